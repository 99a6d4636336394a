import * as v from 'valibot';
import { nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { list, text } from './lenient.ts';

/** The ids of help documents: nothing that could be a path, a tag or a query. */
const docId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

const HelpEntrySchema = /* @__PURE__ */ v.looseObject({ docId: v.string(), title: text() });

const HelpFolderSchema = /* @__PURE__ */ v.looseObject({
  folderId: v.string(),
  title: text(),
  documents: list(HelpEntrySchema),
});

const HelpDocumentSchema = /* @__PURE__ */ v.looseObject({
  docId: v.string(),
  title: text(),
  folderId: text(),
  folderTitle: text(),
  /** HTML as it was written: it is sanitised where it is shown. */
  content: text(),
  /** ISO time with zone. */
  updatedAt: text(),
});

const HelpHitSchema = /* @__PURE__ */ v.looseObject({
  docId: v.string(),
  title: text(),
  folderTitle: text(),
  /** Plain text around what was found. */
  excerpt: text(),
});

/** A folder of the help centre with its documents. */
export type HelpFolder = v.InferOutput<typeof HelpFolderSchema>;
/** A help document. */
export type HelpDocument = v.InferOutput<typeof HelpDocumentSchema>;
/** A document that a search found. */
export type HelpHit = v.InferOutput<typeof HelpHitSchema>;

/** Calls of the help centre; texts come in the caller's language. */
export const helpContract = {
  queryHelpTree: endpoint({
    method: 'POST',
    path: '/sso/helpCenter/queryHelpTree',
    summary: 'The folders of the help centre with the titles of their documents.',
    request: nothing,
    response: list(HelpFolderSchema),
    idempotent: true,
    tagged: true,
  }),
  getHelpDocument: endpoint({
    method: 'POST',
    path: '/sso/helpCenter/getHelpDocument',
    summary: 'One help document.',
    request: v.object({ docId }),
    response: HelpDocumentSchema,
    idempotent: true,
    silent: true,
  }),
  searchHelp: endpoint({
    method: 'POST',
    path: '/sso/helpCenter/searchHelp',
    summary: 'The help documents that answer a question best, best first.',
    request: v.object({ keyword: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
    response: list(HelpHitSchema),
    idempotent: true,
  }),
};
