import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { SignInFailure } from '../../core/AccountError.ts';
import type { SignInErrors } from '../../core/validateSignIn.ts';

/** What stands under each field: what is missing, or what the server said about it. */
export function fieldErrors(
  invalid: SignInErrors,
  failure: SignInFailure | undefined,
): { account?: ReactNode; password?: ReactNode } {
  return {
    account: accountError(invalid.account, failure),
    password: passwordError(invalid.password, failure),
  };
}

/** Whether a failure is told under a field, and not above the form. */
export function isFieldFailure({ kind }: SignInFailure): boolean {
  return kind === 'refused' || kind === 'disabled';
}

function accountError(invalid: SignInErrors['account'], failure: SignInFailure | undefined): ReactNode {
  if (invalid === 'required') return <Trans id="account.login.account.required" message="请输入账号" />;
  if (invalid === 'too-long')
    return <Trans id="account.login.account.tooLong" message="账号最多 200 个字符" />;
  if (failure?.kind !== 'disabled') return undefined;
  return <Trans id="account.login.disabled" message="该账号已停用，请联系管理员" />;
}

function passwordError(invalid: SignInErrors['password'], failure: SignInFailure | undefined): ReactNode {
  if (invalid === 'required') return <Trans id="account.login.password.required" message="请输入密码" />;
  if (invalid === 'too-long') return <Trans id="account.login.password.tooLong" message="密码过长，请检查" />;
  if (failure?.kind !== 'refused') return undefined;
  return <Trans id="account.login.refused" message="账号或密码不正确，请重新输入" />;
}
