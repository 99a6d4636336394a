import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AssistantError } from '../core/errors.ts';
import { createAttempts } from './createAttempts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Attempts whose deliveries end when they are told to. */
function setUp({ isOver = () => false }: { isOver?: () => boolean } = {}) {
  const ways: {
    signal: AbortSignal;
    end: (how: 'over' | 'ended') => void;
    fail: (error: unknown) => void;
  }[] = [];
  const seen: unknown[] = [];
  const attempts = createAttempts({
    deliver: (signal: AbortSignal) =>
      new Promise((resolve, reject) => ways.push({ signal, end: resolve as never, fail: reject })),
    isOver,
    onRecovering: () => seen.push('recovering'),
    onRecovered: () => seen.push('recovered'),
    onFailure: (error: AssistantError) => seen.push(error),
  } as never);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { attempts, pass, seen, ways };
}

it('[I61] a way that is cut is given up, and another follows after a pause', async () => {
  const { pass, seen, ways } = setUp();
  expect(ways).toHaveLength(1);
  ways[0]?.end('over');
  await pass(0);
  expect([seen, ways.length, ways[0]?.signal.aborted]).toEqual([['recovering'], 1, true]);
  await pass(299);
  expect(ways).toHaveLength(1);
  await pass(1);
  expect(ways).toHaveLength(2);
});

it('[I61] growth after a failure is a recovery, once; what repeats is none', async () => {
  const { attempts, pass, seen, ways } = setUp();
  attempts.heard(true);
  expect(seen).toEqual([]);
  ways[0]?.end('over');
  await pass(5000);
  attempts.heard(false);
  expect(seen).toEqual(['recovering']);
  attempts.heard(true);
  attempts.heard(true);
  expect(seen).toEqual(['recovering', 'recovered']);
});

it('[I62] a refusal ends it at once; what may work later does after the fifth failure, with its cause', async () => {
  const refused = setUp();
  const refusal = new AssistantError('server');
  refused.ways[0]?.fail(refusal);
  await refused.pass(60_000);
  expect([refused.seen, refused.ways.length]).toEqual([[refusal], 1]);
  const { pass, seen, ways } = setUp();
  const cut = new AssistantError('disconnected', { isTransient: true });
  for (let at = 0; at < 10; at += 1) {
    ways.at(-1)?.fail(cut);
    await pass(20_000);
  }
  expect(seen.filter((one) => one === 'recovering')).toHaveLength(ways.length - 1);
  expect([seen.at(-1), vi.getTimerCount()]).toEqual([cut, 0]);
});

it('[I62] a connection that is back makes the next attempt at once, and only while it is waited for', async () => {
  const { attempts, pass, ways } = setUp();
  attempts.hurry();
  expect(ways).toHaveLength(1);
  ways[0]?.end('over');
  await pass(0);
  attempts.hurry();
  expect(ways).toHaveLength(2);
  await pass(5000);
  expect(ways).toHaveLength(2);
});

it('[I63] silence of 30 s is a cut, any sign of life is none', async () => {
  const { attempts, pass, seen } = setUp();
  await pass(29_999);
  attempts.heard(false);
  await pass(29_999);
  expect(seen).toEqual([]);
  await pass(1);
  expect(seen).toEqual(['recovering']);
});

it('[I70] what is over, or disposed of, is not tried again and leaves no timer', async () => {
  const over = setUp({ isOver: () => true });
  over.ways[0]?.end('over');
  over.attempts.recover();
  await over.pass(60_000);
  expect([over.seen, over.ways.length]).toEqual([[], 1]);
  const { attempts, pass, seen, ways } = setUp();
  attempts.dispose();
  attempts.heard(false);
  attempts.recover();
  attempts.hurry();
  ways[0]?.fail(new AssistantError('server'));
  await pass(60_000);
  expect([seen, ways.length, ways[0]?.signal.aborted]).toEqual([[], 1, true]);
  expect(vi.getTimerCount()).toBe(0);
});
