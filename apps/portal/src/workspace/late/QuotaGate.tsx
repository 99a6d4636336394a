import { useAccount } from '@portal/account';
import { systemHref } from '@portal/menu-engine/core';
import { catalogs } from '@portal/notify/i18n';
import { QuotaBlock } from '@portal/notify/news';
import { useEffect, useState } from 'react';
import { formatPaneAddress } from '../panes/paneAddress.ts';
import { workspacePorts } from '../ports.ts';

/** Stands before a page whose quota is used up: what is left is to buy, or to sign out. */
export function QuotaGate({ system }: { system: { serviceId: string; systemCode: string } }) {
  const { locales, navigate } = workspacePorts.use();
  const account = useAccount();
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => void locales.add(catalogs).then(() => setHasWords(true)), [locales]);
  const path = `/user/product-package?systemCode=${encodeURIComponent(system.systemCode)}`;
  return (
    hasWords && (
      <QuotaBlock
        onBuy={() => navigate(systemHref(system) + formatPaneAddress({ app: 'sso-web', path }))}
        onSignOut={() => void account.signOut()}
      />
    )
  );
}
