import type { Locale } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import type { LoginReason } from '../../core/sessionState.ts';
import type { SignInFailure } from '../../core/signInFailure.ts';
import type { SignInValues } from '../../core/validateSignIn.ts';
import { LanguagePicker } from '../LanguagePicker/LanguagePicker.tsx';
import { type DemoAccount, DemoAccounts } from './DemoAccounts.tsx';
import { LoginBrand } from './LoginBrand.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import classes from './LoginPage.module.css';

export type LoginPageProps = {
  onSubmit: (values: SignInValues) => void;
  /** A sign-in is under way. @default false */
  sending?: boolean;
  /** Why the last try did not work. */
  failure?: SignInFailure;
  /** Why the person is here again, told in one sentence. */
  reason?: LoginReason;
  /** What stands in the account field at first. */
  initialAccount?: string;
  /** Accounts to try the portal with; one click fills the form. */
  demoAccounts?: readonly DemoAccount[];
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  /** Beside the automatic sign-in: ways to recover a password. */
  recovery?: ReactNode;
  /** Below the form: ways to register. */
  registration?: ReactNode;
  /** A fixed moment for the market hours. @default the clock */
  now?: number;
};

/** The page on which a person signs in. */
export function LoginPage({
  onSubmit,
  sending = false,
  failure,
  reason,
  initialAccount = '',
  demoAccounts = [],
  locale,
  onLocaleChange,
  recovery,
  registration,
  now,
}: LoginPageProps) {
  const [values, setValues] = useState<SignInValues>({
    account: initialAccount,
    password: '',
    autoLogin: false,
  });
  return (
    <div className={classes.page}>
      <LoginBrand now={now} />
      <main className={classes.side}>
        <div className={classes.top}>
          <LanguagePicker value={locale} onChange={onLocaleChange} />
        </div>
        <div className={classes.column}>
          {reason && !failure && <LoginNotice reason={reason} />}
          <LoginForm
            values={values}
            onChange={setValues}
            onSubmit={onSubmit}
            sending={sending}
            failure={failure}
            recovery={recovery}
          />
          {registration}
          {demoAccounts.length > 0 && (
            <DemoAccounts
              accounts={demoAccounts}
              onPick={({ account, password }) => setValues({ ...values, account, password })}
            />
          )}
        </div>
      </main>
    </div>
  );
}
