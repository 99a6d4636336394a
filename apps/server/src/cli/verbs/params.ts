import { changeParam, readParams } from '../../features/operator/params/paramCalls.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs } from '../readArgs.ts';
import { runAct } from '../runAct.ts';
import { CliError, type Verb } from '../Verb.ts';
import { lookAtDatabase } from '../withDatabase.ts';

/** Reads and sets parameters. */
export const params: Verb = {
  name: 'params',
  usage: 'params list | set <group> <name> <value> | remove <group> <name> [--company <code>]',
  summary: 'Lists, sets and removes the parameters that new companies start with, or those of a company.',
  async run(args, { settings, print }) {
    const [what = '', ...rest] = args;
    if (what === 'list') {
      const { options } = readArgs(rest, [], [], ['company']);
      const found = await lookAtDatabase(settings, async (db) =>
        readParams(
          db,
          options.company === undefined ? undefined : (await findCompany(db, options.company)).id,
        ),
      );
      for (const { group, name, value } of found) print(`${group}  ${name}  ${value}`);
      if (found.length === 0) print('There are none.');
      return;
    }
    if (what !== 'set' && what !== 'remove') throw new CliError(`Say list, set or remove, not "${what}".`);
    const names = what === 'set' ? (['group', 'name', 'value'] as const) : (['group', 'name'] as const);
    const { group = '', name = '', options, ...read } = readArgs(rest, names, [], ['company']);
    const value = what === 'set' ? (read as { value?: string }).value : undefined;
    const { deed } = await runAct(settings, async (tools) => {
      const { company } = options;
      const companyId = company === undefined ? undefined : (await findCompany(tools.db, company)).id;
      const by = { actor: tools.userId };
      return {
        answer: undefined,
        deed: await changeParam({ ...tools, by }, { companyId, group, name, value }),
      };
    });
    print(deed ? `${group} ${name}: ${what === 'set' ? 'set' : 'removed'}.` : 'Nothing changed.');
  },
};
