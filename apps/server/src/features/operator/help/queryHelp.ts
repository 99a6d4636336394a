import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import { helpDocuments, helpFolders } from '../../../db/schema/help.ts';
import { containsText } from '../../business/containsText.ts';
import { pageBounds } from '../../params/pageOf.ts';
import type { Look } from '../OperatorHandlers.ts';
import { notFound } from '../refuse.ts';

type Row = { document: typeof helpDocuments.$inferSelect; folderTitle: { zh: string } };

/** A page of the help documents, drafts included, in the order of their folders. */
export const queryOperatorHelpPage: Look<'queryOperatorHelpPage'> = async (request, { db }) => {
  const { keyword, folderId, isPublished } = request;
  const titles = (['zh', 'en', 'kr'] as const).map((key) => sql`${helpDocuments.title} ->> ${key}`);
  const where = and(
    keyword ? or(...titles.map((title) => containsText(title, keyword))) : undefined,
    folderId ? eq(helpDocuments.folderId, folderId) : undefined,
    isPublished === undefined ? undefined : eq(helpDocuments.isPublished, isPublished),
  );
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select({ document: helpDocuments, folderTitle: helpFolders.title })
    .from(helpDocuments)
    .innerJoin(helpFolders, eq(helpFolders.folderId, helpDocuments.folderId))
    .where(where)
    .orderBy(asc(helpFolders.position), asc(helpDocuments.position), asc(helpDocuments.docId))
    .limit(limit)
    .offset(offset);
  return { dataList: rows.map(entryOf), totalCount: await db.$count(helpDocuments, where) };
};

/** The folders of the help centre in their order. */
export const queryOperatorHelpFolders: Look<'queryOperatorHelpFolders'> = async (_request, { db }) =>
  db
    .select({
      folderId: helpFolders.folderId,
      title: helpFolders.title,
      documentCount: count(helpDocuments.docId),
    })
    .from(helpFolders)
    .leftJoin(helpDocuments, eq(helpDocuments.folderId, helpFolders.folderId))
    .groupBy(helpFolders.folderId)
    .orderBy(asc(helpFolders.position), asc(helpFolders.folderId));

/** A help document as it was written. */
export const getOperatorHelp: Look<'getOperatorHelp'> = async ({ docId }, { db }) => {
  const [row] = await db
    .select({ document: helpDocuments, folderTitle: helpFolders.title })
    .from(helpDocuments)
    .innerJoin(helpFolders, eq(helpFolders.folderId, helpDocuments.folderId))
    .where(eq(helpDocuments.docId, docId));
  if (!row) throw notFound();
  return { ...entryOf(row), content: row.document.content };
};

function entryOf({ document, folderTitle }: Row) {
  const { docId, folderId, title, isPublished, updatedAt } = document;
  return { docId, folderId, folderTitle, title, isPublished, updatedAt: updatedAt.toISOString() };
}
