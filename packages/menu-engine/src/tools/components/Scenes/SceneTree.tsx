import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { menuLabel } from '../../../core/menuLabel.ts';
import { canChoose, choiceState, type SceneChoice } from '../../../core/sceneSelection.ts';
import classes from './SceneTree.module.css';
import { type SceneTreeRow, sceneTreeRows, treeMove } from './sceneTreeRows.ts';

const ROW_PX = 32;

type SceneTreeProps = {
  choices: readonly SceneChoice[];
  selected: ReadonlySet<string>;
  onToggle: (choice: SceneChoice) => void;
  /** Keys of the pages that answer what was typed; undefined while nothing is asked. */
  found: ReadonlySet<string> | undefined;
};

/** Menus with checkboxes, as a tree by the keys of WAI-ARIA; only rows in view are on the page. */
export function SceneTree({ choices, selected, onToggle, found }: SceneTreeProps) {
  const { i18n } = useLingui();
  const scroll = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => branchesOf(choices, selected));
  const rows = useMemo(() => sceneTreeRows(choices, open, found), [choices, open, found]);
  const [activeKey, setActiveKey] = useState<string>();
  const at = Math.max(
    0,
    rows.findIndex(({ choice }) => choice.entry.key === activeKey),
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    useFlushSync: false,
  });
  const nameOf = (choice: SceneChoice) => menuLabel(choice.entry, i18n.locale);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(rows, at, event.key, nameOf);
    if (!move) return;
    event.preventDefault();
    if (move.type === 'toggle') toggle(rows[at]);
    else if (move.type === 'to') {
      setActiveKey(rows[move.row]?.choice.entry.key);
      virtualizer.scrollToIndex(move.row);
    } else setBranches(move.keys, move.type === 'open');
  }

  function setBranches(keys: readonly string[], isOpen: boolean) {
    const next = new Set(open);
    for (const key of keys) isOpen ? next.add(key) : next.delete(key);
    setOpen(next);
  }

  function toggle(row: SceneTreeRow | undefined) {
    if (row && canChoose(row.choice, selected)) onToggle(row.choice);
  }

  return (
    <div
      ref={scroll}
      className={classes.tree}
      role="tree"
      tabIndex={0}
      aria-label={i18n._({ id: 'menu.scene.tree', message: '可选菜单' })}
      aria-multiselectable="true"
      aria-activedescendant={rows.length > 0 ? `${idPrefix}${at}` : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.rows} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { choice, level, position, beside } = row;
          const name = nameOf(choice);
          const state = choiceState(choice, selected);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the tree around it has the focus and names this row
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys
            <div
              key={choice.entry.key}
              id={`${idPrefix}${index}`}
              className={classes.row}
              role="treeitem"
              aria-level={level}
              aria-posinset={position}
              aria-setsize={beside}
              aria-expanded={row.open}
              aria-checked={state === 'some' ? 'mixed' : state === 'all'}
              aria-disabled={!canChoose(choice, selected) || undefined}
              aria-label={name}
              data-active={index === at || undefined}
              style={{ transform: `translateY(${start}px)`, paddingInlineStart: `${level * 20 - 16}px` }}
              onClick={() => {
                setActiveKey(choice.entry.key);
                toggle(row);
              }}
            >
              {row.open === undefined ? (
                <span className={classes.indent} />
              ) : (
                // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the tree has keys for it
                // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has keys for it
                <span
                  className={classes.arrow}
                  data-open={row.open || undefined}
                  onClick={(event) => {
                    event.stopPropagation();
                    setActiveKey(choice.entry.key);
                    setBranches([choice.entry.key], !row.open);
                  }}
                >
                  <Icon name="chevron-right" size={14} />
                </span>
              )}
              <span className={classes.check} data-state={state}>
                {state === 'all' && <Icon name="check" size={12} />}
              </span>
              <span className={classes.name} title={name}>
                {name}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The branches above what is chosen already, so that a person sees it. */
function branchesOf(choices: readonly SceneChoice[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const open = new Set<string>();
  const visit = ({ entry, children, leaves }: SceneChoice) => {
    if (entry.leaf || !leaves.some(({ id }) => selected.has(id))) return;
    open.add(entry.key);
    children.forEach(visit);
  };
  choices.forEach(visit);
  return open;
}
