import { useLingui } from '@lingui/react';
import { useGuest, usePageTitle, usePanePath, useUnsavedInput } from '@portal/embed/react-guest';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import page from '../../components/page.module.css';
import { useDirtyParts } from '../../components/useDirty.ts';
import { userInfoQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { AvatarField } from './AvatarField.tsx';
import { Contacts } from './Contacts.tsx';
import { Devices } from './Devices.tsx';
import { DisturbSettings } from './DisturbSettings.tsx';
import { Language } from './Language.tsx';
import { MenuStyle } from './MenuStyle.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import classes from './SettingsPage.module.css';
import { SignIns } from './SignIns.tsx';

/** The account's own settings: who I am, how I am reached, how the menus look, my password, my quiet hours. */
export function SettingsPage() {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const user = useQuery(userInfoQuery(useApi()));
  const { refetch } = user;
  useEffect(() => guest.on('user-info', () => refetch()), [guest, refetch]);
  const section = new URLSearchParams(usePanePath().split('?')[1]).get('section');
  const unsaved = useDirtyParts(['profile', 'contact', 'password']);
  useUnsavedInput(unsaved.isDirty);
  const sections = useRef<HTMLDivElement>(null);
  const isReady = user.data !== undefined;
  useEffect(() => {
    if (!isReady || !section || !/^[a-z]+$/.test(section)) return;
    sections.current?.querySelector(`[data-section="${section}"]`)?.scrollIntoView({ block: 'start' });
  }, [isReady, section]);
  const title = i18n._({ id: 'sso.settings', message: '账号设置' });
  usePageTitle(title);
  const profile = i18n._({ id: 'sso.profile', message: '个人资料' });
  return (
    <div className={page.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>
          {[user.data?.onlineSubjectName, user.data?.userName].filter(Boolean).join(' · ')}
        </p>
      </header>
      <div className={classes.sections} ref={sections}>
        <QueryStates query={user} rows={4}>
          {(data) => (
            <section aria-label={profile}>
              <h2 className={classes.heading}>{profile}</h2>
              <AvatarField user={data} />
              <ProfileForm user={data} onDirty={unsaved.set.profile} />
            </section>
          )}
        </QueryStates>
        <Contacts onDirty={unsaved.set.contact} />
        <MenuStyle />
        <Language />
        <PasswordForm onDirty={unsaved.set.password} />
        <SecondFactor />
        <Passkeys />
        <SignIns />
        <Devices />
        <DisturbSettings />
      </div>
    </div>
  );
}
