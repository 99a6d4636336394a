import { useLingui } from '@lingui/react';
import { displayNameOf, type UserInfo } from '@portal/api-client/contract';
import { Avatar } from '@portal/ui';
import classes from './HomePage.module.css';

export type ProfileProps = { user: UserInfo };

/** The person and the company that they work for now. */
export function Profile({ user }: ProfileProps) {
  const { i18n } = useLingui();
  const name = displayNameOf(user);
  const facts = [
    [i18n._({ id: 'sso.profile.company', message: '公司' }), user.onlineSubjectName],
    [i18n._({ id: 'sso.profile.account', message: '账号' }), user.userName],
    [i18n._({ id: 'sso.profile.classification', message: '版本' }), user.classification],
  ].filter(([, value]) => value);
  return (
    <header className={classes.profile}>
      <Avatar userId={user.userId ?? name} name={name} src={user.headImgUrl} size="large" decorative />
      <div>
        <h1 className={classes.title}>{i18n._({ id: 'sso.home', message: '用户中心' })}</h1>
        <p className={classes.greeting}>
          {i18n._({ id: 'sso.greeting', message: '您好，{name}', values: { name } })}
        </p>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
