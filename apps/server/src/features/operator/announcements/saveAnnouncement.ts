import { announcementTypes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { announcements, type LocalizedText } from '../../../db/schema/announcements.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { isKeyFeature } from '../../announcements/isKeyFeature.ts';
import { refusedMedia } from '../../announcements/refusedMedia.ts';
import type { Act, ActTools } from '../OperatorHandlers.ts';
import { fieldsRefused, hasProblems, notFound, type Problems } from '../refuse.ts';
import { isKnownAudience } from './audience.ts';
import { audienceOf } from './queryAnnouncements.ts';

type Row = typeof announcements.$inferSelect;
type Request = Parameters<Act<'saveOperatorAnnouncement'>>[0];

const TYPES: readonly number[] = Object.values(announcementTypes);

/** Publishes an announcement, plans it, or changes it. */
export const saveOperatorAnnouncement: Act<'saveOperatorAnnouncement', ActTools> = async (
  request,
  context,
) => {
  const { db, clock } = context;
  const { id, type, title, content, audience, isPopup, isRelease } = request;
  const [known] = await db.select().from(announcements).where(eq(announcements.id, id)).for('update');
  const publishedAt = request.publishedAt
    ? new Date(request.publishedAt)
    : (known?.publishedAt ?? clock.now());
  const endsAt = request.endsAt ? new Date(request.endsAt) : null;
  await refuseWrong(request, { ...context, publishedAt, endsAt });
  const row = {
    type,
    title,
    content,
    tickerText: isEmpty(request.ticker) ? null : request.ticker,
    ...audience,
    isPopup,
    isRelease,
    publishedAt,
    endsAt,
  };
  const [saved] = await db
    .insert(announcements)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: announcements.id, set: row })
    .returning();
  if (!saved || (known && isSame(known, saved))) return { answer: { id } };
  await notifyProcesses(db, { type: 'changed', what: 'announcements' });
  return {
    answer: { id },
    deed: {
      action: known ? 'announcement-changed' : 'announcement-published',
      target: title.zh,
      before: known && factsOf(known),
      after: factsOf(saved),
    },
  };
};

/** Takes an announcement back everywhere, or shows it again. */
export const recallOperatorAnnouncement: Act<'recallOperatorAnnouncement', ActTools> = async (
  request,
  context,
) => {
  const { db, clock } = context;
  const { id, isRecalled } = request;
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id)).for('update');
  if (!row) throw notFound();
  if ((row.recalledAt !== null) === isRecalled) return { answer: undefined };
  await db
    .update(announcements)
    .set({ recalledAt: isRecalled ? clock.now() : null })
    .where(eq(announcements.id, id));
  await notifyProcesses(db, { type: 'changed', what: 'announcements' });
  return {
    answer: undefined,
    deed: {
      action: isRecalled ? 'announcement-recalled' : 'announcement-shown-again',
      target: row.title.zh,
      before: { isRecalled: !isRecalled },
      after: { isRecalled },
    },
  };
};

type Checked = ActTools & { publishedAt: Date; endsAt: Date | null };

async function refuseWrong(request: Request, context: Checked): Promise<void> {
  const { db, locale, publishedAt, endsAt } = context;
  const { type, title, content, audience } = request;
  const problems: Problems = {
    type: TYPES.includes(type) ? undefined : 'announcementType',
    title: title.zh.trim() === '' ? 'fieldRequired' : undefined,
    content: problemOf(type, content),
    endsAt: endsAt && endsAt <= publishedAt ? 'endsBeforeItBegins' : undefined,
    audience: (await isKnownAudience(db, audience)) ? undefined : 'audienceUnknown',
  };
  if (hasProblems(problems)) throw fieldsRefused(problems, locale);
}

function problemOf(type: number, content: LocalizedText): Problems[string] {
  if (content.zh.trim() === '') return 'fieldRequired';
  const written = [content.zh, content.en, content.kr].filter((text) => text.trim() !== '');
  if (type === announcementTypes.keyFeature && !written.every(isKeyFeature)) return 'keyFeatureContent';
  const address = written.map((text) => refusedMedia(type, text)).find((found) => found !== undefined);
  return address === undefined
    ? undefined
    : { text: 'mediaRefused', values: { address: address.slice(0, 200) } };
}

function isEmpty(ticker: LocalizedText | null): boolean {
  return ticker === null || Object.values(ticker).every((text) => text.trim() === '');
}

function isSame(before: Row, after: Row): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function factsOf(row: Row) {
  const { type, isPopup, isRelease, publishedAt, endsAt, tickerText } = row;
  return {
    type,
    isPopup,
    isRelease,
    publishedAt,
    endsAt,
    isInTicker: tickerText !== null,
    ...audienceOf(row),
  };
}
