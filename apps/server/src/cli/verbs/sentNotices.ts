import { desc } from 'drizzle-orm';
import { sentNotices as rows } from '../../db/schema/notices.ts';
import { readCounts } from '../../features/operator/announcements/sentNotices.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { lookAtDatabase } from '../withDatabase.ts';

const MOST = 50;

/** Lists what went to groups. */
export const sentNotices: Verb = {
  name: 'sent-notices',
  usage: 'sent-notices',
  summary: `Lists the newest ${MOST} notices to groups, with how many people got and how many read each.`,
  looksOnly: true,
  async run(args, { settings, print }) {
    readArgs(args, []);
    const lines = await lookAtDatabase(settings, async (db) => {
      const found = await db.select().from(rows).orderBy(desc(rows.sentAt), desc(rows.id)).limit(MOST);
      const reads = await readCounts(
        db,
        found.map(({ id }) => id),
      );
      return found.map(
        ({ id, sentAt, recipientCount, title }) =>
          `${sentAt.toISOString()}  read by ${reads.get(id) ?? 0} of ${recipientCount}  ${title.zh}`,
      );
    });
    for (const line of lines) print(line);
    if (lines.length === 0) print('Nothing was sent to a group.');
  },
};
