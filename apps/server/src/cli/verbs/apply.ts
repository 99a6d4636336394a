import type { Database } from '../../db/Database.ts';
import { applySetup } from '../../features/setup/applySetup.ts';
import type { ReadFile } from '../../features/setup/file/readPortalFile.ts';
import { lookAtPages } from '../../features/setup/framing/lookAtPages.ts';
import { systemClock } from '../../http/Clock.ts';
import { passwordLink, portalUrl } from '../passwordLink.ts';
import { printChanges, printWarnings } from '../printChanges.ts';
import { readArgs } from '../readArgs.ts';
import { readSetupFile } from '../readSetupFile.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Makes the portal what a file says. */
export const apply: Verb = {
  name: 'apply',
  usage: 'apply <file> [--unseen] [--everywhere]',
  summary:
    'Sets up what a file describes, whole or not at all; --unseen does not ask pages whether they may be framed, --everywhere also reaches companies that the file does not name and that have a system as it is.',
  async run(args, { settings, print }) {
    const { file, flags } = readArgs(args, ['file'], ['unseen', 'everywhere']);
    const read = await readSetupFile(file);
    await withDatabase(settings, async (db) => {
      const portals = [portalUrl(settings), ...settings.allowedOrigins];
      const { changes, invited } = await applySetup(db, read, {
        now: systemClock.now(),
        by: { actor: settings.operation?.operator ?? '' },
        isEverywhere: flags.everywhere,
        async look(tx, { warnings }) {
          printWarnings(warnings, print);
          if (!flags.unseen) await checkPages(tx, read, portals, print);
        },
      });
      printChanges(changes, print);
      print(changes.length === 0 ? 'Nothing changed.' : `Changed: ${changes.length}.`);
      for (const contact of invited) print(await passwordLink(db, settings, contact));
    });
  },
};

/** Throws when a page that the file adds says that it is not to be framed; one that does not answer is told. */
async function checkPages(
  db: Database,
  read: ReadFile,
  portals: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const { refusals, silent, leftOut } = await lookAtPages(db, read, portals);
  if (refusals.length > 0)
    throw read.refuse(
      refusals.map((one) => ({ ...one, message: `${one.message}; --unseen takes it all the same` })),
    );
  for (const { url, path } of silent)
    print(`Warning: line ${read.problemAt(path, '').line}: ${url} does not answer.`);
  if (leftOut > 0) print(`Warning: ${leftOut} more pages were not asked whether they may be framed.`);
}
