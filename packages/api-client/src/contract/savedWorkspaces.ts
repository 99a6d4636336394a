import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { list } from './lenient.ts';

/** Most panes that a saved workspace holds. */
const MOST_PANES = 100;

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const id = text(80);
const key = text(80);
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
/** A route inside an app, or an http(s) address; no other scheme. */
const path = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^(https?:\/\/|\/(?!\/)|$)/i, 'a route or a web address'),
);

const SavedPaneSchema = /* @__PURE__ */ v.object({
  key,
  kind: v.picklist(['home', 'micro-app', 'frame', 'native']),
  /** The micro-app that fills it; missing in an outside page. */
  app: v.optional(text(60)),
  /** Where it stood, inside its app. */
  path,
  /** What the tab said. */
  tab: v.pipe(v.string(), v.maxLength(300)),
  menuId: v.optional(text(80)),
  pinned: v.optional(v.boolean()),
});

const WorkspaceContentSchema = /* @__PURE__ */ v.object({
  /** In the strip's order. */
  panes: v.pipe(v.array(SavedPaneSchema), v.minLength(1), v.maxLength(MOST_PANES)),
  activeKey: key,
  split: v.optional(v.object({ left: key, right: key })),
  /** Share of the width that the left pane of a split has. */
  splitRatio: v.pipe(v.number(), v.minValue(0.2), v.maxValue(0.8)),
  /** What the pages were about, such as a shop. */
  scope: v.optional(
    v.pipe(
      v.record(text(40), text(200)),
      v.check((scope) => Object.keys(scope).length <= 20, 'too much'),
    ),
  ),
  /** The custom scene that was in use. */
  sceneId: v.optional(text(80)),
});

/** Who sees it: its owner alone, colleagues who have its link, or all of the company. */
const audience = v.picklist(['own', 'link', 'team']);
const place = { serviceId: text(80), systemCode: text(80) };

const SavedWorkspaceSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  name: v.string(),
  ...place,
  content: WorkspaceContentSchema,
  audience,
  /** Only its owner changes, shares or removes it. */
  isOwn: v.boolean(),
  /** Whose it is, for those of colleagues. */
  owner: v.optional(v.string()),
  /** The caller starts the system with it. */
  isStart: v.boolean(),
});

/** A pane of a saved workspace. */
export type SavedWorkspacePane = v.InferOutput<typeof SavedPaneSchema>;
/** What was open when a workspace was saved. */
export type WorkspaceContent = v.InferOutput<typeof WorkspaceContentSchema>;
/** Open pages that were saved under a name. */
export type SavedWorkspace = v.InferOutput<typeof SavedWorkspaceSchema>;

/** Open pages saved under a name: kept for the person on every device, shared with colleagues, begun the day with. */
export const savedWorkspacesContract = {
  querySavedWorkspaces: endpoint({
    method: 'POST',
    path: '/api/v1/querySavedWorkspaces',
    summary:
      "The caller's saved workspaces of all systems, and those that colleagues share with the company.",
    request: v.object({}),
    response: v.looseObject({ dataList: list(SavedWorkspaceSchema) }),
    idempotent: true,
  }),
  getSavedWorkspace: endpoint({
    method: 'POST',
    path: '/api/v1/getSavedWorkspace',
    summary:
      "One saved workspace: the caller's own, or one of a colleague who shares it by link or with the company.",
    request: v.object({ id }),
    response: SavedWorkspaceSchema,
    idempotent: true,
  }),
  saveWorkspace: endpoint({
    method: 'POST',
    path: '/api/v1/saveWorkspace',
    summary:
      "Adds a workspace, or puts what is open into one of the caller's; panes that were added to it elsewhere meanwhile stay.",
    request: v.object({
      /** Missing for a new one. */
      id: v.optional(id),
      name,
      ...place,
      content: WorkspaceContentSchema,
      /** Keys of the panes that it held when the caller saw it last: of these, the ones that are missing now were closed. */
      seen: v.optional(v.pipe(v.array(key), v.maxLength(MOST_PANES)), []),
    }),
    response: SavedWorkspaceSchema,
  }),
  changeWorkspace: endpoint({
    method: 'POST',
    path: '/api/v1/changeWorkspace',
    summary: "Renames one of the caller's workspaces, or changes who sees it.",
    request: v.object({ id, name: v.optional(name), audience: v.optional(audience) }),
    response: SavedWorkspaceSchema,
    idempotent: true,
  }),
  deleteWorkspace: endpoint({
    method: 'POST',
    path: '/api/v1/deleteWorkspace',
    summary: "Removes one of the caller's workspaces; for a day it can be brought back.",
    request: v.object({ id }),
    response: v.looseObject({ deleted: v.number() }),
    idempotent: true,
  }),
  bringBackWorkspace: endpoint({
    method: 'POST',
    path: '/api/v1/bringBackWorkspace',
    summary: "Brings back one of the caller's workspaces that was removed within the last day.",
    request: v.object({ id }),
    response: SavedWorkspaceSchema,
    idempotent: true,
  }),
  startWithWorkspace: endpoint({
    method: 'POST',
    path: '/api/v1/startWithWorkspace',
    summary: 'Chooses the workspace that the caller starts a system with; null starts as usual.',
    request: v.object({ serviceId: text(80), id: v.nullable(id) }),
    response: v.looseObject({ serviceId: v.string() }),
    idempotent: true,
  }),
};
