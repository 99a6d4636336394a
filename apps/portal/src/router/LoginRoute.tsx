import { useLingui } from '@lingui/react';
import { LoginScreen } from '@portal/account/login';
import { useMemo } from 'react';
import { parseEntryQuery } from '../guard/entryQuery.ts';
import { useBodyClass, usePageTitle } from '../layout/useDocument.ts';
import { useServices } from '../wiring/ServicesContext.ts';

/** `/login` and `/oauth/login`: what the link carried goes along with the sign-in. */
export function LoginRoute() {
  const { config } = useServices();
  const { i18n } = useLingui();
  const { linkId, source, serviceCode, inviteCode, backEmail } = useMemo(
    () => parseEntryQuery(window.location.search),
    [],
  );
  const origin = useMemo(
    () => ({ linkId, source, serviceCode, inviteCode }),
    [linkId, source, serviceCode, inviteCode],
  );
  usePageTitle(i18n._({ id: 'portal.login', message: '登录' }));
  useBodyClass('login');
  return <LoginScreen origin={origin} initialAccount={backEmail} demoAccounts={config.demoAccounts} />;
}
