import { Trans } from '@lingui/react';
import type { SignInFailure } from '../../core/AccountError.ts';
import { FormNotice } from '../FormNotice/FormNotice.tsx';
import { failureText } from '../failureText.tsx';
import { isFieldFailure } from './fieldErrors.tsx';

/** Props of `LoginAlert`. */
export type LoginAlertProps = { failure: SignInFailure; waitSeconds: number };

/** Why the sign-in did not work, when no single field is to blame. */
export function LoginAlert({ failure, waitSeconds }: LoginAlertProps) {
  if (isFieldFailure(failure)) return null;
  return (
    <FormNotice tone="error">
      {failure.kind === 'throttled' ? <Throttled waitSeconds={waitSeconds} /> : failureText(failure)}
    </FormNotice>
  );
}

function Throttled({ waitSeconds }: { waitSeconds: number }) {
  if (waitSeconds <= 0) return <Trans id="account.login.throttledOver" message="现在可以再次登录了。" />;
  return (
    <>
      <Trans id="account.login.throttled" message="尝试次数过多，请稍后再试。" />{' '}
      {/* Counting down is for the eye: read out every second it would drown all else. */}
      <span className="portal-tabular" role="timer" aria-live="off">
        <Trans id="account.login.wait" message="还需 {seconds} 秒" values={{ seconds: waitSeconds }} />
      </span>
    </>
  );
}
