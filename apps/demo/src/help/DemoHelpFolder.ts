import type { LocalizedText } from '@portal/server/schema/announcements';

/** A help document of the demo data; its texts are in the form that `toHtml` reads. */
type DemoHelpDocument = { docId: string; title: LocalizedText; text: LocalizedText };

/** A folder of the help centre. */
export type DemoHelpFolder = { folderId: string; title: LocalizedText; documents: DemoHelpDocument[] };
