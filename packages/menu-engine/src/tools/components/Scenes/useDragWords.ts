import type { DndContextProps } from '@dnd-kit/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

type Named = { readonly id: string; readonly name: string };

/** What a screen reader hears while scenes are put in order. */
export function useDragWords(items: readonly Named[]): NonNullable<DndContextProps['accessibility']> {
  const { i18n } = useLingui();
  return useMemo(() => {
    const valuesOf = (id: unknown, over: unknown = id) => ({
      name: items.find((item) => item.id === id)?.name ?? '',
      position: items.findIndex((item) => item.id === over) + 1,
      count: items.length,
    });
    // The list reports a place when it is lifted as well: only another one is worth a word.
    let last: unknown;
    return {
      screenReaderInstructions: {
        draggable: i18n._({
          id: 'menu.drag.instructions',
          message: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 键取消',
        }),
      },
      announcements: {
        onDragStart: ({ active }) => {
          last = active.id;
          return i18n._({
            id: 'menu.drag.lifted',
            message: '已拿起{name}，当前第 {position} 位，共 {count} 位',
            values: valuesOf(active.id),
          });
        },
        onDragOver: ({ active, over }) => {
          if (!over || over.id === last) return undefined;
          last = over.id;
          return i18n._({
            id: 'menu.drag.moved',
            message: '{name}移到第 {position} 位，共 {count} 位',
            values: valuesOf(active.id, over.id),
          });
        },
        onDragEnd: ({ active, over }) =>
          i18n._({
            id: 'menu.drag.dropped',
            message: '{name}已放在第 {position} 位，共 {count} 位',
            values: valuesOf(active.id, over?.id),
          }),
        onDragCancel: ({ active }) =>
          i18n._({
            id: 'menu.drag.cancelled',
            message: '已取消移动，{name}回到第 {position} 位',
            values: valuesOf(active.id),
          }),
      },
    };
  }, [items, i18n]);
}
