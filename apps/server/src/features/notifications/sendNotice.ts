import { pushTypes } from '@portal/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { notices } from '../../db/schema/notices.ts';
import type { Clock } from '../../http/Clock.ts';
import { appendPushes, type PushPlace } from '../../realtime/appendPushes.ts';
import { classification } from './classifications.ts';
import { queueWebPush } from './webPush/queueWebPush.ts';

/** A page of an application. */
type PageLink = { app: string; path: string };

/** Something that people are told and find again in their list. */
export type NoticeToSend = {
  userIds: readonly string[];
  companyId: string;
  title: string;
  /** Text, or a record where the kind has one. */
  info?: unknown;
  /** The page that it is about, narrowed to it; an `info` that is text becomes its `content`. */
  link?: PageLink;
  /** Kind of push. @default 3, a message */
  msgType?: number;
  /** One of `classification`. @default system */
  messageType?: number;
  /** Shown at once and until closed. @default false */
  eject?: boolean;
  /** When it happened. @default now */
  sendTime?: Date;
  /** Of which notice to many it is. */
  sentNoticeId?: string;
};

const TITLE_LENGTH = 200;
const TEXT_LENGTH = 5_000;

/** Stores a notice for each person and pushes it. Give it the transaction that causes it. */
export async function sendNotice(db: Database, clock: Clock, notice: NoticeToSend): Promise<void> {
  const { userIds, companyId, msgType = pushTypes.system, messageType = classification.system } = notice;
  const now = clock.now();
  const sendTime = notice.sendTime ?? now;
  const title = clamp(notice.title, TITLE_LENGTH);
  const said = typeof notice.info === 'string' ? clamp(notice.info, TEXT_LENGTH) : (notice.info ?? null);
  const info = notice.link ? { ...toRecord(said), link: notice.link } : said;
  const places = await appendPushes(db, clock, {
    userIds,
    companyId,
    frame: {
      msgType,
      messageType,
      msgTitle: title,
      msgInfo: info,
      eject: notice.eject ? 1 : 0,
      inList: 1,
      sendTime: sendTime.toISOString(),
    },
  });
  const list = (read: (place: PushPlace) => string | number) => sql.param(places.map(read));
  await db.execute(sql`
    insert into ${notices}
      (id, user_id, company_id, seq, msg_type, message_type, title, info, send_time, created_at,
        sent_notice_id)
    select place.id, place.user_id, ${companyId}, place.seq, ${msgType}::int, ${messageType}::int, ${title},
      ${JSON.stringify(info)}::jsonb, ${sendTime.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz,
      ${notice.sentNoticeId ?? null}::text
    from unnest(${list(({ id }) => id)}::text[], ${list(({ userId }) => userId)}::text[],
      ${list(({ seq }) => seq)}::bigint[]) as place(id, user_id, seq)`);
  if (notice.eject || messageType === classification.exports)
    await queueWebPush(
      db,
      clock,
      places.map(({ id }) => id),
    );
}

function toRecord(said: unknown): Record<string, unknown> {
  if (typeof said === 'object' && said !== null) return said as Record<string, unknown>;
  return said === null ? {} : { content: said };
}

/** Cut by characters as people count them, so that no emoji is left in halves. */
function clamp(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, length * 2))) {
    if (kept.length + segment.length >= length) break;
    kept += segment;
  }
  return `${kept}…`;
}
