import { desc } from 'drizzle-orm';
import { setupChanges } from '../../db/schema/setup.ts';
import { applySetup } from '../../features/setup/applySetup.ts';
import { readPortalValue } from '../../features/setup/file/readPortalFile.ts';
import { beforeChange, describeChanges } from '../../features/setup/history/setupChanges.ts';
import { systemClock } from '../../http/Clock.ts';
import { printChanges } from '../printChanges.ts';
import { readArgs, wholeNumber } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const MOST_CHANGES = 50;

/** Lists what was changed of the set-up of all companies. */
export const setupHistory: Verb = {
  name: 'setup-history',
  usage: 'setup-history',
  summary: `Lists who changed what of the set-up of all companies, the newest first, ${MOST_CHANGES} changes at most.`,
  looksOnly: true,
  async run(args, { settings, print }) {
    readArgs(args, []);
    const rows = await withDatabase(settings, (db) =>
      describeChanges(db).orderBy(desc(setupChanges.id)).limit(MOST_CHANGES),
    );
    if (rows.length === 0) print('Nothing was changed.');
    for (const { id, at, actor, parts, changes, changeCount } of rows) {
      print(`#${id} ${at.toISOString()} ${actor || 'unknown'}: ${parts.join(', ')} (${changeCount})`);
      printChanges(changes, (line) => print(`  ${line}`));
    }
  },
};

/** Puts back what stood before a change. */
export const setupRestore: Verb = {
  name: 'setup-restore',
  usage: 'setup-restore <number>',
  summary: 'Puts back the parts that a change of `setup-history` wrote, as they stood before it.',
  async run(args, { settings, print }) {
    const { number } = readArgs(args, ['number']);
    const id = wholeNumber('number', number, 1);
    const { changes } = await withDatabase(settings, async (db) => {
      const before = await beforeChange(db, id);
      if (!before) throw new CliError(`There is no change #${id}.`);
      return applySetup(db, readPortalValue(before), {
        now: systemClock.now(),
        by: { actor: settings.operation?.operator ?? '' },
        isEverywhere: true,
      });
    });
    printChanges(changes, print);
    print(changes.length === 0 ? 'Nothing changed.' : `Changed: ${changes.length}.`);
  },
};
