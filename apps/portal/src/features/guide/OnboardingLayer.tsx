import { useAccount } from '@portal/account';
import { Onboarding } from '@portal/guide/onboarding';
import { createPortal } from 'react-dom';
import { useServices } from '../../wiring/ServicesContext.ts';
import { openDemoEnvironment } from '../account/avatarActions.ts';
import { openShopAuth } from './openShopAuth.tsx';

/** The choice of a platform in front of the workspace. */
export function OnboardingLayer({ onSkip }: { onSkip: () => void }) {
  const services = useServices();
  const account = useAccount();
  return createPortal(
    <Onboarding
      onChoose={(platform) => void openShopAuth(services, { platform })}
      onDemo={() => void openDemoEnvironment(services, 'FLAGSHIP')}
      onSkip={onSkip}
      onSignOut={() => void account.signOut()}
      covers={coveredFrame}
    />,
    document.body,
  );
}

/** The workspace with its header, beside which dialogs and toasts stand. */
function coveredFrame(): Element | null {
  return document.getElementById('workspace')?.parentElement?.parentElement ?? null;
}
