import { accountQueries } from '@portal/account';
import { seesPackages } from '@portal/account/core';
import { accountToolQueries, HelpCard, readFundsAssistant } from '@portal/account/tools';
import { createApi } from '@portal/api-client';
import {
  accountFlowsContract,
  accountServicesContract,
  menusToolsContract,
} from '@portal/api-client/contract';
import { useMachine } from '@portal/machine/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { isDemo } from '../../app/createSessionData.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { useIsNear } from '../useIsNear.ts';
import { offersDemo, seesPermissions } from './avatarActions.ts';
import { offerFreePackage } from './freePackage.ts';
import { useConsult } from './openOutside.tsx';
import { accountPorts } from './ports.ts';

/** What the avatar menu learns when somebody comes near it, the card for the first use, and the consult for apps. */
export function AccountLayer() {
  const ports = accountPorts.use();
  const { avatarFacts, client, api, guests, storage } = ports;
  const queryClient = useQueryClient();
  const { index, system } = useWorkspace();
  const openConsult = useConsult();
  const calls = useMemo(
    () => createApi(client, { ...accountFlowsContract, ...accountServicesContract, ...menusToolsContract }),
    [client],
  );
  const user = useQuery(accountQueries(api).userInfo()).data;
  const demo = isDemo(user);
  const own = user !== undefined && !demo;
  const { avatar, helpLine: line } = useMachine(ports.anchors);
  const isWanted = useIsNear(avatar);
  const tree = useQuery({ ...accountToolQueries.userCentre(calls), enabled: isWanted }).data;
  const funds = useQuery({ ...accountToolQueries.funds(calls), enabled: isWanted && own }).data;
  const environments = useQuery({ ...accountToolQueries.environments(api), enabled: isWanted && own }).data;
  const servicePackage = useQuery({
    ...accountToolQueries.servicePackage(calls, system, ports.i18n.locale),
    enabled: isWanted && user !== undefined && seesPackages(user),
  }).data;
  const helpCard = accountToolQueries.helpCard(calls);
  // Put away once, it is put away for good: nobody has to ask again.
  const helpKey = `help-seen:${user?.userId ?? ''}`;
  const help = useQuery({ ...helpCard, enabled: own && storage.get(helpKey) === null }).data;
  useEffect(() => {
    if (help?.show === 0) storage.set(helpKey, '1');
  }, [help, helpKey, storage]);

  useEffect(() => {
    const fundsUrl = readFundsAssistant(funds?.respBody);
    avatarFacts.set({
      hasMenus: index.leaves.length > 0,
      hasPermissions: seesPermissions(tree?.menuInfoListDTOS ?? []),
      offersDemo: offersDemo(user, environments?.dataList ?? []),
      ...(fundsUrl && { fundsUrl }),
      ...(servicePackage && {
        servicePackage: { name: servicePackage.packageName, expireTime: servicePackage.expireTime },
      }),
    });
  }, [avatarFacts, index, tree, funds, environments, user, servicePackage]);

  useEffect(
    () => guests.offerDialog('sales-consult', () => openConsult(), { demo: true }),
    [guests, openConsult],
  );
  useEffect(
    () =>
      demo
        ? undefined
        : guests.offerDialog('free-package', ({ systemCode }) =>
            typeof systemCode === 'string' ? offerFreePackage(ports, systemCode) : undefined,
          ),
    [guests, ports, demo],
  );

  if (help?.show !== 1 || !line) return null;
  return createPortal(
    <HelpCard
      onDone={() => {
        queryClient.setQueryData(helpCard.queryKey, { show: 0 });
        // Not put away there, it comes back on another device: nothing is lost.
        calls.checkShowHelpInfo({ seen: true }).catch(() => undefined);
      }}
    />,
    line,
  );
}
