import type { SetupSystem } from '@portal/api-client/contract/operator';
import { useMemo, useState } from 'react';
import { addOp, applyOps, type MenuOp } from './core/menuOps.ts';

/** What is being done to the menus of a system, before it is saved. */
export function useMenuDraft({ menus, home }: SetupSystem) {
  const [ops, setOps] = useState<readonly MenuOp[]>([]);
  const [undone, setUndone] = useState<readonly MenuOp[]>([]);
  const [newHome, setHome] = useState<string>();
  // What somebody else saved meanwhile is what it is done to then.
  const { tree, done, failed } = useMemo(() => applyOps(menus, ops), [menus, ops]);
  return {
    tree,
    home: newHome ?? home,
    /** How much was done and is not saved. */
    count: done.length + (newHome === undefined || newHome === home ? 0 : 1),
    /** What cannot be done to the menus as they are now. */
    failed,
    canUndo: ops.length > 0,
    canRedo: undone.length > 0,
    setHome,
    run(op: MenuOp | undefined) {
      if (!op) return;
      setOps(addOp(ops, op));
      setUndone([]);
    },
    undo() {
      const last = ops.at(-1);
      if (!last) return;
      setOps(ops.slice(0, -1));
      setUndone([...undone, last]);
    },
    redo() {
      const last = undone.at(-1);
      if (!last) return;
      setUndone(undone.slice(0, -1));
      setOps([...ops, last]);
    },
    clear() {
      setOps([]);
      setUndone([]);
      setHome(undefined);
    },
  };
}

export type MenuDraft = ReturnType<typeof useMenuDraft>;
