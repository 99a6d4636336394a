import { and, desc, eq, ne } from 'drizzle-orm';
import { outbox as messages } from '../../db/schema/accountFlows.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const MOST = 50;

/** Shows what waits for people: codes by text message, and e-mails as long as no mail server is set. */
export const outbox: Verb = {
  name: 'outbox',
  usage: 'outbox [recipient]',
  summary: 'Shows e-mails, text messages and notices, the newest last; those of one recipient when given.',
  async run([recipient], { settings, print }) {
    const rows = await withDatabase(settings, (db) =>
      db
        .select()
        .from(messages)
        .where(and(ne(messages.state, 'void'), recipient ? eq(messages.recipient, recipient) : undefined))
        .orderBy(desc(messages.createdAt))
        .limit(MOST),
    );
    if (rows.length === 0) print('Nothing was sent to anybody.');
    for (const { createdAt, channel, recipient: to, state, subject, body, error } of rows.reverse()) {
      print(`${createdAt.toISOString()}  ${channel} to ${to}  ${state}${error ? ` (${error})` : ''}`);
      print(`    ${subject}: ${body}`);
    }
  },
};
