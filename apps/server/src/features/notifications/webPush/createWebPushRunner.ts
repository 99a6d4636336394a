import { and, eq, inArray, isNull } from 'drizzle-orm';
import { array, number, object, optional, parse, string } from 'valibot';
import type { Database } from '../../../db/Database.ts';
import { sessions } from '../../../db/schema/index.ts';
import { notices } from '../../../db/schema/notices.ts';
import { webPushDevices } from '../../../db/schema/webPush.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { JobHandler } from '../../../jobs/createWorker.ts';
import type { ServerServices } from '../../../ServerServices.ts';
import { readSettings } from '../mutes.ts';
import type { WebPush } from './createWebPush.ts';
import { isQuiet } from './isQuiet.ts';
import { takesNotice } from './queueWebPush.ts';
import { WEB_PUSH_JOB } from './WEB_PUSH_JOB.ts';

const PayloadSchema = object({
  noticeIds: array(string()),
  /** Of a further try: the devices that are left. */
  sessionIds: optional(array(string())),
  tries: optional(number(), 1),
});

const MOST_TRIES = 3;
const RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;
/** Calls to push services at one time. */
const AT_ONCE = 20;
/** What a browser shows of a text, in characters; an encrypted message holds 4 kB. */
const TEXT_CHARS = 240;

export type WebPushRunnerDeps = {
  db: Database;
  clock: Clock;
  services: Pick<ServerServices, 'jobs' | 'webPush'>;
};

/**
 * Makes the handler of the jobs that tell browsers of notices. It judges when it sends: what was read meanwhile, falls into
 * do-not-disturb or belongs to an ended session is left out. A browser that gave its address up is forgotten.
 */
export function createWebPushRunner({ db, clock, services }: WebPushRunnerDeps): JobHandler {
  return async ({ payload }, signal) => {
    const { webPush, jobs } = services;
    if (!webPush) return;
    const { noticeIds, sessionIds, tries } = parse(PayloadSchema, payload);
    const due = await readDue(db, clock, noticeIds, sessionIds);
    const left: { noticeId: string; sessionId: string; retryMs: number }[] = [];
    for (let from = 0; from < due.length; from += AT_ONCE) {
      signal.throwIfAborted();
      await Promise.all(
        due.slice(from, from + AT_ONCE).map(async ({ notice, device }) => {
          const outcome = await tell(webPush, notice, device);
          if (outcome.is === 'gone')
            await db.delete(webPushDevices).where(eq(webPushDevices.endpoint, device.endpoint));
          if (outcome.is === 'failed')
            left.push({
              noticeId: notice.id,
              sessionId: device.sessionId,
              retryMs: outcome.retryMs ?? RETRY_MS * tries,
            });
        }),
      );
    }
    if (left.length === 0 || tries >= MOST_TRIES) return;
    // One job a notice: another one's devices have heard of theirs.
    for (const id of new Set(left.map(({ noticeId }) => noticeId))) {
      const own = left.filter(({ noticeId }) => noticeId === id);
      const waitMs = Math.min(LONGEST_RETRY_MS, Math.max(...own.map(({ retryMs }) => retryMs)));
      await jobs.add(db, {
        kind: WEB_PUSH_JOB,
        payload: {
          noticeIds: [id],
          sessionIds: own.map(({ sessionId }) => sessionId),
          tries: tries + 1,
        },
        runAt: new Date(clock.now().getTime() + waitMs),
      });
    }
  };
}

type Due = Awaited<ReturnType<typeof readDue>>[number];

async function readDue(db: Database, clock: Clock, noticeIds: string[], sessionIds: string[] | undefined) {
  const now = clock.now();
  const rows = await db
    .select({ notice: notices, device: webPushDevices })
    .from(notices)
    .innerJoin(webPushDevices, eq(webPushDevices.userId, notices.userId))
    .innerJoin(sessions, eq(sessions.id, webPushDevices.sessionId))
    .where(
      and(
        inArray(notices.id, noticeIds),
        isNull(notices.readAt),
        isNull(notices.remindAt),
        takesNotice(now),
        sessionIds && inArray(webPushDevices.sessionId, sessionIds),
      ),
    );
  const settings = new Map(
    await Promise.all(
      [...new Set(rows.map(({ notice }) => notice.userId))].map(
        async (userId) => [userId, await readSettings(db, userId)] as const,
      ),
    ),
  );
  return rows.filter(({ notice: { userId, messageType } }) => {
    const own = settings.get(userId);
    return own === undefined || !isQuiet(own, messageType, now);
  });
}

function tell(webPush: WebPush, notice: Due['notice'], device: Due['device']) {
  const { id, title, info } = notice;
  const said = typeof info === 'string' ? info : (info as { content?: unknown } | null)?.content;
  const text = typeof said === 'string' ? [...said].slice(0, TEXT_CHARS).join('') : undefined;
  return webPush.send(
    device,
    { id, title, text, isSilent: device.isSilent },
    { topic: id.replaceAll('-', '').slice(0, 32) },
  );
}
