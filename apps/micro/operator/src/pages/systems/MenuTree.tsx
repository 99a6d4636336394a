import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useLingui } from '@lingui/react';
import { VisuallyHidden } from '@mantine/core';
import { fromSetupNames } from '@portal/api-client/contract/operator';
import { useGuest } from '@portal/embed/react-guest';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { inLanguage } from '../../components/three.ts';
import { dropMove, keyMove, type Way, type Zone, zoneOf } from './core/keyMove.ts';
import { listMenus, type MenuOp } from './core/menuOps.ts';
import classes from './MenuTree.module.css';
import { MenuTreeRow } from './MenuTreeRow.tsx';
import type { MenuDraft } from './useMenuDraft.ts';

export type MenuTreeProps = {
  draft: MenuDraft;
  /** The menu whose details stand beside the tree. */
  openId: string | undefined;
  onOpen: (id: string) => void;
};

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};
/** Pixels after which a press is a drag. */
const DRAG_FROM = 5;
/** The library's own are English, and tell ids: what has moved is said below the tree. */
const QUIET = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** The menus of a system as a tree: reached by arrows, opened by Enter or a press, moved by Alt and arrows or by dragging. */
export function MenuTree({ draft, openId, onOpen }: MenuTreeProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const list = listMenus(draft.tree);
  const rows = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const [target, setTarget] = useState<{ id: string; zone: Zone }>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }));
  const active = list.findIndex(({ menu }) => menu.id === activeId);
  const focus = (index: number) => {
    const id = list[index]?.menu.id;
    if (id) rows.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  };
  // The row that moved keeps the focus: taken out of the document and put back, it loses it inside a shadow root.
  const movedId = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (movedId.current === undefined) return;
    focus(list.findIndex(({ menu }) => menu.id === movedId.current));
    movedId.current = undefined;
  });
  const [saidId, setSaidId] = useState<string>();
  const said = list.find(({ menu }) => menu.id === saidId);
  const move = (id: string, op: MenuOp | undefined) => {
    if (!op) return;
    draft.run(op);
    movedId.current = id;
    setActiveId(id);
    setSaidId(id);
  };
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (event.altKey && way && activeId) {
      event.preventDefault();
      move(activeId, keyMove(draft.tree, activeId, way));
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      movedId.current = activeId;
      if (event.shiftKey) draft.redo();
      else draft.undo();
      return;
    }
    const next = { ArrowUp: active - 1, ArrowDown: active + 1, Home: 0, End: list.length - 1 }[event.key];
    if (next === undefined || event.altKey) return;
    event.preventDefault();
    focus(Math.max(0, Math.min(next, list.length - 1)));
  };
  const targetOf = ({ over, active }: DragMoveEvent | DragEndEvent) => {
    const moved = active.rect.current.translated;
    const on = over && list.find(({ menu }) => menu.id === over.id)?.menu;
    if (!moved || !on) return undefined;
    const middle = moved.top + moved.height / 2;
    return { id: on.id, zone: zoneOf(middle - over.rect.top, over.rect.height, on.menus !== undefined) };
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={QUIET}
      onDragMove={(event) => setTarget(targetOf(event))}
      onDragCancel={() => setTarget(undefined)}
      onDragEnd={(event) => {
        const to = targetOf(event);
        setTarget(undefined);
        const id = String(event.active.id);
        if (to) move(id, dropMove(draft.tree, id, to.id, to.zone));
      }}
    >
      <div
        ref={rows}
        className={classes.tree}
        role="tree"
        aria-label={i18n._({ id: 'operator.menus', message: '菜单' })}
        onKeyDown={press}
      >
        {list.map(({ menu, depth, index, count }) => (
          <MenuTreeRow
            key={menu.id}
            menu={menu}
            depth={depth}
            position={index + 1}
            count={count}
            isOpen={menu.id === openId}
            isReached={active < 0 ? menu === list[0]?.menu : menu.id === activeId}
            isHome={menu.id === draft.home}
            zone={target?.id === menu.id ? target.zone : undefined}
            onReach={() => setActiveId(menu.id)}
            onOpen={() => onOpen(menu.id)}
          />
        ))}
      </div>
      <VisuallyHidden role="status">
        {said &&
          i18n._({
            id: 'operator.menu.moved',
            message: '“{name}”现在是第 {position} 项，共 {count} 项，第 {level} 级',
            values: {
              name: inLanguage(fromSetupNames(said.menu.name), locale),
              position: said.index + 1,
              count: said.count,
              level: said.depth + 1,
            },
          })}
      </VisuallyHidden>
    </DndContext>
  );
}
