import type { SecondStep } from '@portal/api-client/contract';
import { answerCodes } from '@portal/api-client/contract/codes';
import { isAccountError, type SignInFailure } from './AccountError.ts';

const DEFAULT_WAIT_SECONDS = 60;

const BY_CODE: Record<string, SignInFailure> = {
  [answerCodes.signInRefused]: { kind: 'refused' },
  [answerCodes.encryptionStale]: { kind: 'encryption' },
  [answerCodes.encryptionInvalid]: { kind: 'encryption' },
  [answerCodes.accountDisabled]: { kind: 'disabled' },
  [answerCodes.subjectUnknown]: { kind: 'subject-unknown' },
};

/** Reads what a sign-in call threw; any error has an answer, a foreign one is `server` without a sentence. */
export function toSignInFailure(error: unknown): SignInFailure {
  if (isAccountError(error)) return error.failure ?? { kind: 'insecure' };
  if (!isCallError(error)) return { kind: 'server' };
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: error.kind };
  if (error.code === answerCodes.signInThrottled || error.code === answerCodes.tooManyRequests) {
    return { kind: 'throttled', retryAfterSeconds: secondsIn(error.data) };
  }
  if (error.code === answerCodes.secondStepNeeded) {
    return { kind: 'second-step', step: error.data as SecondStep };
  }
  return (
    BY_CODE[error.code] ?? { kind: 'server', ...(error.serverMessage && { message: error.serverMessage }) }
  );
}

/** Whether a fresh key and nonce may help: the former ones were too old or used. */
export function isStaleEncryption(error: unknown): boolean {
  return isCallError(error) && error.code === answerCodes.encryptionStale;
}

/** Whether the server wants a company to be chosen before anything else. */
export function isSubjectMissing(error: unknown): boolean {
  return isCallError(error) && error.code === answerCodes.subjectNotChosen;
}

type CallError = { kind: string; code: string; data?: unknown; serverMessage?: string };

function isCallError(error: unknown): error is CallError {
  if (typeof error !== 'object' || error === null || !('kind' in error) || !('code' in error)) return false;
  return typeof error.kind === 'string' && typeof error.code === 'string';
}

function secondsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data))
    return DEFAULT_WAIT_SECONDS;
  const seconds = Number(data.retryAfterSeconds);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_WAIT_SECONDS;
}
