import { useLingui } from '@lingui/react';
import { ActionMenu, type ActionMenuItem } from '../components/ActionMenu/ActionMenu.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { MOST_FROZEN } from './columnLayout.ts';
import classes from './DataTable.module.css';
import { type ColumnHeader, type ColumnTable, moveColumn, neighbourOf } from './useColumnTable.ts';

/** Pixels by which a column grows or shrinks at once. */
const STEP = 40;

export type HeaderMenuProps<Row extends object> = {
  table: ColumnTable<Row>;
  header: ColumnHeader<Row>;
  name: string;
  /** The width that the column has on screen. */
  widthOf: () => number;
};

/** What can be done with a column: sorted, frozen, moved, widened, hidden. */
export function HeaderMenu<Row extends object>({
  table,
  header: { column },
  name,
  widthOf,
}: HeaderMenuProps<Row>) {
  const { i18n } = useLingui();
  const { core } = table;
  const label = i18n._({ id: 'ui.table.columnMenu', message: '列操作：{name}', values: { name } });
  const isFrozen = column.getIsPinned() === 'start';
  const frozen = core.getStartVisibleLeafColumns().length;
  const move = (id: string, text: string, by: -1 | 1): ActionMenuItem => ({
    id,
    label: text,
    disabled: neighbourOf(table, column.id, by) === undefined,
    onSelect: () => moveColumn(table, column.id, by),
  });
  const resize = (id: string, text: string, by: number): ActionMenuItem => ({
    id,
    label: text,
    onSelect: () => core.setColumnSizing((sizes) => ({ ...sizes, [column.id]: widthOf() + by })),
  });
  const items: ActionMenuItem[] = [
    ...(column.getCanSort()
      ? ([
          {
            id: 'asc',
            label: i18n._({ id: 'ui.table.sortUp', message: '升序' }),
            checked: column.getIsSorted() === 'asc',
            onSelect: () => column.toggleSorting(false),
          },
          {
            id: 'desc',
            label: i18n._({ id: 'ui.table.sortDown', message: '降序' }),
            checked: column.getIsSorted() === 'desc',
            onSelect: () => column.toggleSorting(true),
          },
          'separator',
        ] satisfies ActionMenuItem[])
      : []),
    {
      id: 'freeze',
      label: isFrozen
        ? i18n._({ id: 'ui.table.unfreeze', message: '取消冻结' })
        : i18n._({ id: 'ui.table.freeze', message: '冻结在左侧' }),
      disabled: !isFrozen && frozen >= MOST_FROZEN,
      onSelect: () => {
        // It keeps the width that it has on screen.
        if (!isFrozen) core.setColumnSizing((sizes) => ({ ...sizes, [column.id]: widthOf() }));
        column.pin(isFrozen ? false : 'start');
      },
    },
    move('left', i18n._({ id: 'ui.table.moveLeft', message: '左移' }), -1),
    move('right', i18n._({ id: 'ui.table.moveRight', message: '右移' }), 1),
    'separator',
    resize('wider', i18n._({ id: 'ui.table.wider', message: '加宽' }), STEP),
    resize('narrower', i18n._({ id: 'ui.table.narrower', message: '变窄' }), -STEP),
    {
      id: 'fit',
      label: i18n._({ id: 'ui.table.fit', message: '适应内容' }),
      disabled: !table.sized.has(column.id) || isFrozen,
      onSelect: () => column.resetSize(),
    },
    'separator',
    {
      id: 'hide',
      label: i18n._({ id: 'ui.table.hide', message: '隐藏此列' }),
      disabled: core.getVisibleLeafColumns().length === 1,
      onSelect: () => column.toggleVisibility(false),
    },
  ];
  return (
    <ActionMenu
      label={label}
      items={items}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          data-menu
          tabIndex={-1}
          className={classes.menu}
          aria-label={label}
          title={label}
        >
          <Icon name="chevron-down" size={14} />
        </button>
      )}
    />
  );
}
