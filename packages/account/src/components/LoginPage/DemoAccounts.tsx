import { Trans } from '@lingui/react';
import classes from './DemoAccounts.module.css';

/** An account to try the portal with. */
export type DemoAccount = { account: string; password: string; label: string };

/** Props of `DemoAccounts`. */
export type DemoAccountsProps = {
  accounts: readonly DemoAccount[];
  onPick: (account: DemoAccount) => void;
};

/** Accounts of the demo data; one click fills the form. */
export function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  return (
    <section className={classes.section} aria-labelledby="account-demo">
      <h2 id="account-demo" className={classes.title}>
        <Trans id="account.login.demo" message="演示账号，点一下即可填入" />
      </h2>
      <ul className={classes.list}>
        {accounts.map((demo) => (
          <li key={demo.account}>
            <button type="button" className={classes.account} title={demo.label} onClick={() => onPick(demo)}>
              <span className={classes.name}>{demo.account}</span>
              <span className={classes.label}>{demo.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
