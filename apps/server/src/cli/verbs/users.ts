import { asc, eq, or } from 'drizzle-orm';
import { companies, memberships, users as people } from '../../db/schema/index.ts';
import { containsText } from '../../features/business/containsText.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Lists who can sign in. */
export const users: Verb = {
  name: 'users',
  usage: 'users [text]',
  summary:
    'Lists the users with their addresses and companies; a text narrows it to those whose name or address has it.',
  looksOnly: true,
  async run(args, { settings, print }) {
    const [text] = args;
    readArgs(args, text === undefined ? [] : ['text']);
    const searched = [people.userName, people.realName, people.nickName, people.phone, people.email];
    const rows = await withDatabase(settings, (db) =>
      db
        .select({
          name: people.userName,
          status: people.status,
          email: people.email,
          phone: people.phone,
          role: memberships.role,
          company: companies.code,
        })
        .from(people)
        .leftJoin(memberships, eq(memberships.userId, people.id))
        .leftJoin(companies, eq(companies.id, memberships.companyId))
        .where(text ? or(...searched.map((column) => containsText(column, text))) : undefined)
        .orderBy(asc(people.userName), asc(companies.code)),
    );
    for (const { name, status, email, phone, role, company } of rows)
      print(
        `${name.padEnd(12)} ${status.padEnd(9)} ${company ?? '-'} ${role ?? ''}  ${email ?? phone ?? ''}`.trimEnd(),
      );
  },
};
