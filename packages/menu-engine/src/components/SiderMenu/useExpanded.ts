import { useMemo, useState } from 'react';
import { ancestorsOf } from '../../core/ancestorsOf.ts';
import type { MenuEntry } from '../../core/types.ts';

/** Which branches of a tree are open. */
export type Branches = { isOpen: (key: string) => boolean; toggle: (key: string) => void };

/** Open branches: those above the present page, and those that a person has opened. */
export function useExpanded(active: MenuEntry | undefined): Branches {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(keysAbove(active)));
  const [shown, setShown] = useState(active?.key);
  if (active?.key !== shown) {
    setShown(active?.key);
    const above = keysAbove(active);
    if (above.some((key) => !open.has(key))) setOpen(new Set([...open, ...above]));
  }
  // The same until a branch opens or closes: another page below an open one renders no tree.
  return useMemo(
    () => ({
      isOpen: (key) => open.has(key),
      toggle: (key) =>
        setOpen((before) => {
          const next = new Set(before);
          if (!next.delete(key)) next.add(key);
          return next;
        }),
    }),
    [open],
  );
}

function keysAbove(entry: MenuEntry | undefined): string[] {
  return entry ? ancestorsOf(entry).map(({ key }) => key) : [];
}
