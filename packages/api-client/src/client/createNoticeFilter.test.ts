import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../errors/ApiError.ts';
import { createNoticeFilter } from './createNoticeFilter.ts';

function setUp() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const report = createNoticeFilter(({ message }) => told.push(message));
  const fail = (details: Partial<ApiErrorDetails>) => {
    const error = { kind: 'business', code: '7', status: 200, requestId: 'r', endpoint: 'POST /x' } as const;
    report(new ApiError({ ...error, ...details }));
    return told.length;
  };
  return { fail };
}

it('[C22] the first failure of a page is told, and an equal one two seconds after the last', () => {
  const { fail } = setUp();
  expect(fail({})).toBe(1);
  vi.advanceTimersByTime(1999);
  expect(fail({})).toBe(1);
  vi.advanceTimersByTime(1999);
  expect(fail({})).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(fail({})).toBe(2);
});

it('[C22] failures differ by kind, code and sentence; without an answer by kind alone', () => {
  const { fail } = setUp();
  expect(fail({ kind: 'http' })).toBe(1);
  expect(fail({ kind: 'business' })).toBe(2);
  expect(fail({ code: '8' })).toBe(3);
  expect(fail({ code: '8', serverMessage: 'No' })).toBe(4);
  expect(fail({ code: '8', serverMessage: 'Never' })).toBe(5);
  expect(fail({ kind: 'network', code: 'network' })).toBe(6);
  expect(fail({ kind: 'network', code: 'offline' })).toBe(6);
  expect(fail({ kind: 'timeout', code: 'timeout' })).toBe(7);
  expect(fail({ kind: 'timeout', code: 'late' })).toBe(7);
});

it('[C22] a cancelled call is not told, and makes no failure after it a new one', () => {
  const { fail } = setUp();
  expect(fail({ kind: 'aborted', code: 'aborted' })).toBe(0);
  expect(fail({})).toBe(1);
  expect(fail({ kind: 'aborted', code: 'aborted' })).toBe(1);
  expect(fail({})).toBe(1);
});

it('[C22] where nobody listens nothing happens', () => {
  const report = createNoticeFilter(undefined);
  const error = new ApiError({ kind: 'http', code: '500', status: 500, requestId: 'r', endpoint: 'POST /x' });
  expect(() => report(error)).not.toThrow();
});
