import { isDeepStrictEqual } from 'node:util';
import type { HandlerRequestOf } from '@portal/api-client/contract';
import { announcementTypes } from '@portal/api-client/contract';
import { eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { helpDocuments, helpFolders } from '../../../db/schema/help.ts';
import { refusedMedia } from '../../announcements/refusedMedia.ts';
import type { Act, ActTools, OperatorContract } from '../OperatorHandlers.ts';
import { fieldsRefused, hasProblems, notFound, type Problems } from '../refuse.ts';

type Request = HandlerRequestOf<OperatorContract['saveOperatorHelp']>;

const LOCK = 7_160_421;

/** Writes a help document, published or as a draft, and its folder where that is new or gets another name. */
export const saveOperatorHelp: Act<'saveOperatorHelp', ActTools> = async (request, context) => {
  const { db, clock, locale } = context;
  const { docId, folderId, title, content, isPublished } = request;
  await lockHelp(db);
  const [known] = await db.select().from(helpDocuments).where(eq(helpDocuments.docId, docId));
  const [folder] = await db.select().from(helpFolders).where(eq(helpFolders.folderId, folderId));
  const problems = problemsOf(request, folder !== undefined);
  if (hasProblems(problems)) throw fieldsRefused(problems, locale);
  const isFolderChanged = await saveFolder(db, request, folder);
  const position =
    known?.folderId === folderId ? known.position : await nextPosition(db, helpDocuments, folderId);
  const row = { folderId, title, content, isPublished, position };
  const isSame = known && isDeepStrictEqual({ ...known, ...row }, known);
  if (isSame && !isFolderChanged) return { answer: { docId } };
  const updatedAt = isSame ? known.updatedAt : clock.now();
  await db
    .insert(helpDocuments)
    .values({ docId, ...row, updatedAt })
    .onConflictDoUpdate({ target: helpDocuments.docId, set: { ...row, updatedAt } });
  if (known && known.folderId !== folderId) await removeEmptyFolder(db, known.folderId);
  return {
    answer: { docId },
    deed: {
      action: known ? 'help-changed' : 'help-written',
      target: title.zh,
      before: known && { folderId: known.folderId, isPublished: known.isPublished },
      after: { folderId, isPublished },
    },
  };
};

/** Removes a help document for good, and its folder when nothing is left there. */
export const removeOperatorHelp: Act<'removeOperatorHelp', ActTools> = async ({ docId }, { db }) => {
  await lockHelp(db);
  const [gone] = await db.delete(helpDocuments).where(eq(helpDocuments.docId, docId)).returning();
  if (!gone) throw notFound();
  await removeEmptyFolder(db, gone.folderId);
  const { folderId, isPublished, title } = gone;
  return {
    answer: undefined,
    deed: { action: 'help-removed', target: title.zh, before: { folderId, isPublished } },
  };
};

function problemsOf({ title, content, folderTitle }: Request, hasFolder: boolean): Problems {
  const address = [content.zh, content.en, content.kr]
    .map((html) => refusedMedia(announcementTypes.featureNotice, html))
    .find((found) => found !== undefined);
  const required = (isMissing: boolean) => (isMissing ? ('fieldRequired' as const) : undefined);
  const refused = address !== undefined && {
    text: 'mediaRefused' as const,
    values: { address: address.slice(0, 200) },
  };
  return {
    title: required(title.zh.trim() === ''),
    content: required(content.zh.trim() === '') ?? (refused || undefined),
    folderTitle: required(folderTitle ? folderTitle.zh.trim() === '' : !hasFolder),
  };
}

async function saveFolder(
  db: Database,
  { folderId, folderTitle }: Request,
  known: typeof helpFolders.$inferSelect | undefined,
): Promise<boolean> {
  if (!folderTitle || isDeepStrictEqual(known?.title, folderTitle)) return false;
  const position = known?.position ?? (await nextPosition(db, helpFolders));
  await db
    .insert(helpFolders)
    .values({ folderId, title: folderTitle, position })
    .onConflictDoUpdate({ target: helpFolders.folderId, set: { title: folderTitle } });
  return true;
}

async function nextPosition(
  db: Database,
  table: typeof helpDocuments | typeof helpFolders,
  folderId?: string,
): Promise<number> {
  const where = folderId === undefined ? undefined : eq(helpDocuments.folderId, folderId);
  const [last] = await db
    .select({ position: max(table.position) })
    .from(table)
    .where(where);
  return (last?.position ?? -1) + 1;
}

async function removeEmptyFolder(db: Database, folderId: string): Promise<void> {
  if ((await db.$count(helpDocuments, eq(helpDocuments.folderId, folderId))) > 0) return;
  await db.delete(helpFolders).where(eq(helpFolders.folderId, folderId));
}

/** Of two who write at once, one comes after the other. */
async function lockHelp(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
