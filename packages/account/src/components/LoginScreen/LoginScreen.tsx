import { useLocale } from '@portal/ui';
import type { SessionState } from '../../core/sessionState.ts';
import type { SignInOrigin } from '../../react/createAccount.ts';
import { useAccount } from '../../react/useAccount.ts';
import { useSession } from '../../react/useSession.ts';
import { LoginPage, type LoginPageProps } from '../LoginPage/LoginPage.tsx';
import { SubjectChoice } from '../SubjectChoice/SubjectChoice.tsx';

export type LoginScreenProps = Pick<
  LoginPageProps,
  'initialAccount' | 'demoAccounts' | 'recovery' | 'registration'
> & {
  /** What the link to the page carried. */
  origin?: SignInOrigin;
};

/** The login page of the account around it: signs in, then lets a user of several companies choose one. */
export function LoginScreen({ origin, ...page }: LoginScreenProps) {
  const account = useAccount();
  const session = useSession();
  const locale = useLocale();
  return (
    <>
      <LoginPage
        {...page}
        locale={locale}
        sending={session.status === 'authenticating'}
        failure={session.status === 'anonymous' ? session.failure : undefined}
        reason={reasonIn(session)}
        onLocaleChange={(next) => void account.changeLanguage(next)}
        onSubmit={(values) => void account.signIn(values, origin)}
      />
      {session.status === 'choosing-subject' && (
        <SubjectChoice
          subjects={session.subjects}
          sending={session.attempt !== undefined}
          failure={session.failure}
          onChoose={(code) => void account.chooseSubject(code)}
          onCancel={() => void account.signOut()}
        />
      )}
    </>
  );
}

function reasonIn(session: SessionState): LoginPageProps['reason'] {
  if (session.status === 'expired') return 'expired';
  return session.status === 'anonymous' ? session.reason : undefined;
}
