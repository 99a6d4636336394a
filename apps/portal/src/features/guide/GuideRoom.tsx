import type { UserInfo } from '@portal/api-client/contract';
import { Guide, type OwnStep } from '@portal/guide';
import { GUIDE_VIDEO_GROUP, needsOnboarding, readVideos, seesGuide } from '@portal/guide/core';
import { latePart } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import { openStep } from './openStep.ts';
import { processQuery } from './processQuery.ts';
import { sessionGuide } from './sessionGuide.ts';
import { startTour } from './startTour.ts';

export { catalogs } from '@portal/guide/i18n';

const OnboardingLayer = latePart(async () => (await import('./OnboardingLayer.tsx')).OnboardingLayer);

const LONG = { staleTime: Number.POSITIVE_INFINITY, retry: false };
const WHITELIST = 'GUIDE_WHITE_USER';

export type GuideRoomProps = {
  user: UserInfo;
  /** The guide is not over for this person. */
  hasGuide: boolean;
  /** No shop is known: a platform may have to be chosen first. */
  asksForShops: boolean;
};

/** The guide of a person who is listed for it, and onboarding where the company has no shop. */
export function GuideRoom({ user, hasGuide, asksForShops }: GuideRoomProps) {
  const services = useServices();
  const { api, config } = services;
  const userId = user.userId ?? '';
  const [isSkipped, setSkipped] = useState(false);
  const whitelist = useQuery({
    queryKey: ['guide', 'whitelist'],
    queryFn: () => api.querySystemParamsPage({ paging: false, systemName: WHITELIST }),
    enabled: hasGuide && !config.development,
    ...LONG,
  }).data?.dataList[0]?.systemValue;
  const process = useQuery({ ...processQuery(services), enabled: asksForShops, ...LONG }).data?.process;
  const isListed = hasGuide && seesGuide({ userId, whitelist, development: Boolean(config.development) });
  const isOnboarding = asksForShops && !isSkipped && needsOnboarding(process);
  const guide = isListed ? sessionGuide(services) : undefined;

  // A window over the page on which the same thing is asked for would be one too many.
  useEffect(() => (isOnboarding ? guide?.hold() : undefined), [isOnboarding, guide]);

  useEffect(
    () => (guide ? services.guests.offerDialog('guide', () => guide.open()) : undefined),
    [guide, services],
  );

  const loadVideos = useCallback(async () => {
    const { dataList } = await api.querySystemParamsPage({ paging: false, systemGroup: GUIDE_VIDEO_GROUP });
    return readVideos(dataList, window.location.href);
  }, [api]);
  const onStep = useCallback((step: OwnStep) => openStep(services, step, guide), [services, guide]);
  const onTour = useCallback(() => void startTour(services, guide), [services, guide]);

  return (
    <>
      {guide && <Guide control={guide} loadVideos={loadVideos} onStep={onStep} onTour={onTour} />}
      {isOnboarding && <OnboardingLayer onSkip={() => setSkipped(true)} />}
    </>
  );
}
