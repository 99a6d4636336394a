import { createApi } from '@portal/api-client';
import { onboardingContract, type UserInfo } from '@portal/api-client/contract';
import { GUIDE_TEXTS, Guide, type GuideControl, TOUR_TEXTS } from '@portal/guide';
import { readVideos, seesGuide } from '@portal/guide/core';
import { GUIDE_VIDEO_GROUP, needsOnboarding, SHOP_VIDEO_NAMES } from '@portal/guide/shops';
import { latePart } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type GuidePorts, guidePorts } from './ports.ts';
import { processQuery, sessionGuide } from './sessionGuide.ts';

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
  const ports = guidePorts.use();
  const { api, config } = ports;
  const userId = user.userId ?? '';
  const [isSkipped, setSkipped] = useState(false);
  const whitelist = useQuery({
    queryKey: ['portal', 'guide-whitelist'],
    queryFn: () => api.querySystemParamsPage({ paging: false, systemName: WHITELIST }),
    enabled: hasGuide && !config().development,
    ...LONG,
  }).data?.dataList[0]?.systemValue;
  const { data, isFetched } = useQuery({ ...processQuery(ports), enabled: asksForShops, ...LONG });
  const process = data?.process;
  const isListed = hasGuide && seesGuide({ userId, whitelist, development: Boolean(config().development) });
  const isOnboarding = asksForShops && !isSkipped && needsOnboarding(process);
  const guide = sessionGuide.use(ports, isListed);
  useEffect(() => {
    if (isFetched && !isOnboarding) ports.onboarding.set(true);
  }, [ports, isFetched, isOnboarding]);

  // A window over the page on which the same thing is asked for would be one too many.
  useEffect(() => (isOnboarding ? guide?.hold() : undefined), [isOnboarding, guide]);

  useEffect(
    () => (guide ? ports.guests.offerDialog('guide', () => guide.open()) : undefined),
    [guide, ports],
  );

  const loadVideos = useCallback(async () => {
    const { dataList } = await api.querySystemParamsPage({ paging: false, systemGroup: GUIDE_VIDEO_GROUP });
    return readVideos(dataList, window.location.href, SHOP_VIDEO_NAMES);
  }, [api]);
  const onStep = useCallback((step: string) => openStep(ports, step, guide), [ports, guide]);
  const onTour = useCallback(() => void startTour(ports, guide), [ports, guide]);

  return (
    <>
      {guide && <Guide control={guide} loadVideos={loadVideos} onStep={onStep} onTour={onTour} />}
      {isOnboarding && <OnboardingLayer onSkip={() => setSkipped(true)} />}
    </>
  );
}

/** Leads to where a step of the guide is done. */
function openStep(ports: GuidePorts, step: string, guide: GuideControl | undefined): void {
  if (step === 'shop') {
    void openShop(ports, guide);
    return;
  }
  if (step === 'ads' || step === 'mail') void openAuthorisation(ports, step);
}

/** Its forms load when somebody comes to that step. */
async function openShop(ports: GuidePorts, guide: GuideControl | undefined): Promise<void> {
  const release = guide?.hold();
  try {
    const { openShopAuth } = await import('./openShopAuth.tsx');
    await openShopAuth(ports, {});
  } catch {
    tellFailed(ports);
  } finally {
    release?.();
  }
}

async function openAuthorisation(ports: GuidePorts, step: 'ads' | 'mail'): Promise<void> {
  const { act, client } = ports;
  const api = createApi(client, onboardingContract);
  try {
    const { url } = step === 'ads' ? await api.beginAdsAuth({}) : await api.authEdm({});
    const { href, protocol } = new URL(url ?? '');
    if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('not a page');
    await act('open-outside', href);
  } catch {
    tellFailed(ports);
  }
}

function tellFailed({ toasts, i18n }: GuidePorts): void {
  toasts.show({ id: 'guide-step', tone: 'warning', title: i18n._(GUIDE_TEXTS.failed) });
}

/** The places of the workspace, in the order of the tour; one that is not there is left out. */
const PLACES = ['switcher', 'menus', 'tabs', 'avatar'] as const;

/** Shows the places of the workspace one after the other; the guide waits meanwhile. */
async function startTour({ anchors, i18n }: GuidePorts, guide: GuideControl | undefined): Promise<void> {
  const release = guide?.hold();
  try {
    const { createSpotlight, spotlightWords } = await import('@portal/guide/spotlight');
    await createSpotlight({ words: spotlightWords(i18n) }).start(
      PLACES.map((name) => ({
        target: () => anchors.get()[name] ?? null,
        title: i18n._(TOUR_TEXTS[name].title),
        text: i18n._(TOUR_TEXTS[name].text),
      })),
    );
  } finally {
    release?.();
  }
}
