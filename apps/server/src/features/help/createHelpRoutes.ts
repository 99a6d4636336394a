import { answerCodes, type helpContract } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { helpDocuments, helpFolders } from '../../db/schema/help.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { inLocale } from '../../http/inLocale.ts';
import { searchHelp } from './searchHelp.ts';

/** The handlers of the help centre. */
export function createHelpRoutes(): Pick<Handlers, keyof typeof helpContract> {
  return {
    async queryHelpTree(_request, { db, locale }) {
      const folders = await db.select().from(helpFolders).orderBy(asc(helpFolders.position));
      const documents = await db
        .select({
          docId: helpDocuments.docId,
          folderId: helpDocuments.folderId,
          title: helpDocuments.title,
        })
        .from(helpDocuments)
        .where(eq(helpDocuments.isPublished, true))
        .orderBy(asc(helpDocuments.position));
      const tree = folders.map(({ folderId, title }) => ({
        folderId,
        title: inLocale(title, locale),
        documents: documents
          .filter((document) => document.folderId === folderId)
          .map((document) => ({ docId: document.docId, title: inLocale(document.title, locale) })),
      }));
      return tree.filter((folder) => folder.documents.length > 0);
    },
    async getHelpDocument({ docId }, { db, locale }) {
      const [found] = await db
        .select({ document: helpDocuments, folder: helpFolders })
        .from(helpDocuments)
        .innerJoin(helpFolders, eq(helpFolders.folderId, helpDocuments.folderId))
        .where(and(eq(helpDocuments.docId, docId), eq(helpDocuments.isPublished, true)))
        .limit(1);
      if (!found) throw new BusinessError(answerCodes.notFound, 'notFound');
      const { document, folder } = found;
      return {
        docId,
        title: inLocale(document.title, locale),
        folderId: folder.folderId,
        folderTitle: inLocale(folder.title, locale),
        content: inLocale(document.content, locale),
        updatedAt: document.updatedAt.toISOString(),
      };
    },
    async searchHelp({ keyword }, { db, locale }) {
      const found = await searchHelp(db, { question: keyword, locale });
      return found.map(({ docId, title, folderTitle, passage }) => ({
        docId,
        title,
        folderTitle,
        excerpt: passage.replaceAll('\n', ' '),
      }));
    },
  };
}
