import { RuntimeConfigSchema } from '@portal/api-client/contract';
import { createStore } from '@portal/machine';
import { parse } from 'valibot';
import { lateTexts } from './createLocales.ts';
import { createPortalRouter } from './createPortalRouter.tsx';
import { createPorts, type RouterPort } from './createPorts.ts';
import { createEarlyFetch } from './early/createEarlyFetch.ts';
import { mobileRedirect } from './guard/entryTargets.ts';
import { parseEntryQuery, withoutToken } from './guard/parseAddress.ts';
import { createVisit } from './meetingPlaces.ts';

/** Makes the ports and begins every call that the first screen waits for, all beside each other. */
export function beginVisit() {
  // As it came: the mobile site gets all of it.
  const { search } = window.location;
  const { token } = parseEntryQuery(search);
  if (token !== undefined) hideToken();
  const visit = createVisit(token);
  const config = createStore(parse(RuntimeConfigSchema, {}));
  const router = createStore<RouterPort | undefined>(undefined);
  const fetch = createEarlyFetch();
  const loadFeatures = () => {
    // Asked for beside the features, which would ask for them only once they run; they tell when there are none.
    void ports.locales.add(lateTexts).catch(() => undefined);
    return import('./features.ts');
  };
  const ports = createPorts({ visit, config, router, fetch, loadFeatures });
  ports.account.start();
  ports.session.prefetch(window.location.pathname, token);
  // Asked for early; the texts are waited for, and their failure told, before the first paint.
  ports.locales.apply(ports.account.locale()).catch(() => undefined);

  /** Everything else before the first paint; undefined when the visit goes to another site. */
  async function boot() {
    const answer = await fetch(new Request('/config.json'));
    if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
    config.set(parse(RuntimeConfigSchema, await answer.json()));
    const mobile = mobileRedirect(navigator.userAgent, search, config.get().mobileSiteUrl);
    if (mobile) {
      window.location.replace(mobile);
      return undefined;
    }
    const made = createPortalRouter(ports, visit);
    router.set(made);
    // A session that turns out to have ended leads to the login page: until the router is mounted nobody else follows. Not
    // `router.load` itself, which the router's own part subscribes: the history holds each listener once, for all of them.
    const stopFollowing = made.history.subscribe((change) => made.load(change));
    try {
      await Promise.all([ports.locales.apply(ports.account.locale()), made.load()]);
    } catch (error) {
      stopFollowing();
      throw error;
    }
    return { ports, router: made, onMount: stopFollowing };
  }
  return boot;
}

/** Before anything else is loaded, so that no referrer and no later script sees the token. */
function hideToken(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + withoutToken(search) + hash);
}
