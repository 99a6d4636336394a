import { Trans, useLingui } from '@lingui/react';
import { Button, Modal } from '@mantine/core';
import { LoadingState } from '@portal/ui';
import { MODAL_WIDTHS } from '@portal/ui/core';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { keepEscape } from '../../components/keepEscape.ts';
import { LoginForm } from '../../components/LoginPage/LoginForm.tsx';
import type { LoginStep } from '../../components/LoginScreen/LoginScreen.tsx';
import { SubjectChoice } from '../../components/SubjectChoice/SubjectChoice.tsx';
import type { SignInFailure } from '../../core/AccountError.ts';
import { useAccount } from '../../react/useAccount.ts';
import { useSession } from '../../react/useSession.ts';
import classes from './SignInAgain.module.css';

/** Props of `SignInAgain`. */
export type SignInAgainProps = {
  /** Whose page it is: fills the account field. */
  initialAccount?: string;
  /** The login page, opened in another window by those who sign in another way: a sign-in there closes this dialog. */
  loginHref: string;
  /** The second step of a sign-in, as on the login page. */
  renderSecondStep?: (step: LoginStep) => ReactNode;
};

/** Asks for a new sign-in over the page whose session has ended; what stands on that page stays as it is. */
export function SignInAgain({ initialAccount = '', loginHref, renderSecondStep }: SignInAgainProps) {
  const account = useAccount();
  const session = useSession();
  const { i18n } = useLingui();
  const [values, setValues] = useState({ account: initialAccount, password: '', autoLogin: false });
  /* The second step that the person went back from; the next one is another object. */
  const [left, setLeft] = useState<SignInFailure>();
  const owner = 'over' in session ? session.over : undefined;
  const failure = session.status === 'anonymous' ? session.failure : undefined;
  const waiting =
    renderSecondStep && failure?.kind === 'second-step' && failure !== left ? failure : undefined;

  // Whoever works for several companies goes on in the one whose page this is, unless it is no longer theirs.
  const former =
    session.status === 'choosing-subject' &&
    session.attempt === undefined &&
    session.failure === undefined &&
    session.subjects?.some(({ subjectCodeEncrypt }) => subjectCodeEncrypt === owner?.company)
      ? owner?.company
      : undefined;
  useEffect(() => {
    if (former !== undefined) void account.chooseSubject(former);
  }, [account, former]);

  return (
    <Modal
      opened
      size={MODAL_WIDTHS.small}
      title={i18n._({ id: 'account.again.title', message: '登录已过期' })}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => undefined}
      onFocusCapture={keepEscape}
    >
      <p className={classes.hint}>
        <Trans
          id="account.again.hint"
          message="请重新登录，登录后会继续停留在当前页面，已填写的内容不会丢失。"
        />
      </p>
      {waiting && renderSecondStep ? (
        <Suspense fallback={<LoadingState />}>
          {renderSecondStep({
            step: waiting.step,
            lasting: values.autoLogin,
            onBack: () => setLeft(waiting),
          })}
        </Suspense>
      ) : (
        <LoginForm
          head={false}
          values={values}
          onChange={setValues}
          onSubmit={(typed) => void account.signIn(typed)}
          sending={session.status === 'authenticating' || former !== undefined}
          failure={failure?.kind === 'second-step' ? undefined : failure}
          recovery={
            <a className={classes.others} href={loginHref} target="_blank" rel="noopener">
              <Trans id="account.again.others" message="用其他方式登录" />
            </a>
          }
        />
      )}
      <Button
        variant="subtle"
        fullWidth
        mt="xs"
        className={classes.leave}
        onClick={() => void account.signOut()}
      >
        <Trans id="account.again.leave" message="放弃当前页面，返回登录页" />
      </Button>
      {session.status === 'choosing-subject' && session.attempt === undefined && former === undefined && (
        <SubjectChoice
          subjects={session.subjects}
          failure={session.failure}
          onChoose={(code) => void account.chooseSubject(code)}
          onCancel={() => void account.signOut()}
        />
      )}
    </Modal>
  );
}
