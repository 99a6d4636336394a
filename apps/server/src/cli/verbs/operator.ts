import { addOperator, removeOperator } from '../../features/operator/console/operatorsOf.ts';
import { systemClock } from '../../http/Clock.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Lets a person run the portal, or no more. */
export const operator: Verb = {
  name: 'operator',
  usage: 'operator add|remove <account>',
  summary: "Gives a person the operator's console, or takes it away; the last operator stays.",
  async run(args, { settings, print }) {
    const { what, account } = readArgs(args, ['what', 'account']);
    if (what !== 'add' && what !== 'remove') throw new CliError(`Say add or remove, not "${what}".`);
    await withDatabase(settings, (db) =>
      db.transaction(async (tx) => {
        const { id } = await findUser(tx, account);
        if (what === 'add') await addOperator(tx, systemClock, id);
        else if (!(await removeOperator(tx, systemClock, id)))
          throw new CliError(`${account} is no operator, or the last one.`);
      }),
    );
    print(what === 'add' ? `${account} runs the portal.` : `${account} runs the portal no more.`);
  },
};
