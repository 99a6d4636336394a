import { ApiError, type ApiErrorDetails } from '@portal/api-client';
import { answerCodes } from '@portal/api-client/contract';
import { expect, it } from 'vitest';
import { AccountError, isAccountError } from './AccountError.ts';
import { isStaleEncryption, isSubjectMissing, toSignInFailure } from './signInFailure.ts';

function apiError(details: Partial<ApiErrorDetails>): ApiError {
  return new ApiError({
    kind: 'business',
    code: '',
    status: 200,
    requestId: 'r',
    endpoint: 'POST /x',
    ...details,
  });
}

it.each([
  [{ code: answerCodes.signInRefused }, { kind: 'refused' }],
  [{ code: answerCodes.accountDisabled }, { kind: 'disabled' }],
  [{ code: answerCodes.subjectUnknown }, { kind: 'subject-unknown' }],
  [{ code: answerCodes.encryptionStale }, { kind: 'encryption' }],
  [{ code: answerCodes.encryptionInvalid }, { kind: 'encryption' }],
  [
    { code: answerCodes.signInThrottled, data: { retryAfterSeconds: 29.2 } },
    { kind: 'throttled', retryAfterSeconds: 30 },
  ],
  [
    { code: '429', data: { retryAfterSeconds: 'soon' } },
    { kind: 'throttled', retryAfterSeconds: 60 },
  ],
  [{ code: '429' }, { kind: 'throttled', retryAfterSeconds: 60 }],
  [{ kind: 'network', code: 'offline', status: 0 }, { kind: 'network' }],
  [{ kind: 'timeout', code: 'timeout', status: 0 }, { kind: 'timeout' }],
  [
    { code: '500', serverMessage: '维护中' },
    { kind: 'server', message: '维护中' },
  ],
  [{ code: '500' }, { kind: 'server' }],
] satisfies [Partial<ApiErrorDetails>, unknown][])('[A13] %j is told as %j', (details, failure) => {
  expect(toSignInFailure(apiError(details))).toEqual(failure);
});

it('[A13] an error of any kind has an answer', () => {
  for (const error of [undefined, null, 'x', new Error('x'), { kind: 1, code: 2 }]) {
    expect(toSignInFailure(error)).toEqual({ kind: 'server' });
  }
  expect(toSignInFailure(new AccountError('insecure', 'no https'))).toEqual({ kind: 'insecure' });
});

it('[A13] tells what a fresh key or a choice of company would mend', () => {
  expect(isStaleEncryption(apiError({ code: answerCodes.encryptionStale }))).toBe(true);
  expect(isStaleEncryption(apiError({ code: answerCodes.encryptionInvalid }))).toBe(false);
  expect(isSubjectMissing(apiError({ code: answerCodes.subjectNotChosen }))).toBe(true);
  expect(isSubjectMissing(new Error('x'))).toBe(false);
  expect(isAccountError(new Error('x'))).toBe(false);
});

it('[A290] a missing second step is told with what goes on with it', () => {
  const step = { ticket: 't', mustSetUp: false };
  expect(toSignInFailure(apiError({ code: answerCodes.secondStepNeeded, data: step }))).toEqual({
    kind: 'second-step',
    step,
  });
});
