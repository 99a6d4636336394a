import { answerStates } from '@portal/api-client/contract/ai';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiMessages } from '../../../db/schema/assistant.ts';
import type { Logger } from '../../../http/Logger.ts';
import { createLiveAnswer, type LiveAnswer, type OpenAnswer } from './LiveAnswer.ts';

/** Answers that are not made in this process, as far as they are stored. */
export type Mirrors = {
  open(messageId: string): Promise<LiveAnswer | undefined>;
  /** What is stored has changed. */
  refresh(messageId: string): void;
  close(): void;
};

/** Looks again after so long: the telling may have been missed, or the process that makes it may have died. */
const LOOK_MS = 1_000;

/** Makes the table. */
export function createMirrors(deps: { db: Database; log: Logger; sweep(): Promise<void> }): Mirrors {
  const { db, log } = deps;
  const mirrors = new Map<string, OpenAnswer>();
  const reading = new Set<string>();
  const again = new Set<string>();
  const queues = new Map<string, Promise<unknown>>();

  const readNow = async (messageId: string): Promise<OpenAnswer | undefined> => {
    const [row] = await db.select().from(aiMessages).where(eq(aiMessages.messageId, messageId)).limit(1);
    const known = mirrors.get(messageId);
    if (!row) {
      known?.finish({ state: answerStates.interrupted, error: undefined });
      mirrors.delete(messageId);
      return undefined;
    }
    const mirror = known ?? createLiveAnswer(row);
    mirror.tell(row.resources);
    mirror.set(row);
    if (row.state === answerStates.streaming) mirrors.set(messageId, mirror);
    else {
      mirrors.delete(messageId);
      mirror.finish({ state: row.state ?? answerStates.done, error: row.error ?? undefined });
    }
    return mirror;
  };

  // One after the other: what was read first must not come last.
  const read = (messageId: string): Promise<OpenAnswer | undefined> => {
    const before = queues.get(messageId) ?? Promise.resolve();
    const next = before.catch(() => {}).then(() => readNow(messageId));
    queues.set(messageId, next);
    const forget = () => {
      if (queues.get(messageId) === next) queues.delete(messageId);
    };
    next.then(forget, forget);
    return next;
  };

  const refresh = (messageId: string) => {
    if (!mirrors.has(messageId)) return;
    if (reading.has(messageId)) return void again.add(messageId);
    reading.add(messageId);
    read(messageId)
      .catch((error) => log.warn({ err: error, messageId }, 'an answer was not read'))
      .finally(() => {
        reading.delete(messageId);
        if (again.delete(messageId)) refresh(messageId);
      });
  };

  const look = setInterval(() => {
    for (const [messageId, mirror] of mirrors) if (mirror.listeners === 0) mirrors.delete(messageId);
    if (mirrors.size === 0) return;
    deps
      .sweep()
      .then(() => [...mirrors.keys()].forEach(refresh))
      .catch((error) => log.warn({ err: error }, 'answers were not looked after'));
  }, LOOK_MS);
  look.unref();

  return {
    open: (messageId) => read(messageId),
    refresh,
    close: () => clearInterval(look),
  };
}
