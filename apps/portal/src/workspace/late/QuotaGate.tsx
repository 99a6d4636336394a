import { accountQueries, useAccount } from '@portal/account';
import { systemHref } from '@portal/menu-engine/core';
import { catalogs } from '@portal/notify/i18n';
import { QuotaBlock } from '@portal/notify/news';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isDemo } from '../../app/createSessionData.ts';
import { formatPaneAddress } from '../panes/paneAddress.ts';
import { workspacePorts } from '../ports.ts';

/** Stands before a page whose quota is used up: what is left is to buy, or to sign out. */
export function QuotaGate({ system }: { system: { serviceId: string; systemCode: string } }) {
  const { act, api, locales, navigate } = workspacePorts.use();
  const account = useAccount();
  const user = useQuery(accountQueries(api).userInfo()).data;
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => void locales.add(catalogs).then(() => setHasWords(true)), [locales]);
  const path = `/user/product-package?systemCode=${encodeURIComponent(system.systemCode)}`;
  const buy = () =>
    isDemo(user)
      ? void act('demo-tip')
      : navigate(systemHref(system) + formatPaneAddress({ app: 'sso-web', path }));
  return hasWords && <QuotaBlock onBuy={buy} onSignOut={() => void account.signOut()} />;
}
