import { createDialogs } from '@portal/ui/shell';
import { expect, it } from 'vitest';
import type { Services } from '../../wiring/createServices.ts';
import { mayReplaceSession } from './mayReplaceSession.ts';

function setUp(hasSession: boolean) {
  const dialogs = createDialogs();
  const i18n = { _: ({ message }: { message: string }) => message };
  return {
    dialogs,
    services: { dialogs, i18n, account: { hasSession: () => hasSession } } as unknown as Services,
  };
}

it('[P265] nobody is asked where nobody is signed in', async () => {
  const { dialogs, services } = setUp(false);
  expect(await mayReplaceSession(services)).toBe(true);
  expect(dialogs.getSnapshot()).toHaveLength(0);
});

it('[P265] whoever is signed in stays, unless they agree', async () => {
  const { dialogs, services } = setUp(true);
  const answers = [mayReplaceSession(services), mayReplaceSession(services)];
  const [first, second] = dialogs.getSnapshot();
  first?.close();
  if (second?.kind === 'confirm') second.answer(true);
  expect(await Promise.all(answers)).toEqual([false, true]);
});
