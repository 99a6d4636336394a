import { planSetup } from '../../features/setup/planSetup.ts';
import { systemClock } from '../../http/Clock.ts';
import { printChanges, printWarnings } from '../printChanges.ts';
import { readArgs } from '../readArgs.ts';
import { readSetupFile } from '../readSetupFile.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Tells what `apply` would change. */
export const diff: Verb = {
  name: 'diff',
  usage: 'diff <file>',
  summary: 'Shows what apply would change: + added, ~ changed, - removed.',
  looksOnly: true,
  async run(args, { settings, print }) {
    const { file } = readArgs(args, ['file']);
    const read = await readSetupFile(file);
    const { changes, warnings } = await withDatabase(settings, (db) =>
      planSetup(db, read, systemClock.now()),
    );
    printWarnings(warnings, print);
    printChanges(changes, print);
    print(changes.length === 0 ? 'Nothing would change.' : `Would change: ${changes.length}.`);
  },
};
