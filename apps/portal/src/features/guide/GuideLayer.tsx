import { accountQueries } from '@portal/account';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBoundPlatforms } from '../../layout/useBoundPlatforms.ts';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { lateExtra } from '../../router/lateFlow.tsx';
import { useServices } from '../../wiring/ServicesContext.ts';
import { isDemo } from '../account/avatarFacts.ts';

/* Finished, or closed by operations: the guide is over. */
const OVER = new Set<unknown>([2, 3]);

/**
 * Whether the guide or onboarding may be meant for this person. Who has shops and is done with the guide loads nothing
 * of either.
 */
export function GuideLayer() {
  const services = useServices();
  const { system } = useWorkspace();
  const user = useQuery(accountQueries(services.api).userInfo()).data;
  const platforms = useBoundPlatforms(system.serviceId);
  const [pushedStatus, setPushedStatus] = useState<unknown>();
  const [Room] = useState(() =>
    lateExtra(services, async () => {
      const { GuideRoom, catalogs } = await import('./GuideRoom.tsx');
      return { page: GuideRoom, catalogs };
    }),
  );
  useEffect(() => services.notices.onGuide(({ info }) => setPushedStatus(info.guideStatus)), [services]);
  useEffect(
    () =>
      services.guests.offerDialog('shop-authorisation', async ({ platform }) => {
        const { openShopAuth } = await import('./openShopAuth.tsx');
        return openShopAuth(services, typeof platform === 'string' ? { platform } : {});
      }),
    [services],
  );
  if (!user || isDemo(user)) return null;
  const isOver = OVER.has(pushedStatus ?? user.guideStatus);
  const hasShops = platforms !== undefined && platforms.length > 0;
  if (isOver && hasShops) return null;
  return <Room user={user} hasGuide={!isOver} asksForShops={!hasShops} />;
}
