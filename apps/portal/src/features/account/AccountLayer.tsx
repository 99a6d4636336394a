import { useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { accountQueries } from '@portal/account';
import { seesPackages } from '@portal/account/core';
import { accountToolQueries, HelpCard, readFundsAssistant, TOOL_TEXTS } from '@portal/account/tools';
import { type Api, createApi } from '@portal/api-client';
import {
  accountFlowsContract,
  accountServicesContract,
  menusToolsContract,
} from '@portal/api-client/contract';
import { useMachine } from '@portal/machine/react';
import { NoticeBar } from '@portal/ui';
import { type ColorScheme, useColorScheme, useIsNear } from '@portal/ui/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isDemo } from '../../app/createSessionData.ts';
import { useUserConfig } from '../../workspace/useSystems.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { useConsult, useHasConsult } from './AccountTools.tsx';
import { offerFreePackage } from './accessOffers.tsx';
import { offersDemo, runAvatarAction, seesPermissions } from './avatarActions.ts';
import { type AccountPorts, accountPorts } from './ports.ts';

/** What the avatar menu learns when somebody comes near it, the card for the first use, and the consult for apps. */
export function AccountLayer() {
  const ports = accountPorts.use();
  const { avatarFacts, client, api, guests, storage, config } = ports;
  const queryClient = useQueryClient();
  const { index, system } = useWorkspace();
  const openConsult = useConsult();
  const hasConsult = useHasConsult();
  const calls = useMemo(
    () => createApi(client, { ...accountFlowsContract, ...accountServicesContract, ...menusToolsContract }),
    [client],
  );
  const user = useQuery(accountQueries(api).userInfo()).data;
  const demo = isDemo(user);
  const own = user !== undefined && !demo;
  useKeptAppearance(calls);
  const { avatar, helpLine: line } = useMachine(ports.anchors);
  const isWanted = useIsNear(avatar);
  const tree = useQuery({ ...accountToolQueries.userCentre(calls), enabled: isWanted }).data;
  const funds = useQuery({ ...accountToolQueries.funds(calls), enabled: isWanted && own }).data;
  const environments = useQuery({ ...accountToolQueries.environments(api), enabled: isWanted && own }).data;
  const companies = useQuery({ ...accountToolQueries.otherCompanies(api), enabled: isWanted && own }).data;
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
      bindsShops: config().offers.includes('shops'),
      hasPermissions: seesPermissions(tree?.menuInfoListDTOS ?? []),
      offersDemo: offersDemo(user, environments?.dataList ?? []),
      hasOtherCompanies: (companies?.length ?? 0) > 0,
      ...(fundsUrl && { fundsUrl }),
      ...(servicePackage && {
        servicePackage: { name: servicePackage.packageName, expireTime: servicePackage.expireTime },
      }),
    });
  }, [avatarFacts, config, index, tree, funds, environments, companies, user, servicePackage]);

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

  if (demo && line) return createPortal(<DemoBar ports={ports} />, line);
  if (help?.show !== 1 || !line) return null;
  return createPortal(
    <HelpCard
      hasConsult={hasConsult}
      onDone={() => {
        queryClient.setQueryData(helpCard.queryKey, { show: 0 });
        // Not put away there, it comes back on another device: nothing is lost.
        calls.checkShowHelpInfo({ seen: true }).catch(() => undefined);
      }}
    />,
    line,
  );
}

/** Says below the pages that nothing here is real, and leads out. */
function DemoBar({ ports }: { ports: AccountPorts }) {
  const { i18n } = useLingui();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void runAvatarAction(ports, 'leave-demo').finally(() => setIsLeaving(false));
  };
  return (
    <section aria-label={i18n._(TOOL_TEXTS.demoBar)}>
      <NoticeBar
        icon="info"
        actions={
          <Button size="compact-sm" variant="default" loading={isLeaving} onClick={leave}>
            {i18n._(TOOL_TEXTS.demoLeave)}
          </Button>
        }
      >
        {i18n._(TOOL_TEXTS.demoBar)}
      </NoticeBar>
    </section>
  );
}

/** The colours chosen on this device when the page began, as its head has noted. */
const begunWith = () => (globalThis as { portalColorScheme?: string | null }).portalColorScheme ?? 'auto';

/** Brings the colours that the person chose on another device, and keeps on the server what is chosen here. */
function useKeptAppearance(calls: Pick<Api<typeof accountServicesContract>, 'chooseAppearance'>): void {
  const { choice, choose } = useColorScheme();
  const kept = useUserConfig().appearance;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    const isOther = seen.current !== choice;
    seen.current = choice;
    // The menu is there before this part is: what was chosen meanwhile holds.
    const isChosen = !isFirst || choice !== begunWith();
    if (!isChosen && isScheme(kept) && kept !== choice) choose(kept);
    // Not kept there, it is this device's alone until the next choice. Nothing chosen anywhere is nothing to keep.
    else if (isOther && (isChosen || kept === undefined) && choice !== (kept ?? 'auto'))
      calls.chooseAppearance({ appearance: choice }).catch(() => undefined);
  }, [choice, choose, kept, calls]);
}

function isScheme(value: string | undefined): value is ColorScheme {
  return value === 'light' || value === 'dark' || value === 'auto';
}
