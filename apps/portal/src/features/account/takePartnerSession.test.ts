import { expect, it, vi } from 'vitest';
import { takePartnerSession } from './mayReplaceSession.ts';

const partner = { token: 't', source: 'selmuch' };

function setUp({ status = 1, signedIn = true, agrees = true } = {}) {
  const done: string[] = [];
  const note =
    <T>(name: string, answer: T) =>
    async () => {
      done.push(name);
      return answer;
    };
  const api = {
    checkSelMuchJump: note('check', { status }),
    selMuchTransformLogin: note('sign-in', { token: 'new' }),
  };
  const ports = {
    account: { hasSession: () => signedIn, takeUp: vi.fn() },
    dialogs: { confirm: note('ask', agrees) },
    i18n: { _: ({ message }: { message: string }) => message },
    navigate: vi.fn(),
    storage: { set: vi.fn() },
  };
  type Arguments = Parameters<typeof takePartnerSession>;
  const take = () =>
    takePartnerSession(
      ports as unknown as Arguments[0],
      api as unknown as Arguments[1],
      partner,
      '?token=t&source=selmuch&systemCode=BI',
    );
  return { done, ports, take };
}

it('[P452] a partner’s token is looked at, the person asked, the session taken over, in that order', async () => {
  const { done, ports, take } = setUp();
  await take();
  expect(done).toEqual(['check', 'ask', 'sign-in']);
  expect(ports.account.takeUp).toHaveBeenCalledWith({ token: 'new' }, { enter: false });
  expect(ports.storage.set).toHaveBeenCalledWith('selmuch-status', '1');
  expect(ports.navigate).toHaveBeenCalledWith('/login?systemCode=BI', { replace: true });
});

it('[P452] a spent or forged one is refused before anybody is asked', async () => {
  const { done, ports, take } = setUp({ status: 0 });
  await expect(take()).rejects.toThrow();
  expect(done).toEqual(['check']);
  expect(ports.account.takeUp).not.toHaveBeenCalled();
});

it('[P452] who does not agree stays who they are, and the token stays unused', async () => {
  const { done, ports, take } = setUp({ agrees: false });
  await take();
  expect(done).toEqual(['check', 'ask']);
  expect(ports.navigate).toHaveBeenCalledWith('/', { replace: true });
});
