import { operatorContract } from '@portal/api-client/contract/operator';
import { parse } from 'yaml';
import { removeAgreement, saveAgreement } from '../../features/operator/agreements/changeAgreement.ts';
import { readAgreementVersions } from '../../features/operator/agreements/queryAgreements.ts';
import { readArgs } from '../readArgs.ts';
import { readTextFile } from '../readTextFile.ts';
import { requestOf } from '../requestOf.ts';
import { runAct } from '../runAct.ts';
import { CliError, type Verb } from '../Verb.ts';
import { lookAtDatabase } from '../withDatabase.ts';

/** Writes what people agree to. */
export const agreements: Verb = {
  name: 'agreements',
  usage: 'agreements list | save <file.yaml> | remove <id>',
  summary:
    'Lists the versions of the agreements with how many people accepted each; makes a version the one that stands, from a file with id, version, name, text or address (zh, en, kr) and renew; or asks nobody for one any more.',
  async run(args, { settings, print }) {
    const [what = '', ...rest] = args;
    if (what === 'list') {
      readArgs(rest, []);
      const found = await lookAtDatabase(settings, readAgreementVersions);
      for (const { row, acceptedCount, isCurrent } of found)
        print(
          `${row.agreementId}  ${row.version}  ${isCurrent ? 'stands' : 'former'}  ${acceptedCount} accepted  ${row.name.zh}`,
        );
      if (found.length === 0) print('There is no agreement.');
      return;
    }
    if (what === 'save') {
      const { file } = readArgs(rest, ['file']);
      const written = parse(await readTextFile(file));
      const request = requestOf(operatorContract.saveOperatorAgreement.request, written);
      const { deed } = await runAct(settings, async (tools) => ({
        answer: undefined,
        deed: await saveAgreement({ ...tools, by: { actor: tools.userId } }, request),
      }));
      return print(deed ? `${request.id}: version ${request.version} stands.` : 'Nothing changed.');
    }
    if (what !== 'remove') throw new CliError(`Say list, save or remove, not "${what}".`);
    const { id } = readArgs(rest, ['id']);
    await runAct(settings, async (tools) => ({
      answer: undefined,
      deed: await removeAgreement({ ...tools, by: { actor: tools.userId } }, id),
    }));
    print(`${id}: nobody is asked for it any more.`);
  },
};
