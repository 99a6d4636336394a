import { Trans } from '@lingui/react';
import type { Locale } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import type { SignInFailure } from '../../core/AccountError.ts';
import type { LoginReason } from '../../core/sessionState.ts';
import type { SignInValues } from '../../core/validateSignIn.ts';
import { LanguagePicker } from '../LanguagePicker/LanguagePicker.tsx';
import { type DemoAccount, DemoAccounts } from './DemoAccounts.tsx';
import { type Brand, LoginBrand } from './LoginBrand.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import classes from './LoginPage.module.css';

/** Props of `LoginPage`. */
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
  /** The language in use. */
  locale: string;
  onLocaleChange: (locale: Locale) => void;
  /** In place of the login form: registration or recovery. What was typed to sign in stays. */
  panel?: ReactNode;
  /** Shows the recovery; gets what stands in the account field. Without it there is no such link. */
  onRecover?: (account: string) => void;
  /** Shows the registration; without it there is no such link. */
  onRegister?: () => void;
  /** Why the person is to sign in now, said instead of `reason`. */
  notice?: ReactNode;
  /** Below the form: other ways to sign in. */
  otherWays?: ReactNode;
  /** What the page shows as its name and picture. @default the portal's */
  brand?: Brand | undefined;
  /** On the brand's side: news. */
  banner?: ReactNode;
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
  panel,
  onRecover,
  onRegister,
  notice,
  otherWays,
  brand,
  banner,
  now,
}: LoginPageProps) {
  const [values, setValues] = useState<SignInValues>({
    account: initialAccount,
    password: '',
    autoLogin: false,
  });
  return (
    <div className={classes.page}>
      <LoginBrand now={now} banner={banner} brand={brand} />
      <main className={classes.side}>
        <div className={classes.top}>
          <LanguagePicker value={locale} onChange={onLocaleChange} />
        </div>
        <div className={classes.column}>
          {panel ?? (
            <>
              {!failure && (notice || (reason && <LoginNotice reason={reason} />))}
              <LoginForm
                values={values}
                onChange={setValues}
                onSubmit={onSubmit}
                sending={sending}
                failure={failure}
                recovery={
                  onRecover && (
                    <button
                      type="button"
                      className={classes.link}
                      onClick={() => onRecover(values.account.trim())}
                    >
                      <Trans id="account.login.forgot" message="忘记密码" />
                    </button>
                  )
                }
              />
              {onRegister && (
                <p className={classes.register}>
                  <Trans id="account.login.noAccount" message="还没有账号？" />{' '}
                  <button type="button" className={classes.link} onClick={onRegister}>
                    <Trans id="account.login.register" message="立即注册" />
                  </button>
                </p>
              )}
              {otherWays}
              {demoAccounts.length > 0 && (
                <DemoAccounts
                  accounts={demoAccounts}
                  onPick={({ account, password }) => setValues({ ...values, account, password })}
                />
              )}
            </>
          )}
        </div>
      </main>
    </div>
  );
}
