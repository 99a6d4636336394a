import { operatorContract } from '@portal/api-client/contract/operator';
import { eq } from 'drizzle-orm';
import { liveBroadcasts } from '../../db/schema/announcements.ts';
import { liveActs, liveLooks } from '../../features/operator/live/liveCalls.ts';
import { systemClock } from '../../http/Clock.ts';
import { readArgs } from '../readArgs.ts';
import { requestOf } from '../requestOf.ts';
import { runAct } from '../runAct.ts';
import { CliError, type Verb } from '../Verb.ts';
import { lookAtDatabase } from '../withDatabase.ts';

const MOST = 50;

/** Lists live broadcasts, changes one or ends it. */
export const broadcasts: Verb = {
  name: 'broadcasts',
  usage: 'broadcasts list | change <id> [--title <text>] [--begins <moment>] [--ends <moment>] | end <id>',
  summary: `Lists the newest ${MOST} live broadcasts; changes one (moments as 2026-11-27T10:00Z), or ends it, calls it off before it began.`,
  async run(args, { settings, print }) {
    const [what = '', ...rest] = args;
    if (what === 'list') {
      readArgs(rest, []);
      const { dataList: found } = await lookAtDatabase(settings, (db) =>
        liveLooks.queryOperatorLivePage({ pageNo: 1, pageSize: MOST }, { db, clock: systemClock }),
      );
      for (const { id, beginsAt, endsAt, state, title } of found)
        print(`${id}  ${beginsAt} to ${endsAt}  ${state}  ${title.zh}`);
      if (found.length === 0) print('There is no broadcast.');
      return;
    }
    if (what === 'end') {
      const { id } = readArgs(rest, ['id']);
      const { deed } = await runAct(settings, (tools) => liveActs.endOperatorLive({ id }, tools));
      print(deed ? `${id} has ended.` : `${id} had ended before.`);
      return;
    }
    if (what !== 'change') throw new CliError(`Say list, change or end, not "${what}".`);
    const { id, options } = readArgs(rest, ['id'], [], ['title', 'begins', 'ends']);
    const { deed } = await runAct(settings, async (tools) => {
      const [row] = await tools.db.select().from(liveBroadcasts).where(eq(liveBroadcasts.id, id));
      if (!row) throw new CliError(`There is no broadcast ${id}.`);
      const request = requestOf(operatorContract.saveOperatorLive.request, {
        id,
        title: options.title === undefined ? row.title : { ...row.title, zh: options.title },
        description: row.description,
        speaker: row.speaker,
        beginsAt: options.begins ?? row.beginsAt.toISOString(),
        endsAt: options.ends ?? row.endsAt.toISOString(),
      });
      return liveActs.saveOperatorLive(request, tools);
    });
    print(deed ? `${id} is changed.` : `${id} was so before.`);
  },
};
