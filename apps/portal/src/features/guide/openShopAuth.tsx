import { createApi } from '@portal/api-client';
import {
  accountServicesContract,
  onboardingContract,
  onboardingPlatforms,
} from '@portal/api-client/contract';
import { GUIDE_TEXTS } from '@portal/guide';
import { catalogs } from '@portal/guide/i18n';
import { ShopAuthDone } from '@portal/guide/onboarding';
import { systemHref } from '@portal/menu-engine/core';
import { formatPaneAddress } from '../../panes/paneAddress.ts';
import type { Services } from '../../wiring/createServices.ts';
import { reloadSession } from '../../wiring/sessionData.ts';
import { showDemoTip } from '../account/avatarActions.ts';
import { isDemo } from '../account/avatarFacts.ts';
import { processQuery } from './processQuery.ts';
import { ShopAuthSteps } from './ShopAuthSteps.tsx';
import { runningGuide } from './sessionGuide.ts';

type Platform = (typeof onboardingPlatforms)[number];

const ORDERS = { app: 'scm_new', path: '/sail-order-management' };

/** Authorises shops until somebody has enough of it; answers whether one was authorised. */
export async function openShopAuth(
  services: Services,
  { platform }: { platform?: string },
): Promise<boolean> {
  const { locales } = services;
  if (isDemo(await services.userInfo())) {
    await showDemoTip(services);
    return false;
  }
  await locales.add(catalogs);
  const release = runningGuide(services)?.hold();
  let hasShop = false;
  try {
    for (let chosen = offered(platform); await authoriseOne(services, chosen); chosen = undefined) {
      hasShop = true;
      await shopsChanged(services);
      if ((await askWhatNext(services)) !== 'more') break;
    }
  } finally {
    release?.();
  }
  return hasShop;
}

/** One shop: the platform where none was named, then the provider's form. */
async function authoriseOne({ client, dialogs, i18n }: Services, platform?: string): Promise<boolean> {
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

async function askWhatNext(services: Services): Promise<'more' | undefined> {
  const { dialogs, i18n, navigate, entered } = services;
  const answer = await dialogs.open<'more' | 'orders'>({
    title: i18n._(GUIDE_TEXTS.shopAuthDone),
    width: 'small',
    content: ({ close }) => <ShopAuthDone onMore={() => close('more')} onOrders={() => close('orders')} />,
  });
  if (answer === 'orders' && entered) navigate(systemHref(entered) + formatPaneAddress(ORDERS));
  return answer === 'more' ? answer : undefined;
}

/** The platform is bound from here on: its menus are no longer locked, and onboarding is over. */
async function shopsChanged(services: Services): Promise<void> {
  const { queryClient } = services;
  await Promise.all([
    reloadSession(services, ['systemList']),
    queryClient.invalidateQueries({ queryKey: processQuery(services).queryKey }),
  ]).catch(() => undefined);
}
