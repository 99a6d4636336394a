import { loadRuntimeConfig } from './config/loadRuntimeConfig.ts';
import { mobileRedirect } from './config/mobileRedirect.ts';
import { parseEntryQuery, withoutToken } from './guard/entryQuery.ts';
import { createPortalRouter } from './router/createPortalRouter.tsx';
import { createServices, type Services } from './wiring/createServices.ts';
import { prefetchVisit } from './wiring/sessionData.ts';

/** Makes the services and begins every call that the first screen waits for, all beside each other. */
export function beginVisit(): Services {
  const { token } = parseEntryQuery(window.location.search);
  if (token !== undefined) hideToken();
  const services = createServices();
  services.entryToken = token;
  services.account.start();
  prefetchVisit(services, window.location.pathname);
  // Who waits for the texts reads of a failure; here they are only asked for early.
  services.locales.apply(services.account.locale()).catch(() => undefined);
  return services;
}

/** Everything else before the first paint; undefined when the visit goes to another site. */
export async function boot(services: Services) {
  const config = await loadRuntimeConfig(services.earlyFetch);
  const mobile = mobileRedirect(navigator.userAgent, window.location.search, config.mobileSiteUrl);
  if (mobile) {
    window.location.replace(mobile);
    return undefined;
  }
  services.configure(config);
  const router = createPortalRouter(services);
  services.useRouter(router);
  // A session that turns out to have ended leads to the login page: until the router is mounted nobody else follows. Not
  // `router.load` itself, which the router's own part subscribes: the history holds each listener once, for all of them.
  const stopFollowing = router.history.subscribe((change) => router.load(change));
  try {
    await Promise.all([services.locales.apply(services.account.locale()), router.load()]);
  } catch (error) {
    stopFollowing();
    throw error;
  }
  return { services, router, onMount: stopFollowing };
}

/** Before anything else is loaded, so that no referrer and no later script sees the token. */
function hideToken(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + withoutToken(search) + hash);
}
