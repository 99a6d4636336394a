import { expect, it, vi } from 'vitest';
import { askAndSignOut } from './avatarActions.ts';
import type { AccountPorts } from './ports.ts';

function setUp(unsaved: string[], answer: boolean) {
  const signOut = vi.fn(async () => undefined);
  const confirm = vi.fn(async () => answer);
  const ports = {
    account: { signOut },
    dialogs: { confirm },
    i18n: { _: ({ id }: { id: string }) => id },
    unsaved: { names: async () => unsaved },
  } as unknown as AccountPorts;
  return { signOut, confirm, ports };
}

it('[P482] an app signs out at once where nothing is unsaved', async () => {
  const { ports, signOut, confirm } = setUp([], false);
  await askAndSignOut(ports);
  expect(signOut).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
});

it('[P482] where a page holds something unsaved, the person decides', async () => {
  const kept = setUp(['Orders'], false);
  await askAndSignOut(kept.ports);
  expect(kept.signOut).not.toHaveBeenCalled();
  const left = setUp(['Orders'], true);
  await askAndSignOut(left.ports);
  expect(left.signOut).toHaveBeenCalledOnce();
});
