import { accountCodes, answerCodes } from '@portal/api-client/contract';
import { describe, expect, it } from 'vitest';
import { toFlowFailure } from './flowFailure.ts';

const refusal = (code: string, data?: unknown) => ({ kind: 'business', code, data });

describe('[A102] what the server said', () => {
  it.each([
    [accountCodes.codeWrong, 'code', 'code-wrong'],
    [accountCodes.passwordRule, 'password', 'invalid'],
    [accountCodes.passwordCommon, 'password', 'password-common'],
    [accountCodes.contactTaken, 'contact', 'contact-taken'],
  ])('[A102] %s belongs to the field %s', (code, field, problem) => {
    expect(toFlowFailure(refusal(code))).toEqual({ kind: 'field', field, problem });
  });

  it('[A102] too early a code says how long to wait', () => {
    const data = { retryAfterSeconds: 41.2 };
    expect(toFlowFailure(refusal(accountCodes.codeTooSoon, data))).toEqual({
      kind: 'too-soon',
      retryAfterSeconds: 42,
    });
    expect(toFlowFailure(refusal(accountCodes.codeTooSoon))).toMatchObject({ retryAfterSeconds: 60 });
  });

  it.each([
    [refusal(answerCodes.tooManyRequests, { retryAfterSeconds: 5 }), 'throttled'],
    [{ kind: 'network', code: '' }, 'network'],
    [new Error('foreign'), 'server'],
    ['text', 'server'],
    [undefined, 'server'],
  ])('[A102] %j belongs to no field', (error, kind) => {
    expect(toFlowFailure(error)).toMatchObject({ kind: 'other', failure: { kind } });
  });
});
