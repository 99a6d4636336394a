import { createApi } from '@portal/api-client';
import { guideContract } from '@portal/api-client/contract';
import { browserPorts, createGuide, type GuideControl } from '@portal/guide';
import { readShopGuide, shopGuide, shopGuideSource } from '@portal/guide/shops';
import { array, object, safeParse, string } from 'valibot';
import { forSession } from '../../app/forSession.ts';
import { clientAt } from '../clientAt.ts';
import type { GuidePorts } from './ports.ts';

const ShopsSchema = object({ boundPlatforms: array(string()) });

/** The guide of a sign-in: it goes on while systems change. */
export const sessionGuide = forSession((ports: GuidePorts) => {
  const { storage, account, notices, queryClient } = ports;
  const scope = `${account.storedUser()?.userId ?? ''}:${account.company() ?? ''}`;
  const source = shopGuideSource(guideApi(ports));
  const guide = createGuide({ ...browserPorts, plan: shopGuide, source, storage, scope });
  let shop = shopOf(guide);
  const endings = [
    notices.onGuide(({ info, isMine }) => guide.pushed(readShopGuide(info), isMine)),
    guide.subscribe(() => {
      const before = shop;
      shop = shopOf(guide);
      if (shop === before) return;
      // The first answer tells nothing new, unless a shop was bound while the page was loading.
      if (before === undefined && !(guide.get().guide?.done.has('shop') && !knowsShops(ports))) return;
      // Another shop is bound: locks on menus lift, onboarding is over.
      void ports.session.servicesChanged();
      void queryClient.invalidateQueries({ queryKey: processQuery(ports).queryKey });
    }),
  ];
  guide.start();
  return {
    thing: guide,
    stop() {
      for (const end of endings) end();
      guide.dispose();
    },
  };
});

/** Whether the systems as they were loaded say that a shop is bound. */
function knowsShops(ports: GuidePorts): boolean {
  return Boolean(
    ports.session.systems()?.some(({ serviceInfoExt }) => {
      const result = safeParse(ShopsSchema, serviceInfoExt);
      return result.success && result.output.boundPlatforms.length > 0;
    }),
  );
}

function shopOf(control: GuideControl): string | undefined {
  const { guide } = control.get();
  return guide && `${guide.done.has('shop')}:${guide.results.shop ?? ''}`;
}

/** The guide's calls: two of them have a host of their own where the operator says so. */
export function guideApi({ client, config }: GuidePorts) {
  const own = createApi(client, guideContract);
  return {
    ...own,
    guidePageProcess: createApi(clientAt(client, config().wmsHost), guideContract).guidePageProcess,
    guideProgress: createApi(clientAt(client, config().guideHost), guideContract).guideProgress,
  };
}

/** What the company's way through onboarding is asked by. */
const PROCESS_CODE = 'platform_user';

/** The company's way through onboarding. */
export function processQuery(ports: GuidePorts) {
  return {
    queryKey: ['portal', 'guide-process'] as const,
    queryFn: () => guideApi(ports).guidePageProcess({ gp_code: PROCESS_CODE }),
  };
}
