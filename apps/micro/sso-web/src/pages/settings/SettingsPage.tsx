import { useLingui } from '@lingui/react';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import page from '../../components/page.module.css';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { userInfoQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { Profile } from '../home/Profile.tsx';
import { MenuStyle } from './MenuStyle.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import classes from './SettingsPage.module.css';

/** The account's own settings: who I am, how the menus look, my password. */
export function SettingsPage() {
  const { i18n } = useLingui();
  const user = useQuery(userInfoQuery(useApi()));
  usePageTitle(i18n._({ id: 'sso.settings', message: '账号设置' }));
  return (
    <div className={page.page}>
      <div className={classes.column}>
        <QueryStates query={user} rows={2}>
          {(data) => <Profile user={data} />}
        </QueryStates>
        <MenuStyle />
        <PasswordForm />
      </div>
    </div>
  );
}
