import { accountQueries } from '@portal/account';
import { seesPackages } from '@portal/account/core';
import { HelpCard, readFundsAssistant } from '@portal/account/tools';
import { createApi } from '@portal/api-client';
import {
  accountFlowsContract,
  accountServicesContract,
  menusToolsContract,
} from '@portal/api-client/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useNewsSlot } from '../../layout/useNewsSlot.ts';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { openDemoEnvironment } from './avatarActions.ts';
import { ENVIRONMENT_GROUP, isDemo, offersDemo, seesPermissions } from './avatarFacts.ts';
import { AVATAR_FACTS_KEY } from './avatarFactsKey.ts';
import { offerFreePackage } from './freePackage.ts';
import { showSecurityNotice } from './showSecurityNotice.tsx';
import { useConsult } from './useConsult.ts';

const LONG = { staleTime: Number.POSITIVE_INFINITY, retry: false };
const USER_CENTRE = 'SSO_SYS_USER';

/** What the avatar menu learns after the workspace is usable, the card for the first use, and the consult for apps. */
export function AccountLayer() {
  const services = useServices();
  const { client, api, guests } = services;
  const queryClient = useQueryClient();
  const { index, system } = useWorkspace();
  const { serviceId, systemCode } = system;
  const openConsult = useConsult();
  const calls = useMemo(
    () => createApi(client, { ...accountFlowsContract, ...accountServicesContract, ...menusToolsContract }),
    [client],
  );
  const user = useQuery(accountQueries(api).userInfo()).data;
  const demo = isDemo(user);
  const tree = useQuery({
    queryKey: ['account', 'user-centre'],
    queryFn: () => calls.queryECMenuTreeByPlatformCode({ platformCode: USER_CENTRE }),
    ...LONG,
  }).data;
  const funds = useQuery({
    queryKey: ['account', 'funds'],
    queryFn: () => calls.platformUniteInterface({ method: 'fundsAssistantAuth' }),
    enabled: user !== undefined && !demo,
    ...LONG,
  }).data;
  const environments = useQuery({
    queryKey: ['account', 'environments'],
    queryFn: () => api.querySystemParamsPage({ paging: false, systemGroup: ENVIRONMENT_GROUP }),
    enabled: user !== undefined && !demo,
    ...LONG,
  }).data;
  const servicePackage = useQuery({
    queryKey: ['account', 'package', serviceId, services.i18n.locale],
    queryFn: () => calls.querySystemServicePackageInfo({ serviceId, systemCode }),
    enabled: user !== undefined && seesPackages(user),
    ...LONG,
  }).data;
  const help = useQuery({
    queryKey: ['account', 'help-card'],
    queryFn: () => calls.checkShowHelpInfo({}),
    enabled: user !== undefined && !demo,
    ...LONG,
  }).data;

  useEffect(() => {
    const fundsUrl = readFundsAssistant(funds?.respBody);
    queryClient.setQueryData(AVATAR_FACTS_KEY, {
      hasMenus: index.leaves.length > 0,
      hasPermissions: seesPermissions(tree?.menuInfoListDTOS ?? []),
      offersDemo: offersDemo(user, environments?.dataList ?? []),
      ...(fundsUrl && { fundsUrl }),
      ...(servicePackage && {
        servicePackage: { name: servicePackage.packageName, expireTime: servicePackage.expireTime },
      }),
    });
  }, [queryClient, index, tree, funds, environments, user, servicePackage]);

  useEffect(() => guests.offerDialog('sales-consult', () => openConsult()), [guests, openConsult]);
  useEffect(
    () =>
      guests.offerDialog('demo-environment', ({ demoEnvironment }) =>
        openDemoEnvironment(services, demoEnvironment === 'SAIL' ? 'SAIL' : 'FLAGSHIP'),
      ),
    [guests, services],
  );
  useEffect(
    () =>
      demo
        ? undefined
        : guests.offerDialog('free-package', ({ systemCode }) =>
            typeof systemCode === 'string' ? offerFreePackage(services, systemCode) : undefined,
          ),
    [guests, services, demo],
  );

  useEffect(() => services.notices.onSecurity((notice) => showSecurityNotice(services, notice)), [services]);

  const line = useNewsSlot();
  if (help?.show !== 1 || !line) return null;
  return createPortal(
    <HelpCard
      onDone={() => {
        queryClient.setQueryData(['account', 'help-card'], { show: 0 });
        // Not put away there, it comes back on the next visit: nothing is lost.
        calls.checkShowHelpInfo({ seen: true }).catch(() => undefined);
      }}
    />,
    line,
  );
}
