import { browserPorts, createGuide, type GuideControl } from '@portal/guide';
import { array, object, safeParse, string } from 'valibot';
import type { Services } from '../../wiring/createServices.ts';
import { loadedSystems, reloadSession } from '../../wiring/sessionData.ts';
import { guideApi } from './guideApi.ts';
import { processQuery } from './processQuery.ts';

type Running = { session: string; guide: GuideControl; stop: () => void };

const ShopsSchema = object({ boundPlatforms: array(string()) });

const running = new WeakMap<Services, Running>();

/** The guide of the present sign-in: it goes on while systems change, and ends with the session. */
export function sessionGuide(services: Services): GuideControl | undefined {
  const { tokens, account } = services;
  const session = tokens.epoch && `${tokens.epoch}:${account.company() ?? ''}`;
  const present = running.get(services);
  if (present?.session === session) return present?.guide;
  present?.stop();
  running.delete(services);
  if (!session) return undefined;
  const started = start(services, session);
  running.set(services, started);
  return started.guide;
}

/** The guide while it runs. */
export function runningGuide(services: Services): GuideControl | undefined {
  return running.get(services)?.guide;
}

function start(services: Services, session: string): Running {
  const { storage, account, notices, tokens, queryClient } = services;
  const scope = `${account.storedUser()?.userId ?? ''}:${account.company() ?? ''}`;
  const guide = createGuide({ ...browserPorts, api: guideApi(services), storage, scope });
  let shop = shopOf(guide);
  const endings = [
    notices.onGuide(({ info, isMine }) => guide.pushed(info, isMine)),
    guide.subscribe(() => {
      const before = shop;
      shop = shopOf(guide);
      if (shop === before) return;
      // The first answer tells nothing new, unless a shop was bound while the page was loading.
      if (before === undefined && !(guide.getState().guide?.done.has('shop') && !knowsShops(services)))
        return;
      // Another shop is bound: locks on menus lift, onboarding is over.
      void reloadSession(services, ['systemList']);
      void queryClient.invalidateQueries({ queryKey: processQuery(services).queryKey });
    }),
    tokens.subscribe(({ type }) => {
      if (type !== 'rotated') sessionGuide(services);
    }),
  ];
  guide.start();
  return {
    session,
    guide,
    stop() {
      for (const end of endings) end();
      guide.dispose();
    },
  };
}

/** Whether the systems as they were loaded say that a shop is bound. */
function knowsShops(services: Services): boolean {
  return Boolean(
    loadedSystems(services)?.some(({ serviceInfoExt }) => {
      const result = safeParse(ShopsSchema, serviceInfoExt);
      return result.success && result.output.boundPlatforms.length > 0;
    }),
  );
}

function shopOf({ getState }: GuideControl): string | undefined {
  const { guide } = getState();
  return guide && `${guide.done.has('shop')}:${guide.shopName}`;
}
