import { operatorContract } from '@portal/api-client/contract/operator';
import { asc, eq } from 'drizzle-orm';
import { parse } from 'yaml';
import { helpDocuments as rows } from '../../db/schema/help.ts';
import { removeOperatorHelp, saveOperatorHelp } from '../../features/operator/help/saveHelp.ts';
import { readArgs } from '../readArgs.ts';
import { readTextFile } from '../readTextFile.ts';
import { requestOf } from '../requestOf.ts';
import { runAct } from '../runAct.ts';
import { CliError, type Verb } from '../Verb.ts';
import { lookAtDatabase } from '../withDatabase.ts';

const WHATS = 'list, save, publish, withdraw or remove';

/** Writes the help centre. */
export const helpDocuments: Verb = {
  name: 'help-documents',
  usage: 'help-documents list | save <file.yaml> | publish <docId> | withdraw <docId> | remove <docId>',
  summary:
    'Lists the help documents; writes one from a file with docId, folderId, folderTitle, title, content (zh, en, kr) and isPublished; publishes one, makes it a draft again, or removes it.',
  async run(args, { settings, print }) {
    const [what = '', ...rest] = args;
    if (what === 'list') {
      readArgs(rest, []);
      const found = await lookAtDatabase(settings, (db) =>
        db.select().from(rows).orderBy(asc(rows.folderId), asc(rows.position)),
      );
      for (const { docId, folderId, isPublished, title } of found)
        print(`${docId}  ${folderId}  ${isPublished ? 'published' : 'draft'}  ${title.zh}`);
      if (found.length === 0) print('There is no help document.');
      return;
    }
    if (what === 'save') {
      const { file } = readArgs(rest, ['file']);
      const document = parse(await readTextFile(file));
      const request = requestOf(operatorContract.saveOperatorHelp.request, document);
      await runAct(settings, (tools) => saveOperatorHelp(request, tools));
      return print(`${request.docId} is saved, ${request.isPublished ? 'published' : 'a draft'}.`);
    }
    if (!['publish', 'withdraw', 'remove'].includes(what)) throw new CliError(`Say ${WHATS}, not "${what}".`);
    const { docId } = readArgs(rest, ['docId']);
    await runAct(settings, async (tools) => {
      if (what === 'remove') return removeOperatorHelp({ docId }, tools);
      const [row] = await tools.db.select().from(rows).where(eq(rows.docId, docId));
      if (!row) throw new CliError(`There is no help document "${docId}".`);
      const { folderId, title, content } = row;
      const request = { docId, folderId, title, content, isPublished: what === 'publish' };
      const { deed } = await saveOperatorHelp(request, tools);
      return { answer: undefined, deed };
    });
    print(`${docId}: ${what}.`);
  },
};
