import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { PopupMenu, type PopupMenuItem } from '../PopupMenu/PopupMenu.tsx';
import type { TabStripProps } from './types.ts';

type OpenMenu = { key: string; at: { x: number; y: number } };

/** The menu of one tab (or, from the strip's end, of the active one) and the way to open it. */
export function useTabMenu(props: TabStripProps): {
  openKey: string | undefined;
  open: (key: string, at: OpenMenu['at']) => void;
  menu: ReactNode;
} {
  const { i18n } = useLingui();
  const [shown, setShown] = useState<OpenMenu>();
  const { panes, onClose, onCloseMany, onReload, onReopenClosed } = props;
  const index = panes.findIndex((pane) => pane.key === shown?.key);
  const pane = panes[index];
  if (!shown || !pane) {
    return { openKey: undefined, open: (key, at) => setShown({ key, at }), menu: null };
  }
  const { key } = pane;
  const hasClosable = (from: number, to?: number) => panes.slice(from, to).some((other) => other.closable);
  const hasOthers = hasClosable(0, index) || hasClosable(index + 1);
  const groups: PopupMenuItem[][] = [
    [
      {
        id: 'close',
        label: i18n._({ id: 'tabs.menu.close', message: '关闭当前' }),
        onChoose: () => onClose(key),
      },
      {
        id: 'right',
        label: i18n._({ id: 'tabs.menu.closeRight', message: '关闭右侧' }),
        disabled: !hasClosable(index + 1),
        onChoose: () => onCloseMany('right', key),
      },
      {
        id: 'left',
        label: i18n._({ id: 'tabs.menu.closeLeft', message: '关闭左侧' }),
        disabled: !hasClosable(0, index),
        onChoose: () => onCloseMany('left', key),
      },
      {
        id: 'others',
        label: i18n._({ id: 'tabs.menu.closeOthers', message: '关闭其他' }),
        disabled: !hasOthers,
        onChoose: () => onCloseMany('others', key),
      },
      {
        id: 'all',
        label: i18n._({ id: 'tabs.menu.closeAll', message: '关闭全部' }),
        disabled: !hasClosable(0),
        onChoose: () => onCloseMany('all', key),
      },
    ],
  ];
  const more: PopupMenuItem[] = [];
  if (onReload) {
    const label = i18n._({ id: 'tabs.menu.reload', message: '重新加载' });
    more.push({ id: 'reload', label, onChoose: () => onReload(key) });
  }
  if (onReopenClosed) {
    const label = i18n._({ id: 'tabs.menu.reopen', message: '恢复刚关闭的标签页' });
    more.push({ id: 'reopen', label, onChoose: onReopenClosed });
  }
  if (more.length > 0) groups.push(more);
  return {
    openKey: key,
    open: (next, at) => setShown({ key: next, at }),
    menu: (
      <PopupMenu
        label={i18n._({ id: 'tabs.menu.label', message: '标签页操作' })}
        groups={groups}
        at={shown.at}
        onClose={() => setShown(undefined)}
      />
    ),
  };
}
