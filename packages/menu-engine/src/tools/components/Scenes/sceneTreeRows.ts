import type { SceneChoice } from '../../../core/sceneSelection.ts';

/** A row of the tree that is on view. */
export type SceneTreeRow = {
  readonly choice: SceneChoice;
  /** 1 at the top. */
  readonly level: number;
  /** Place among the rows beside it, from 1. */
  readonly position: number;
  readonly beside: number;
  /** Undefined for a page. */
  readonly open: boolean | undefined;
  /** Position of the row above it in the tree; -1 at the top. */
  readonly parent: number;
};

/**
 * Returns the rows of a tree that are on view: what stands below open branches. While something is asked, only branches
 * with answers, all of them open.
 */
export function sceneTreeRows(
  choices: readonly SceneChoice[],
  open: ReadonlySet<string>,
  found?: ReadonlySet<string>,
): readonly SceneTreeRow[] {
  const rows: SceneTreeRow[] = [];
  add(choices, 1, -1);
  return rows;

  function add(siblings: readonly SceneChoice[], level: number, parent: number) {
    const shown = found
      ? siblings.filter(({ leaves }) => leaves.some(({ key }) => found.has(key)))
      : siblings;
    shown.forEach((choice, at) => {
      const { entry, children } = choice;
      const isOpen = entry.leaf ? undefined : found !== undefined || open.has(entry.key);
      rows.push({ choice, level, position: at + 1, beside: shown.length, open: isOpen, parent });
      if (isOpen) add(children, level + 1, rows.length - 1);
    });
  }
}

/** What a key does in the tree. */
export type TreeMove =
  | { readonly type: 'to'; readonly row: number }
  | { readonly type: 'open' | 'close'; readonly keys: readonly string[] }
  | { readonly type: 'toggle' };

/** Returns what a key does in the tree: arrows walk, right and left open and close, `*` opens all beside, a letter leads to a name. */
export function treeMove(
  rows: readonly SceneTreeRow[],
  at: number,
  key: string,
  nameOf: (choice: SceneChoice) => string,
): TreeMove | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { type: 'to', row: Math.min(at + 1, last) };
    case 'ArrowUp':
      return { type: 'to', row: Math.max(at - 1, 0) };
    case 'Home':
      return { type: 'to', row: 0 };
    case 'End':
      return { type: 'to', row: last };
    case 'ArrowRight':
      if (row.open === false) return { type: 'open', keys: [row.choice.entry.key] };
      return row.open ? { type: 'to', row: at + 1 } : undefined;
    case 'ArrowLeft':
      if (row.open) return { type: 'close', keys: [row.choice.entry.key] };
      return row.parent === -1 ? undefined : { type: 'to', row: row.parent };
    case '*':
      return {
        type: 'open',
        keys: rows.filter(({ parent }) => parent === row.parent).map(({ choice }) => choice.entry.key),
      };
    case ' ':
    case 'Enter':
      return { type: 'toggle' };
    default:
      return byLetter(rows, at, key, nameOf);
  }
}

function byLetter(
  rows: readonly SceneTreeRow[],
  at: number,
  key: string,
  nameOf: (choice: SceneChoice) => string,
): TreeMove | undefined {
  if ([...key].length !== 1) return undefined;
  const wanted = key.toLocaleLowerCase();
  for (let step = 1; step <= rows.length; step += 1) {
    const position = (at + step) % rows.length;
    const row = rows[position];
    if (row && nameOf(row.choice).toLocaleLowerCase().startsWith(wanted))
      return { type: 'to', row: position };
  }
  return undefined;
}
