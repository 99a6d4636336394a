import { useAccount } from '@portal/account';
import { Onboarding } from '@portal/guide/onboarding';
import { SHOP_PLATFORMS } from '@portal/guide/shops';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useBrand } from '../../workspace/useDocument.ts';
import { openShopAuth } from './openShopAuth.tsx';
import { guidePorts } from './ports.ts';

/** The choice of a platform in front of the workspace. */
export function OnboardingLayer({ onSkip }: { onSkip: () => void }) {
  const ports = guidePorts.use();
  const account = useAccount();
  const brand = useBrand(ports.config().brand);
  // The workspace is uncovered once this covers it.
  useLayoutEffect(() => ports.onboarding.set(true), [ports]);
  return createPortal(
    <Onboarding
      brand={brand}
      platforms={SHOP_PLATFORMS}
      onChoose={(platform) => void openShopAuth(ports, { platform })}
      {...(ports.config().offers.includes('demo') && {
        onDemo: () => void ports.act('open-demo', 'FLAGSHIP'),
      })}
      onSkip={onSkip}
      onSignOut={() => void account.signOut()}
      covers={() => ports.anchors.get().frame ?? null}
    />,
    document.body,
  );
}
