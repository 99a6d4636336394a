import type { SecondStep } from '@portal/api-client/contract';

/** Why a sign-in did not work, as far as a person can act on it. */
export type SignInFailure =
  /** Account or password is wrong; which of them is never told. */
  | { kind: 'refused' }
  /** Too many tries; worth another one after the seconds. */
  | { kind: 'throttled'; retryAfterSeconds: number }
  | { kind: 'disabled' }
  /** Account and password are right; a second step ends the sign-in. */
  | { kind: 'second-step'; step: SecondStep }
  /** The chosen company is not one of the user's any more. */
  | { kind: 'subject-unknown' }
  /** No answer came. */
  | { kind: 'network' }
  | { kind: 'timeout' }
  /** The browser does not encrypt on pages without https. */
  | { kind: 'insecure' }
  /** The server did not take the encryption. */
  | { kind: 'encryption' }
  /** Anything else, with the server's own sentence when there is one. */
  | { kind: 'server'; message?: string };

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
