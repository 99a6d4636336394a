import { Trans, useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { accountToolQueries, TOOL_TEXTS } from '@portal/account/tools';
import { catalogs as tools } from '@portal/account/tools/i18n';
import { createApi, isApiError } from '@portal/api-client';
import { accountServicesContract, type FreePackage } from '@portal/api-client/contract';
import { systemHref, systemLabel } from '@portal/menu-engine/core';
import { ActionButton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lateTexts } from '../../app/createLocales.ts';
import { isDemo } from '../../app/createSessionData.ts';
import { type AccountPorts, accountPorts } from './ports.ts';

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

/** The free package on offer for a system; undefined without one, and where that cannot be known. */
export async function findFreePackage(
  { client }: Pick<AccountPorts, 'client'>,
  systemCode: string,
): Promise<FreePackage | undefined> {
  const api = createApi(client, accountServicesContract);
  const offer = await api.queryEjectFreePackage({ systemCode }).catch(() => null);
  return offer ?? undefined;
}

/** Offers a system's free package, if there is one, and takes it when the person agrees. */
export async function offerFreePackage(ports: AccountPorts, systemCode: string): Promise<void> {
  const offer = await findFreePackage(ports, systemCode);
  if (!offer) return;
  const { dialogs, toasts, i18n } = ports;
  // Said is what can be done about it, in place of why it did not open.
  toasts.dismiss('system-refused');
  const system = nameOf(ports, systemCode, offer);
  const { packageName: name = '', days = 0 } = offer;
  const agreed = await dialogs.confirm({
    title: i18n._({ ...TOOL_TEXTS.offerTitle, values: { system } }),
    message: i18n._({ ...TOOL_TEXTS.offerMessage, values: { name, days } }),
    confirmLabel: i18n._(TOOL_TEXTS.offerTake),
    cancelLabel: i18n._(TOOL_TEXTS.offerLater),
  });
  if (agreed) await takeFreePackage(ports, systemCode, offer);
}

/** Takes the package and enters the system; a failure is told. */
export async function takeFreePackage(
  ports: AccountPorts,
  systemCode: string,
  offer: FreePackage,
): Promise<void> {
  const { client, toasts, i18n, navigate } = ports;
  try {
    const entry = await createApi(client, accountServicesContract).openFreePackage({
      packageId: offer.packageId,
    });
    await ports.session.servicesChanged();
    const system = nameOf(ports, systemCode, offer);
    toasts.show({
      id: 'free-package',
      tone: 'success',
      title: i18n._({ ...TOOL_TEXTS.offerDone, values: { system } }),
    });
    navigate(systemHref(entry));
  } catch (error) {
    const said = isApiError(error) ? error.serverMessage : undefined;
    toasts.show({ id: 'free-package', tone: 'warning', title: said || i18n._(TOOL_TEXTS.offerFailed) });
  }
}

function nameOf(ports: AccountPorts, systemCode: string, offer: FreePackage): string {
  const system = ports.session.systems()?.find((entry) => entry.systemCode === systemCode);
  if (!system) return offer.systemName ?? systemCode;
  return systemLabel(system, ports.i18n.locale);
}
