import { judgeSystemAccess } from '@portal/menu-engine/core';
import { useTabsValue } from '@portal/tabs';
import { getActivePane, type TabsState } from '@portal/tabs/core';
import { useSystems } from '../../layout/useSystems.ts';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';

/** Pages where a person buys: they are not blocked for want of what is bought there. */
const BUYING = /^\/(user\/product-package|company\/serve\/)/;

/** Whether the page in front is one of a special brand whose quota is used up. */
export function useIsQuotaBlocked(): boolean {
  const { host } = useServices();
  const { system } = useWorkspace();
  const isBuying = useTabsValue(showsBuying);
  const entry = useSystems().find(({ serviceId }) => serviceId === system.serviceId);
  if (!entry || isBuying) return false;
  return judgeSystemAccess({ system: entry, host }).kind === 'blocked-quota';
}

function showsBuying(state: TabsState): boolean {
  return BUYING.test(getActivePane(state)?.path ?? '');
}
