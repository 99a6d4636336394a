import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, like, lte } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { liveBroadcasts, publicFiles } from '../../db/schema/announcements.ts';
import { systemClock } from '../../http/Clock.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { readArgs, wholeNumber } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const MINUTE_MS = 60_000;

/** Starts, schedules or ends a live broadcast. */
export const live: Verb = {
  name: 'live',
  usage: 'live [--title <text>] [--in <minutes>] [--minutes <n>] [--end]',
  summary: 'Schedules a live broadcast (now, for 30 minutes); --end ends what is running or to come.',
  async run(args, { settings, print }) {
    const { flags, options } = readArgs(args, [], ['end'], ['title', 'in', 'minutes']);
    const now = systemClock.now();
    const beginsAt = new Date(now.getTime() + wholeNumber('in', options.in ?? '0') * MINUTE_MS);
    const endsAt = new Date(
      beginsAt.getTime() + wholeNumber('minutes', options.minutes ?? '30', 1) * MINUTE_MS,
    );
    const title = options.title ?? '直播课堂';
    await withDatabase(settings, (db) =>
      db.transaction(async (tx) => {
        if (flags.end) await endAll(tx, now);
        else
          await tx.insert(liveBroadcasts).values({
            id: randomUUID(),
            title: { zh: title, en: title, kr: title },
            description: { zh: '', en: '', kr: '' },
            speaker: '',
            coverToken: await mediaToken(tx, '.webp'),
            videoToken: await mediaToken(tx, '.webm'),
            beginsAt,
            endsAt,
          });
        await notifyProcesses(tx, { type: 'changed', what: 'live' });
      }),
    );
    print(flags.end ? 'Ended.' : `Live from ${beginsAt.toISOString()} to ${endsAt.toISOString()}.`);
  },
};

async function endAll(db: Database, now: Date): Promise<void> {
  await db.delete(liveBroadcasts).where(gt(liveBroadcasts.beginsAt, now));
  await db
    .update(liveBroadcasts)
    .set({ endsAt: now })
    .where(and(lte(liveBroadcasts.beginsAt, now), gt(liveBroadcasts.endsAt, now)));
}

/** A picture or clip that is there already. */
async function mediaToken(db: Database, ending: string): Promise<string | null> {
  const [file] = await db
    .select({ token: publicFiles.token })
    .from(publicFiles)
    .where(and(eq(publicFiles.kind, 'media'), like(publicFiles.name, `%${ending}`)))
    .orderBy(asc(publicFiles.name))
    .limit(1);
  return file?.token ?? null;
}
