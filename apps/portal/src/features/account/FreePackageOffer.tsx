import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { TOOL_TEXTS } from '@portal/account/tools';
import { catalogs } from '@portal/account/tools/i18n';
import { ActionButton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import { isDemo } from './avatarFacts.ts';
import { findFreePackage, takeFreePackage } from './freePackage.ts';

/** For a system that the company cannot open, but may try for nothing. */
export function FreePackageOffer({ systemCode }: { systemCode: string }) {
  const services = useServices();
  const { i18n } = useLingui();
  const [sending, setSending] = useState(false);
  const user = useQuery(accountQueries(services.api).userInfo()).data;
  const { data: offer } = useQuery({
    queryKey: ['account', 'free-package', systemCode],
    queryFn: async () => {
      // On this page nothing else brings the texts of the late parts.
      const [found] = await Promise.all([
        findFreePackage(services, systemCode),
        services.locales.add(catalogs),
      ]);
      return found ?? null;
    },
    enabled: user !== undefined && !isDemo(user),
  });
  if (!offer) return null;
  const take = () => {
    setSending(true);
    void takeFreePackage(services, systemCode, offer).finally(() => setSending(false));
  };
  return (
    <ActionButton isPrimary icon="gift" disabled={sending} aria-busy={sending} onClick={take}>
      {i18n._(TOOL_TEXTS.offerTake)}
    </ActionButton>
  );
}
