import { Trans, useLingui } from '@lingui/react';
import classes from './DemoAccounts.module.css';

/** An account to try the portal with, and what for: in Chinese, which also stands in for a language that is missing. */
export type DemoAccount = {
  account: string;
  password: string;
  label: string;
  labelEn?: string;
  labelKr?: string;
};

/** Props of `DemoAccounts`. */
export type DemoAccountsProps = {
  accounts: readonly DemoAccount[];
  onPick: (account: DemoAccount) => void;
};

/** Accounts of the demo data; one click fills the form. */
export function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  const { locale } = useLingui().i18n;
  return (
    <section className={classes.section} aria-labelledby="account-demo">
      <h2 id="account-demo" className={classes.title}>
        <Trans id="account.login.demo" message="演示账号，点一下即可填入" />
      </h2>
      <ul className={classes.list}>
        {accounts.map((demo) => {
          const label = { 'en-US': demo.labelEn, 'ko-KR': demo.labelKr }[locale] || demo.label;
          return (
            <li key={demo.account}>
              <button type="button" className={classes.account} onClick={() => onPick(demo)}>
                <span className={classes.name}>{demo.account}</span>
                <span className={classes.label}>{label}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
