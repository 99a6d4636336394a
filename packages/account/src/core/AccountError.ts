import type { SignInFailure } from './signInFailure.ts';

/** `insecure`: passwords cannot be encrypted on this page. `sign-in-failed`: see `failure`. `no-provider`: a hook stands outside its provider. */
export type AccountErrorCode = 'insecure' | 'sign-in-failed' | 'no-provider';

/** The error of this package. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly code: AccountErrorCode;
  readonly failure: SignInFailure | undefined;

  constructor(
    code: AccountErrorCode,
    message: string,
    { failure, cause }: { failure?: SignInFailure; cause?: unknown } = {},
  ) {
    super(`Account: ${message}`, { cause });
    this.code = code;
    this.failure = failure;
  }
}

/** Tells an AccountError from other errors, also when it comes from another copy of this package. */
export function isAccountError(error: unknown): error is AccountError {
  return error instanceof Error && error.name === 'AccountError' && 'code' in error;
}
