import { accountCodes } from '@portal/api-client/contract/codes';
import type { SignInFailure } from '../../core/AccountError.ts';
import { toSignInFailure } from '../../core/signInFailure.ts';
import type { FlowField, FlowProblem } from './flowValues.ts';

/** Why a form was not taken: a field's problem, or a failure that no field is to blame for. */
export type FlowFailure =
  | { kind: 'field'; field: FlowField; problem: FlowProblem }
  /** A code was sent a short while ago. */
  | { kind: 'too-soon'; retryAfterSeconds: number }
  | { kind: 'other'; failure: SignInFailure };

const FIELDS: Record<string, FlowFailure> = {
  [accountCodes.codeWrong]: { kind: 'field', field: 'code', problem: 'code-wrong' },
  [accountCodes.passwordRule]: { kind: 'field', field: 'password', problem: 'invalid' },
  [accountCodes.passwordCommon]: { kind: 'field', field: 'password', problem: 'password-common' },
  [accountCodes.contactTaken]: { kind: 'field', field: 'contact', problem: 'contact-taken' },
};

/** Seconds until another code may be asked for. */
export const RESEND_SECONDS = 60;

/** Reads what a call of registration, recovery or binding threw; any error has an answer. */
export function toFlowFailure(error: unknown): FlowFailure {
  const code = codeOf(error);
  if (code === accountCodes.codeTooSoon) {
    return { kind: 'too-soon', retryAfterSeconds: secondsOf(error) ?? RESEND_SECONDS };
  }
  return (code && FIELDS[code]) || { kind: 'other', failure: toSignInFailure(error) };
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function secondsOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return undefined;
  const seconds = Number(data.retryAfterSeconds);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}
