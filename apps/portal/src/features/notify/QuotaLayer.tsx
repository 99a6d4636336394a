import { useAccount } from '@portal/account';
import { judgeSystemAccess } from '@portal/menu-engine/core';
import { QuotaBlock } from '@portal/notify/news';
import { useTabs } from '@portal/tabs';
import { getActivePane } from '@portal/tabs/core';
import { useSystems } from '../../layout/useSystems.ts';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { createNavigation } from './createNavigation.ts';

/** Pages where a person buys: they are not blocked for want of what is bought there. */
const BUYING = /^\/(user\/product-package|company\/serve\/)/;

/** Blocks the pages of a special brand whose quota is used up. */
export function QuotaLayer() {
  const services = useServices();
  const account = useAccount();
  const { system } = useWorkspace();
  const { state } = useTabs();
  const entry = useSystems().find(({ serviceId }) => serviceId === system.serviceId);
  if (!entry) return null;
  const isBlocked = judgeSystemAccess({ system: entry, host: services.host }).kind === 'blocked-quota';
  if (!isBlocked || BUYING.test(getActivePane(state)?.path ?? '')) return null;
  return (
    <QuotaBlock
      onBuy={createNavigation(services).openProductPackage}
      onSignOut={() => void account.signOut()}
    />
  );
}
