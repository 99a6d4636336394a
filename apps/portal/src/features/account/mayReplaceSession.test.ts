import { createDialogs } from '@portal/ui/shell';
import { expect, it } from 'vitest';
import { mayReplaceSession } from './mayReplaceSession.ts';
import type { AccountPorts } from './ports.ts';

function setUp(hasSession: boolean) {
  const dialogs = createDialogs();
  const i18n = { _: ({ message }: { message: string }) => message };
  return {
    dialogs,
    ports: { dialogs, i18n, account: { hasSession: () => hasSession } } as unknown as AccountPorts,
  };
}

it('[P265] nobody is asked where nobody is signed in', async () => {
  const { dialogs, ports } = setUp(false);
  expect(await mayReplaceSession(ports)).toBe(true);
  expect(dialogs.get()).toHaveLength(0);
});

it('[P265] whoever is signed in stays, unless they agree', async () => {
  const { dialogs, ports } = setUp(true);
  const answers = [mayReplaceSession(ports), mayReplaceSession(ports)];
  const [first, second] = dialogs.get();
  first?.close();
  if (second?.kind === 'confirm') second.answer(true);
  expect(await Promise.all(answers)).toEqual([false, true]);
});
