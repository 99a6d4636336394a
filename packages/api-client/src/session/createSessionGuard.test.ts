import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestTabs } from '../../test/createTestTabs.ts';
import { createSessionGuard } from './createSessionGuard.ts';

function signedIn() {
  const [tab] = createTestTabs(1);
  if (!tab) throw new Error('no tab');
  tab.tokens.set('a');
  return tab;
}

it('[C36] a tab whose locks are refused signs out by itself', async () => {
  const { tokens } = signedIn();
  const onUnauthorized = vi.fn();
  const request = vi.fn(() => Promise.reject(new DOMException('no', 'SecurityError')));
  const guard = createSessionGuard({ tokens, onUnauthorized, locks: { request } as never });
  const { epoch } = tokens;
  guard.report(guard.mark());
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  expect(request).toHaveBeenCalledWith(
    `portal:session-over:${epoch}`,
    { ifAvailable: true },
    expect.any(Function),
  );
});

it('[C36] a tab without locks signs out by itself', async () => {
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const { tokens } = signedIn();
  const onUnauthorized = vi.fn();
  const guard = createSessionGuard({ tokens, onUnauthorized });
  guard.report(guard.mark());
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
});

it('[C36] a tab that another was quicker than waits for it', async () => {
  const { tokens } = signedIn();
  const onUnauthorized = vi.fn();
  const taken = vi.fn(async (_name: string, _options: unknown, run: (lock: null) => unknown) => run(null));
  const guard = createSessionGuard({ tokens, onUnauthorized, locks: { request: taken } as never });
  guard.report(guard.mark());
  guard.report(guard.mark());
  await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
  await expect(taken.mock.results[0]?.value).resolves.toBeUndefined();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('[C34] a sign-out that fails is reported, and tried again with the next 401 of the session', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { tokens, locks } = signedIn();
  const request = vi.spyOn(locks, 'request');
  onTestFinished(() => request.mockRestore());
  const failure = new Error('no way out');
  const onUnauthorized = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const guard = createSessionGuard({ tokens, onUnauthorized, locks });
  const early = guard.mark();
  guard.report(early);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith(failure));
  await vi.waitFor(() => expect(guard.mark().round).toBe(1));
  guard.report(early);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  guard.report(guard.mark());
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(2));
  // The session is this tab's own by then.
  expect(request).toHaveBeenCalledOnce();
});
