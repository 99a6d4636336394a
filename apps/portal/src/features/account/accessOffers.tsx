import { Trans, useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { accountToolQueries, TOOL_TEXTS } from '@portal/account/tools';
import { catalogs as tools } from '@portal/account/tools/i18n';
import { ActionButton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lateTexts } from '../../app/createLocales.ts';
import { isDemo } from '../../app/createSessionData.ts';
import { findFreePackage, takeFreePackage } from './freePackage.ts';
import { accountPorts } from './ports.ts';

/** For a person of several companies: the choice of another one, and then the page that was wanted. */
export function SwitchCompany() {
  const ports = accountPorts.use();
  const { data } = useQuery(accountToolQueries.otherCompanies(ports.api));
  // On this page nothing else brings the texts of the late parts.
  useEffect(() => void ports.locales.add(lateTexts), [ports]);
  if (!data || data.length === 0) return null;
  return (
    <ActionButton isPrimary onClick={ports.chooseCompany}>
      <Trans id="portal.switchCompany" message="切换公司后打开" />
    </ActionButton>
  );
}

/** For a system that the company cannot open, but may try for nothing. */
export function FreePackageOffer({ systemCode }: { systemCode?: string }) {
  return systemCode === undefined ? null : <Offer systemCode={systemCode} />;
}

function Offer({ systemCode }: { systemCode: string }) {
  const ports = accountPorts.use();
  const { i18n } = useLingui();
  const [sending, setSending] = useState(false);
  const user = useQuery(accountQueries(ports.api).userInfo()).data;
  const { data: offer } = useQuery({
    queryKey: ['portal', 'free-package', systemCode],
    queryFn: async () => {
      // On this page nothing else brings the texts of the late parts.
      const [found] = await Promise.all([findFreePackage(ports, systemCode), ports.locales.add(tools)]);
      return found ?? null;
    },
    enabled: user !== undefined && !isDemo(user),
  });
  if (!offer) return null;
  const take = () => {
    setSending(true);
    void takeFreePackage(ports, systemCode, offer).finally(() => setSending(false));
  };
  return (
    <ActionButton isPrimary icon="gift" disabled={sending} aria-busy={sending} onClick={take}>
      {i18n._(TOOL_TEXTS.offerTake)}
    </ActionButton>
  );
}
