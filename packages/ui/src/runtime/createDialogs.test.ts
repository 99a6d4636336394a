import { expect, it } from 'vitest';
import { createDialogs } from './createDialogs.ts';

it('[U25] a question answers with what was chosen, and with no when dismissed', async () => {
  const dialogs = createDialogs();
  const confirmed = dialogs.confirm({ title: 'A' });
  const dismissed = dialogs.confirm({ title: 'B' });
  const [first, second] = dialogs.get();
  if (first?.kind !== 'confirm') throw new Error('expected a question');
  first.answer(true);
  second?.close();
  await expect(confirmed).resolves.toBe(true);
  await expect(dismissed).resolves.toBe(false);
  expect(dialogs.get()).toEqual([]);
});

it('[U25] closing all answers every dialog', async () => {
  const dialogs = createDialogs();
  const answers = [
    dialogs.confirm({ title: 'A' }),
    dialogs.open<string>({ title: 'B', content: () => null }),
  ];
  dialogs.closeAll();
  await expect(Promise.all(answers)).resolves.toEqual([false, undefined]);
});
