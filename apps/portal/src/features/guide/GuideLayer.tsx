import { accountQueries } from '@portal/account';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isDemo } from '../../app/createSessionData.ts';
import { lateExtra } from '../../app/lateFlow.tsx';
import { useBoundPlatforms } from '../../workspace/useSystems.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { guidePorts } from './ports.ts';

/* Finished, or closed by operations: the guide is over. */
const OVER = new Set<unknown>([2, 3]);

/**
 * Whether the guide or onboarding may be meant for this person. Who has shops, or can bind none, and is done with the
 * guide loads nothing of either.
 */
export function GuideLayer() {
  const ports = guidePorts.use();
  const { system } = useWorkspace();
  const user = useQuery(accountQueries(ports.api).userInfo()).data;
  const platforms = useBoundPlatforms(system.serviceId);
  const [pushedStatus, setPushedStatus] = useState<unknown>();
  const [Room] = useState(() =>
    lateExtra(ports, async () => {
      const { GuideRoom, catalogs } = await import('./GuideRoom.tsx');
      return { page: GuideRoom, catalogs };
    }),
  );
  useEffect(() => ports.notices.onGuide(({ info }) => setPushedStatus(info.guideStatus)), [ports]);
  const asksForShops = ports.config().offers.includes('shops') && !platforms?.length;
  const isFree = user !== undefined && (!asksForShops || isDemo(user));
  useEffect(() => {
    if (isFree) ports.onboarding.set(true);
  }, [ports, isFree]);
  useEffect(() => () => ports.onboarding.set(false), [ports]);
  if (!user || isDemo(user)) return null;
  const isOver = OVER.has(pushedStatus ?? user.guideStatus);
  if (isOver && !asksForShops) return null;
  return <Room user={user} hasGuide={!isOver} asksForShops={asksForShops} />;
}

/* For all others the guide's rules are not loaded either. */
const CLASSES = new Set(['TIKTOK', 'SAIL']);

/** The way to the supply chain's initialisation guide, for those whom it is meant for. */
export function InitialGuideTool() {
  const ports = guidePorts.use();
  const user = useQuery(accountQueries(ports.api).userInfo()).data;
  const [Button] = useState(() =>
    lateExtra(ports, async () => {
      const { InitialGuideButton, catalogs } = await import('./InitialGuideButton.tsx');
      return { page: InitialGuideButton, catalogs };
    }),
  );
  if (!CLASSES.has(user?.classification ?? '')) return null;
  return <Button classification={user?.classification} />;
}
