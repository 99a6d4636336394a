import type { Database } from '../../db/Database.ts';
import { applySetup } from '../../features/setup/applySetup.ts';
import type { ReadFile } from '../../features/setup/file/readPortalFile.ts';
import { addedPages } from '../../features/setup/framing/framedPages.ts';
import { lookAtFrames } from '../../features/setup/framing/lookAtFrames.ts';
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
  usage: 'apply <file> [--unseen]',
  summary:
    'Sets up what a file describes, whole or not at all; --unseen does not ask pages whether they may be framed.',
  async run(args, { settings, print }) {
    const { file, flags } = readArgs(args, ['file'], ['unseen']);
    const read = await readSetupFile(file);
    await withDatabase(settings, async (db) => {
      const portals = [portalUrl(settings), ...settings.allowedOrigins];
      const { changes, invited } = await applySetup(db, read, {
        now: systemClock.now(),
        async look(tx, { warnings }) {
          printWarnings(warnings, print);
          if (!flags.unseen) await lookAtPages(tx, read, portals, print);
        },
      });
      printChanges(changes, print);
      print(changes.length === 0 ? 'Nothing changed.' : `Changed: ${changes.length}.`);
      for (const contact of invited) print(await passwordLink(db, settings, contact));
    });
  },
};

/** Throws when a page that the file adds says that it is not to be framed; one that does not answer is told. */
async function lookAtPages(
  db: Database,
  { file, problemAt, refuse }: ReadFile,
  portals: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const { findings, leftOut } = await lookAtFrames(await addedPages(db, file), portals);
  const problems = findings.flatMap(({ url, path, refusal }) =>
    refusal === undefined
      ? []
      : [
          problemAt(
            path,
            `${url} refuses to be framed by ${portals[0]} (${refusal}); --unseen takes it all the same`,
          ),
        ],
  );
  if (problems.length > 0) throw refuse(problems);
  for (const { url, path, refusal } of findings)
    if (refusal === undefined) print(`Warning: line ${problemAt(path, '').line}: ${url} does not answer.`);
  if (leftOut > 0) print(`Warning: ${leftOut} more pages were not asked whether they may be framed.`);
}
