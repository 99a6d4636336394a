import { and, asc, eq, inArray } from 'drizzle-orm';
import { memberships, users } from '../../db/schema/identity.ts';
import { OPERATOR_COMPANY_ID, OPERATOR_ROLES } from '../../features/operator/console/operatorCompany.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import { setupLink as makeLink } from '../setupLink.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Lets an operator into the page that sets the portal up. */
export const setupLink: Verb = {
  name: 'setup-link',
  usage: 'setup-link [--operator <account>]',
  summary:
    'Prints the address at which an operator, by default the first one, sets the portal up; it works once, within ten minutes.',
  async run(args, { settings, print }) {
    const { options } = readArgs(args, [], [], ['operator']);
    const line = await withDatabase(settings, async (db) => {
      const asked = options.operator === undefined ? undefined : await findUser(db, options.operator);
      const [operator] = await db
        .select({ id: users.id })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(
          and(
            eq(memberships.companyId, OPERATOR_COMPANY_ID),
            inArray(memberships.role, [...OPERATOR_ROLES]),
            eq(users.status, 'active'),
            asked && eq(users.id, asked.id),
          ),
        )
        .orderBy(asc(users.createdAt), asc(users.id))
        .limit(1);
      if (!operator) throw new CliError('There is no such operator; `portalctl operator add` makes one.');
      return makeLink(db, settings, operator.id);
    });
    print(line);
  },
};
