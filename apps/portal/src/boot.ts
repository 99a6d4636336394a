import { loadRuntimeConfig } from './config/loadRuntimeConfig.ts';
import { mobileRedirect } from './config/mobileRedirect.ts';
import { parseEntryQuery, withoutToken } from './guard/entryQuery.ts';
import { createPortalRouter } from './router/createPortalRouter.tsx';
import { createServices } from './wiring/createServices.ts';

/** Everything before the first paint; undefined when the visit goes to another site. */
export async function boot() {
  const { token } = parseEntryQuery(window.location.search);
  if (token !== undefined) hideToken();
  const config = await loadRuntimeConfig();
  const mobile = mobileRedirect(navigator.userAgent, window.location.search, config.mobileSiteUrl);
  if (mobile) {
    window.location.replace(mobile);
    return undefined;
  }
  const services = createServices(config);
  services.entryToken = token;
  services.account.start();
  await services.locales.apply(services.account.locale());
  const router = createPortalRouter(services);
  services.useRouter(router);
  return { services, router };
}

/** Before anything else is loaded, so that no referrer and no later script sees the token. */
function hideToken(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + withoutToken(search) + hash);
}
