import type { Menu } from '@portal/api-client/contract';

/** Languages that menu names come in. */
export type MenuLocale = 'zh-CN' | 'en-US' | 'ko-KR';

/** What the content of a top-level menu looks like: 1 columns, 2 tabs, 3 search. */
export type MenuContent = 1 | 2 | 3;

/** Where a leaf leads: a route inside a micro-app, or a page outside the portal. */
export type MenuAddress =
  | { readonly kind: 'micro-app'; readonly app: string; readonly path: string }
  | { readonly kind: 'frame'; readonly key: string; readonly url: string };

/** One menu of a normalised tree. */
export type MenuEntry = {
  /** `m_{menuId}`. */
  readonly key: string;
  readonly id: string;
  /** The record as the backend gave it. */
  readonly menu: Menu;
  readonly parent: MenuEntry | undefined;
  readonly children: readonly MenuEntry[];
  /** 1 for a top-level menu. */
  readonly depth: number;
  /** Only leaves open panes and are found by search. */
  readonly leaf: boolean;
  /** Leaves in this branch, itself included. */
  readonly leafCount: number;
  readonly content: MenuContent;
  /** Pinned when the tree was loaded. */
  readonly pinned: boolean;
};

/** Why a record of the tree was kept out, or which of its values was not used. */
export type MenuProblemReason =
  | 'not-a-tree'
  | 'not-a-menu'
  | 'missing-id'
  | 'missing-name'
  | 'missing-address'
  | 'unsafe-address'
  | 'duplicate-id'
  | 'cycle'
  | 'below-leaf'
  | 'too-deep'
  | 'too-many';

/** A record that the normalised tree does not show, for a log or a diagnostics page. */
export type MenuProblem = {
  readonly reason: MenuProblemReason;
  /** Id of the record, where it has one. */
  readonly menuId?: string | undefined;
  /** Id of the record that it stood under; undefined at the top. */
  readonly parentId?: string | undefined;
};

/** A menu that an address leads to. */
export type MenuPathHit = {
  readonly entry: MenuEntry;
  readonly query: string;
  /** Whether the address is a sub-page listed in `relationMenuList`, not the menu's own page. */
  readonly related: boolean;
};

/** A menu tree with constant-time look-ups. */
export type MenuIndex = {
  readonly roots: readonly MenuEntry[];
  readonly leaves: readonly MenuEntry[];
  readonly byKey: ReadonlyMap<string, MenuEntry>;
  readonly byId: ReadonlyMap<string, MenuEntry>;
  /** Candidates by micro-app and bare path; ask with `findByPath`. */
  readonly byPath: ReadonlyMap<string, readonly MenuPathHit[]>;
  readonly problems: readonly MenuProblem[];
  readonly homeMenuId: string | undefined;
  /** Whether entries that are not purchased are hidden. */
  readonly usableOnly: boolean;
  readonly packageId: string | undefined;
};
