import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { helperPage, seesHelper, seesVersionSwitch, TOOL_TEXTS, VersionSwitch } from '@portal/account/tools';
import { createApi } from '@portal/api-client';
import { consultContract, menusToolsContract, SUPER_PLATFORM_CODE } from '@portal/api-client/contract';
import { IconButton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useUserConfig } from '../../layout/useUserConfig.ts';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import type { Services } from '../../wiring/createServices.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { isDemo } from './avatarFacts.ts';
import { loadVersions } from './loadVersions.ts';
import { openOutside } from './openOutside.tsx';
import { useConsult } from './useConsult.ts';

/** The way to the newer version, for those who have the older one. */
export function VersionTool() {
  const services = useServices();
  const { api, dialogs } = services;
  const { system } = useWorkspace();
  const { i18n } = useLingui();
  const { packageStyle, subTab } = useUserConfig();
  const user = useQuery(accountQueries(api).userInfo()).data;
  const { systemCode } = system;
  if (!user || !seesVersionSwitch({ systemCode, packageStyle, subTab, demo: isDemo(user) })) return null;
  const open = () =>
    dialogs.open({
      title: i18n._(TOOL_TEXTS.versionTitle),
      width: 'small',
      content: ({ close }) => (
        <VersionDialog services={services} systemCode={systemCode} onCancel={() => close()} />
      ),
    });
  return <IconButton icon="rocket" label={i18n._(TOOL_TEXTS.version)} onClick={() => void open()} />;
}

type VersionDialogProps = { services: Services; systemCode: string; onCancel: () => void };

function VersionDialog({ services, systemCode, onCancel }: VersionDialogProps) {
  const offer = useQuery({
    queryKey: ['account', 'versions', systemCode],
    queryFn: () => loadVersions(services, systemCode),
    gcTime: 0,
  }).data;
  const onSwitch = async () => {
    const calls = createApi(services.client, menusToolsContract);
    await calls.updatePlatformCode({ platformCode: SUPER_PLATFORM_CODE });
    window.location.reload();
  };
  return <VersionSwitch offer={offer} onSwitch={onSwitch} onCancel={onCancel} />;
}

/** The way to the product helper, unless the company hides it. */
export function HelperTool() {
  const services = useServices();
  const { i18n } = useLingui();
  const calls = useMemo(() => createApi(services.client, consultContract), [services.client]);
  const companyCode = services.account.company() ?? '';
  const address = services.config.productAiUrl;
  const setting = useQuery({
    queryKey: ['account', 'company-setting', companyCode],
    queryFn: () => calls.queryCompanySetting({ company_code: companyCode }),
    enabled: companyCode !== '' && address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isSet = setting.data?.is_set;
  if (setting.isPending || !seesHelper(address, isSet)) return null;
  const open = async () => {
    const { token } = await calls.issuePageToken({ audience: 'product-ai' });
    const href = helperPage(address, { isSet, token, companyCode });
    if (href) openOutside(services, href);
  };
  return (
    <IconButton
      icon="help"
      label={i18n._(TOOL_TEXTS.helper)}
      onClick={() => void open().catch(() => undefined)}
    />
  );
}

/** The way to the people who answer questions about the system. */
export function ConsultTool() {
  const { i18n } = useLingui();
  const openConsult = useConsult();
  const [opening, setOpening] = useState(false);
  return (
    <IconButton
      icon="headset"
      label={i18n._(TOOL_TEXTS.consult)}
      aria-disabled={opening}
      onClick={() => {
        if (opening) return;
        setOpening(true);
        void openConsult().finally(() => setOpening(false));
      }}
    />
  );
}
