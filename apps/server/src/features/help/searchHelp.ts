import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { helpDocuments, helpFolders } from '../../db/schema/help.ts';
import { inLocale } from '../../http/inLocale.ts';
import type { Locale } from '../../http/localeOf.ts';
import { plainText } from './plainText.ts';
import { rankDocuments } from './rankDocuments.ts';

/** A help document that answers a question. */
export type HelpAnswer = {
  docId: string;
  title: string;
  folderTitle: string;
  /** The lines of the document that answer best, as plain text. */
  passage: string;
  /** From 0 to 1: how much of the question the document speaks of. */
  share: number;
};

/** The help documents that answer a question best, in a language, best first; none when none speaks of it. */
export async function searchHelp(
  db: Database,
  { question, locale, limit = 20 }: { question: string; locale: Locale; limit?: number },
): Promise<HelpAnswer[]> {
  const rows = await db
    .select({ document: helpDocuments, folderTitle: helpFolders.title })
    .from(helpDocuments)
    .innerJoin(helpFolders, eq(helpFolders.folderId, helpDocuments.folderId))
    .where(eq(helpDocuments.isPublished, true));
  const documents = rows.map(({ document, folderTitle }) => ({
    docId: document.docId,
    title: inLocale(document.title, locale),
    text: plainText(inLocale(document.content, locale)),
    folderTitle: inLocale(folderTitle, locale),
  }));
  return rankDocuments(documents, question, limit).map(({ document, share, passage }) => {
    const { docId, title, folderTitle } = document;
    return { docId, title, folderTitle, passage, share };
  });
}
