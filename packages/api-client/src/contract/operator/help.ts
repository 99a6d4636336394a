import * as v from 'valibot';
import { noData, nothing } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { flag, list, number, text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { inThree, keyword, ThreeSchema } from './fields.ts';

const EntrySchema = /* @__PURE__ */ v.looseObject({
  docId: v.string(),
  folderId: text(),
  folderTitle: v.optional(ThreeSchema, {}),
  title: ThreeSchema,
  /** Whether readers and the assistant find it. */
  isPublished: flag(),
  /** ISO time with zone. */
  updatedAt: text(),
});

const DocumentSchema = /* @__PURE__ */ v.looseObject({ ...EntrySchema.entries, content: ThreeSchema });

const FolderSchema = /* @__PURE__ */ v.looseObject({
  folderId: v.string(),
  title: ThreeSchema,
  documentCount: number(),
});

/** A help document in the operator's list. */
export type OperatorHelpEntry = v.InferOutput<typeof EntrySchema>;
/** A help document as it was written. */
export type OperatorHelpDocument = v.InferOutput<typeof DocumentSchema>;
/** A folder of the help centre. */
export type OperatorHelpFolder = v.InferOutput<typeof FolderSchema>;

/** What names a document or a folder in addresses. */
const helpId = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));
const CONTENT_LENGTH = 262_144;

/** The help centre as operators write it. */
export const operatorHelpContract = {
  queryOperatorHelpPage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryHelpPage',
    summary: 'A page of the help documents, drafts included, by folder.',
    request: v.object({
      ...pagedRequest,
      keyword,
      folderId: v.optional(helpId),
      isPublished: v.optional(v.boolean()),
    }),
    response: paged(EntrySchema),
    idempotent: true,
  }),
  queryOperatorHelpFolders: endpoint({
    method: 'POST',
    path: '/sso/operator/queryHelpFolders',
    summary: 'The folders of the help centre in their order, empty ones included.',
    request: nothing,
    response: list(FolderSchema),
    idempotent: true,
  }),
  getOperatorHelp: endpoint({
    method: 'POST',
    path: '/sso/operator/getHelp',
    summary: 'A help document in its three languages.',
    request: v.object({ docId: helpId }),
    response: DocumentSchema,
    idempotent: true,
  }),
  saveOperatorHelp: endpoint({
    method: 'POST',
    path: '/sso/operator/saveHelp',
    summary: 'Writes a help document, published or as a draft; the same id twice is one document.',
    request: v.object({
      docId: helpId,
      folderId: helpId,
      /** Makes the folder or names it anew; one that is there keeps its name without it. */
      folderTitle: v.optional(inThree(200)),
      title: inThree(200),
      /** HTML. */
      content: inThree(CONTENT_LENGTH),
      isPublished: v.boolean(),
    }),
    response: v.looseObject({ docId: v.string() }),
    maxRequestBytes: 4 * CONTENT_LENGTH,
    idempotent: true,
    silent: true,
  }),
  removeOperatorHelp: endpoint({
    method: 'POST',
    path: '/sso/operator/removeHelp',
    summary: 'Removes a help document, and its folder when it was the last one there.',
    request: v.object({ docId: helpId }),
    response: noData,
    silent: true,
  }),
};
