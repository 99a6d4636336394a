import { expect, it, vi } from 'vitest';
import type { Services } from '../../wiring/createServices.ts';
import { offerUnsavedPages } from '../panes/unsavedPages.ts';
import { askAndSignOut } from './askAndSignOut.ts';

function setUp(unsaved: string[], answer: boolean) {
  const signOut = vi.fn(async () => undefined);
  const confirm = vi.fn(async () => answer);
  const services = {
    account: { signOut },
    dialogs: { confirm },
    i18n: { _: ({ id }: { id: string }) => id },
  } as unknown as Services;
  offerUnsavedPages(services, async () => unsaved);
  return { signOut, confirm, services };
}

it('[P482] an app signs out at once where nothing is unsaved', async () => {
  const { services, signOut, confirm } = setUp([], false);
  await askAndSignOut(services);
  expect(signOut).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
});

it('[P482] where a page holds something unsaved, the person decides', async () => {
  const kept = setUp(['Orders'], false);
  await askAndSignOut(kept.services);
  expect(kept.signOut).not.toHaveBeenCalled();
  const left = setUp(['Orders'], true);
  await askAndSignOut(left.services);
  expect(left.signOut).toHaveBeenCalledOnce();
});
