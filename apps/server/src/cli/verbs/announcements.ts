import { desc } from 'drizzle-orm';
import { announcements as rows } from '../../db/schema/announcements.ts';
import { stateOf } from '../../features/operator/announcements/queryAnnouncements.ts';
import { recallOperatorAnnouncement } from '../../features/operator/announcements/saveAnnouncement.ts';
import { systemClock } from '../../http/Clock.ts';
import { readArgs } from '../readArgs.ts';
import { runAct } from '../runAct.ts';
import { CliError, type Verb } from '../Verb.ts';
import { lookAtDatabase } from '../withDatabase.ts';

const MOST = 50;

/** Lists announcements, takes one back everywhere or shows it again. */
export const announcements: Verb = {
  name: 'announcements',
  usage: 'announcements list | recall <id> | show <id>',
  summary: `Lists the newest ${MOST} announcements with their state; takes one back everywhere at once, or shows it again.`,
  async run(args, { settings, print }) {
    const [what = '', ...rest] = args;
    if (what === 'list') {
      readArgs(rest, []);
      const found = await lookAtDatabase(settings, (db) =>
        db.select().from(rows).orderBy(desc(rows.publishedAt)).limit(MOST),
      );
      for (const row of found)
        print(
          `${row.id}  ${row.publishedAt.toISOString()}  ${stateOf(row, systemClock.now())}  ${row.title.zh}`,
        );
      if (found.length === 0) print('Nothing was announced.');
      return;
    }
    if (what !== 'recall' && what !== 'show') throw new CliError(`Say list, recall or show, not "${what}".`);
    const { id } = readArgs(rest, ['id']);
    const isRecalled = what === 'recall';
    const { deed } = await runAct(settings, (tools) => recallOperatorAnnouncement({ id, isRecalled }, tools));
    const state = isRecalled ? 'taken back' : 'shown';
    print(deed ? `${id} is ${state}.` : `${id} was ${state} before.`);
  },
};
