import type { Database } from '@portal/server/data';
import type { LocalizedText } from '@portal/server/schema/announcements';
import { helpDocuments, helpFolders } from '@portal/server/schema/help';
import { DAY_MS } from '../ledger/ledgerDays.ts';
import { demoHelp } from './demoHelp.ts';
import { toHtml } from './toHtml.ts';

const UPDATED_DAYS_AGO = 9;

/** Writes the help centre. */
export async function seedHelp(db: Database, now: Date): Promise<void> {
  const updatedAt = new Date(now.getTime() - UPDATED_DAYS_AGO * DAY_MS);
  await db
    .insert(helpFolders)
    .values(demoHelp.map(({ folderId, title }, position) => ({ folderId, title, position })));
  await db.insert(helpDocuments).values(
    demoHelp.flatMap(({ folderId, documents }) =>
      documents.map(({ docId, title, text }, position) => {
        return { docId, folderId, title, content: contentOf(text), position, updatedAt };
      }),
    ),
  );
}

function contentOf({ zh, en, kr }: LocalizedText): LocalizedText {
  return { zh: toHtml(zh), en: toHtml(en), kr: toHtml(kr) };
}
