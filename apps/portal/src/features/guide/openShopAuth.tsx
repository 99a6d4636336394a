import { createApi } from '@portal/api-client';
import {
  accountServicesContract,
  onboardingContract,
  onboardingPlatforms,
} from '@portal/api-client/contract';
import { GUIDE_TEXTS } from '@portal/guide';
import { catalogs } from '@portal/guide/i18n';
import { type BoundShop, BoundShops, PlatformChoice, ShopAuth, ShopAuthDone } from '@portal/guide/onboarding';
import { SHOP_PLATFORMS, type ShopAuthBegun } from '@portal/guide/shops';
import { systemHref } from '@portal/menu-engine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isDemo } from '../../app/createSessionData.ts';
import { formatPaneAddress } from '../../workspace/panes/paneAddress.ts';
import type { GuidePorts } from './ports.ts';
import { processQuery, sessionGuide } from './sessionGuide.ts';

type Platform = (typeof onboardingPlatforms)[number];

const ORDERS = { app: 'scm_new', path: '/sail-order-management' };

/** Authorises shops until somebody has enough of it; answers whether one was authorised. */
export async function openShopAuth(ports: GuidePorts, { platform }: { platform?: string }): Promise<boolean> {
  const { locales } = ports;
  if (isDemo(await ports.session.userInfo())) {
    await ports.act('demo-tip');
    return false;
  }
  await locales.add(catalogs);
  const release = sessionGuide.running(ports)?.hold();
  let hasShop = false;
  try {
    for (let chosen = offered(platform); await authoriseOne(ports, chosen); chosen = undefined) {
      hasShop = true;
      await shopsChanged(ports);
      if ((await askWhatNext(ports)) !== 'more') break;
    }
  } finally {
    release?.();
  }
  return hasShop;
}

/** One shop: the platform where none was named, then the provider's form. */
async function authoriseOne({ client, dialogs, i18n }: GuidePorts, platform?: string): Promise<boolean> {
  const api = createApi(client, { ...onboardingContract, ...accountServicesContract });
  const answer = await dialogs.open<'done'>({
    title: i18n._(GUIDE_TEXTS.shopAuth),
    width: 'large',
    content: ({ close }) => (
      <ShopAuthSteps
        platform={platform}
        loadShops={() => api.getAccountStatusList({})}
        begin={(code) => api.beginShopAuth({ platform: code as Platform })}
        onDone={() => close('done')}
      />
    ),
  });
  return answer === 'done';
}

/** A platform whose shops cannot be bound here leaves the choice among those that can. */
function offered(platform: string | undefined): string | undefined {
  return onboardingPlatforms.find((code) => code === platform);
}

async function askWhatNext(ports: GuidePorts): Promise<'more' | undefined> {
  const { dialogs, i18n, navigate } = ports;
  const entered = ports.entered.get();
  const answer = await dialogs.open<'more' | 'orders'>({
    title: i18n._(GUIDE_TEXTS.shopAuthDone),
    width: 'small',
    content: ({ close }) => <ShopAuthDone onMore={() => close('more')} onOrders={() => close('orders')} />,
  });
  if (answer === 'orders' && entered) navigate(systemHref(entered) + formatPaneAddress(ORDERS));
  return answer === 'more' ? answer : undefined;
}

/** The platform is bound from here on: its menus are no longer locked, and onboarding is over. */
async function shopsChanged(ports: GuidePorts): Promise<void> {
  const { queryClient } = ports;
  await Promise.all([
    ports.session.servicesChanged(),
    queryClient.invalidateQueries({ queryKey: processQuery(ports).queryKey }),
  ]).catch(() => undefined);
}

type ShopAuthStepsProps = {
  /** Chosen already. */
  platform: string | undefined;
  begin: (platform: string) => Promise<ShopAuthBegun>;
  /** The shops that are bound already; the choice does without them. */
  loadShops: () => Promise<readonly BoundShop[]>;
  onDone: () => void;
};

/** The platform, with the shops that there are, then its form. */
function ShopAuthSteps({ platform, begin, loadShops, onDone }: ShopAuthStepsProps) {
  const [chosen, setChosen] = useState(platform);
  const shops = useQuery({
    queryKey: ['portal', 'guide-shops'],
    queryFn: loadShops,
    enabled: platform === undefined,
    gcTime: 0,
  }).data;
  const start = useCallback(() => begin(chosen ?? ''), [begin, chosen]);
  if (chosen === undefined) {
    return (
      <>
        <PlatformChoice platforms={SHOP_PLATFORMS} onChoose={setChosen} />
        <BoundShops platforms={SHOP_PLATFORMS} shops={shops ?? []} onRenew={setChosen} />
      </>
    );
  }
  return <ShopAuth platform={chosen} begin={start} onDone={onDone} />;
}
