import { Trans } from '@lingui/react';
import { Icon } from '@portal/ui';
import type { SignInFailure } from '../../core/signInFailure.ts';
import { failureText } from '../failureText.tsx';
import { isFieldFailure } from './fieldErrors.tsx';
import classes from './LoginNotice.module.css';

/** Props of `LoginAlert`. */
export type LoginAlertProps = { failure: SignInFailure; waitSeconds: number };

/** Why the sign-in did not work, when no single field is to blame. */
export function LoginAlert({ failure, waitSeconds }: LoginAlertProps) {
  if (isFieldFailure(failure)) return null;
  return (
    <div className={classes.notice} data-tone="danger" role="alert" tabIndex={-1}>
      <Icon name="error" />
      {failure.kind === 'throttled' ? (
        <Throttled waitSeconds={waitSeconds} />
      ) : (
        <span>{failureText(failure)}</span>
      )}
    </div>
  );
}

function Throttled({ waitSeconds }: { waitSeconds: number }) {
  if (waitSeconds <= 0) return <Trans id="account.login.throttledOver" message="现在可以再次登录了。" />;
  return (
    <span>
      <Trans id="account.login.throttled" message="尝试次数过多，请稍后再试。" />{' '}
      {/* Counting down is for the eye: read out every second it would drown all else. */}
      <span className={classes.count} role="timer" aria-live="off">
        <Trans id="account.login.wait" message="还需 {seconds} 秒" values={{ seconds: waitSeconds }} />
      </span>
    </span>
  );
}
