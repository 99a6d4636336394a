import { asc, eq } from 'drizzle-orm';
import { companies, memberships, users as people } from '../../db/schema/index.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Lists who can sign in. */
export const users: Verb = {
  name: 'users',
  usage: 'users',
  summary: 'Lists the users with their companies.',
  looksOnly: true,
  async run(args, { settings, print }) {
    readArgs(args, []);
    const rows = await withDatabase(settings, (db) =>
      db
        .select({
          name: people.userName,
          status: people.status,
          role: memberships.role,
          company: companies.code,
        })
        .from(people)
        .leftJoin(memberships, eq(memberships.userId, people.id))
        .leftJoin(companies, eq(companies.id, memberships.companyId))
        .orderBy(asc(people.userName), asc(companies.code)),
    );
    for (const { name, status, role, company } of rows)
      print(`${name.padEnd(12)} ${status.padEnd(9)} ${company ?? '-'} ${role ?? ''}`.trimEnd());
  },
};
