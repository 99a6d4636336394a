import { queryOperatorNoticePage } from '../../features/operator/announcements/sentNotices.ts';
import { systemClock } from '../../http/Clock.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const MOST = 50;

/** Lists what went to groups. */
export const sentNotices: Verb = {
  name: 'sent-notices',
  usage: 'sent-notices',
  summary: `Lists the newest ${MOST} notices to groups, with how many people got and how many read each.`,
  looksOnly: true,
  async run(args, { settings, print }) {
    readArgs(args, []);
    const { dataList: found } = await withDatabase(settings, (db) =>
      queryOperatorNoticePage({ pageNo: 1, pageSize: MOST }, { db, clock: systemClock }),
    );
    for (const { sentAt, readCount, recipientCount, title } of found)
      print(`${sentAt}  read by ${readCount} of ${recipientCount}  ${title.zh}`);
    if (found.length === 0) print('Nothing was sent to a group.');
  },
};
