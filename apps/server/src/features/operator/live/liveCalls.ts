import { desc, eq } from 'drizzle-orm';
import { liveBroadcasts } from '../../../db/schema/announcements.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { pageBounds } from '../../params/pageOf.ts';
import type { Act, Acts, ActTools, Look, Looks, LookTools } from '../OperatorHandlers.ts';
import { fieldsRefused, hasProblems, notFound } from '../refuse.ts';

type Row = typeof liveBroadcasts.$inferSelect;

const queryOperatorLivePage = (async (request, { db, clock }) => {
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select()
    .from(liveBroadcasts)
    .orderBy(desc(liveBroadcasts.beginsAt), desc(liveBroadcasts.id))
    .limit(limit)
    .offset(offset);
  const now = clock.now();
  return {
    dataList: rows.map((row) => ({
      id: row.id,
      title: row.title,
      description: row.description,
      speaker: row.speaker,
      beginsAt: row.beginsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      state: row.endsAt <= now ? 'over' : row.beginsAt > now ? 'coming' : 'live',
    })),
    totalCount: await db.$count(liveBroadcasts),
  };
}) satisfies Look<'queryOperatorLivePage', LookTools>;

const saveOperatorLive: Act<'saveOperatorLive', ActTools> = async (request, { db, locale }) => {
  const { id, title, description, speaker } = request;
  const beginsAt = new Date(request.beginsAt);
  const endsAt = new Date(request.endsAt);
  const problems = {
    title: title.zh.trim() === '' ? ('fieldRequired' as const) : undefined,
    endsAt: endsAt <= beginsAt ? ('endsBeforeItBegins' as const) : undefined,
  };
  if (hasProblems(problems)) throw fieldsRefused(problems, locale);
  const [known] = await db.select().from(liveBroadcasts).where(eq(liveBroadcasts.id, id)).for('update');
  const row = { title, description, speaker, beginsAt, endsAt };
  const [saved] = await db
    .insert(liveBroadcasts)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: liveBroadcasts.id, set: row })
    .returning();
  if (!saved || (known && JSON.stringify(known) === JSON.stringify(saved))) return { answer: { id } };
  await notifyProcesses(db, { type: 'changed', what: 'live' });
  return {
    answer: { id },
    deed: {
      action: known ? 'live-changed' : 'live-planned',
      target: title.zh,
      before: known && timesOf(known),
      after: timesOf(saved),
    },
  };
};

const endOperatorLive: Act<'endOperatorLive', ActTools> = async ({ id }, { db, clock }) => {
  const [row] = await db.select().from(liveBroadcasts).where(eq(liveBroadcasts.id, id)).for('update');
  if (!row) throw notFound();
  const now = clock.now();
  if (row.endsAt <= now) return { answer: undefined };
  const isThis = eq(liveBroadcasts.id, id);
  if (row.beginsAt > now) await db.delete(liveBroadcasts).where(isThis);
  else await db.update(liveBroadcasts).set({ endsAt: now }).where(isThis);
  await notifyProcesses(db, { type: 'changed', what: 'live' });
  const action = row.beginsAt > now ? 'live-called-off' : 'live-ended';
  return { answer: undefined, deed: { action, target: row.title.zh, before: timesOf(row) } };
};

function timesOf({ beginsAt, endsAt }: Row) {
  return { beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() };
}

export const liveLooks = { queryOperatorLivePage } satisfies Partial<Looks>;
export const liveActs = { saveOperatorLive, endOperatorLive } satisfies Partial<Acts>;
