import { Trans } from '@lingui/react';
import type { SecondStep } from '@portal/api-client/contract';
import { LoadingState, useLocale } from '@portal/ui';
import { type ReactNode, Suspense, useState } from 'react';
import type { SignInFailure } from '../../core/AccountError.ts';
import type { SessionState } from '../../core/sessionState.ts';
import type { FlowDraft } from '../../flows/core/FlowDraft.ts';
import { useAccount } from '../../react/useAccount.ts';
import { useSession } from '../../react/useSession.ts';
import type { SignInOrigin } from '../../runtime/createAccount.ts';
import { FormNotice } from '../FormNotice/FormNotice.tsx';
import { LoginPage, type LoginPageProps } from '../LoginPage/LoginPage.tsx';
import { SubjectChoice } from '../SubjectChoice/SubjectChoice.tsx';

/** What the login page shows: its own form, or one that is brought along. */
export type LoginView = 'sign-in' | 'register' | 'recover';

/** What a form that is brought along gets. */
export type LoginFlow = {
  view: Exclude<LoginView, 'sign-in'>;
  /** What stands in the account field, to begin with. */
  contact: string;
  /** Holds what was typed into this form as long as the page is there. */
  draft: FlowDraft;
  onBack: () => void;
  /** The password was set anew for this address. */
  onRecovered: (contact: string) => void;
};

/** What the second step of a sign-in gets, which is brought along too. */
export type LoginStep = {
  step: SecondStep;
  /** The person asked that the session shall last. */
  lasting: boolean;
  onBack: () => void;
};

/** Props of `LoginScreen`. */
export type LoginScreenProps = Pick<
  LoginPageProps,
  'initialAccount' | 'demoAccounts' | 'otherWays' | 'banner' | 'brand'
> & {
  /** What the link to the page carried. */
  origin?: SignInOrigin;
  /** Registration and recovery, which may load when shown; without it the page does not offer them. */
  renderFlow?: (flow: LoginFlow) => ReactNode;
  /** The second step of a sign-in, which may load when shown; without it who needs one is told that it did not work. */
  renderSecondStep?: (step: LoginStep) => ReactNode;
  /** @default 'sign-in' */
  initialView?: LoginView;
  /** Called after the person has changed to another form. */
  onViewChange?: (view: LoginView) => void;
};

/** The login page of the account around it: signs in, then lets a user of several companies choose one. */
export function LoginScreen({
  origin,
  renderFlow,
  renderSecondStep,
  initialView = 'sign-in',
  initialAccount = '',
  onViewChange,
  ...page
}: LoginScreenProps) {
  const account = useAccount();
  const session = useSession();
  const locale = useLocale();
  const [view, setView] = useState(initialView);
  const [contact, setContact] = useState(initialAccount);
  const [recovered, setRecovered] = useState<string>();
  const [isNoticeShown, setIsNoticeShown] = useState(false);
  const [drafts] = useState<Record<LoginFlow['view'], FlowDraft>>({ register: {}, recover: {} });
  const [lasting, setLasting] = useState(false);
  const failure = session.status === 'anonymous' ? session.failure : undefined;
  /* The second step that the person went back from; the next one is another object. */
  const [left, setLeft] = useState<SignInFailure>();

  function show(next: LoginView): void {
    setView(next);
    onViewChange?.(next);
  }

  const panel = renderFlow && view !== 'sign-in' && (
    <Suspense fallback={<LoadingState />}>
      {renderFlow({
        view,
        contact,
        draft: drafts[view],
        onBack: () => show('sign-in'),
        onRecovered: (address) => {
          // The session in this browser, if there was one, ended with the former password.
          if (account.hasSession()) account.forget();
          drafts.recover.current = undefined;
          setRecovered(address);
          setIsNoticeShown(true);
          show('sign-in');
        },
      })}
    </Suspense>
  );
  const waiting = renderSecondStep && failure?.kind === 'second-step' ? failure : undefined;
  const secondStep = renderSecondStep && waiting && waiting !== left && (
    <Suspense fallback={<LoadingState />}>
      {renderSecondStep({ step: waiting.step, lasting, onBack: () => setLeft(waiting) })}
    </Suspense>
  );
  return (
    <>
      <LoginPage
        // Another account was recovered: the form begins with it.
        key={recovered}
        {...page}
        initialAccount={recovered ?? initialAccount}
        locale={locale}
        sending={session.status === 'authenticating'}
        failure={waiting ? undefined : failure}
        reason={reasonIn(session)}
        notice={isNoticeShown && <Recovered />}
        panel={panel || secondStep || undefined}
        onRecover={
          renderFlow &&
          ((typed) => {
            setContact(typed);
            show('recover');
          })
        }
        onRegister={renderFlow && (() => show('register'))}
        onLocaleChange={(next) => void account.changeLanguage(next)}
        onSubmit={(values) => {
          setIsNoticeShown(false);
          setLasting(values.autoLogin);
          void account.signIn(values, origin);
        }}
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

function Recovered() {
  return (
    <FormNotice tone="success">
      <Trans id="account.login.recovered" message="密码已重新设置，请用新密码登录。" />
    </FormNotice>
  );
}

function reasonIn(session: SessionState): LoginPageProps['reason'] {
  if (session.status === 'expired') return 'expired';
  return session.status === 'anonymous' ? session.reason : undefined;
}
