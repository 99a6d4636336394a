import type { I18n } from '@lingui/core';
import type { ActionMenuItem } from '@portal/ui';
import type { TabStripProps } from './types.ts';

/** The lines of a tab's menu; what would close nothing is disabled. */
export function tabMenuItems(key: string, props: TabStripProps, i18n: I18n): ActionMenuItem[] {
  const { panes, onClose, onCloseMany, onReload, onReopenClosed } = props;
  const index = panes.findIndex((pane) => pane.key === key);
  const hasLeft = panes.slice(0, index).some((pane) => pane.closable);
  const hasRight = panes.slice(index + 1).some((pane) => pane.closable);
  const items: ActionMenuItem[] = [
    {
      id: 'close',
      label: i18n._({ id: 'tabs.menu.close', message: '关闭当前' }),
      onSelect: () => onClose(key),
    },
    {
      id: 'close-right',
      label: i18n._({ id: 'tabs.menu.closeRight', message: '关闭右侧' }),
      disabled: !hasRight,
      onSelect: () => onCloseMany('right', key),
    },
    {
      id: 'close-left',
      label: i18n._({ id: 'tabs.menu.closeLeft', message: '关闭左侧' }),
      disabled: !hasLeft,
      onSelect: () => onCloseMany('left', key),
    },
    {
      id: 'close-others',
      label: i18n._({ id: 'tabs.menu.closeOthers', message: '关闭其他' }),
      disabled: !hasLeft && !hasRight,
      onSelect: () => onCloseMany('others', key),
    },
    {
      id: 'close-all',
      label: i18n._({ id: 'tabs.menu.closeAll', message: '关闭全部' }),
      disabled: !panes.some((pane) => pane.closable),
      onSelect: () => onCloseMany('all', key),
    },
  ];
  if (onReload || onReopenClosed) items.push('separator');
  if (onReload) {
    const label = i18n._({ id: 'tabs.menu.reload', message: '重新加载' });
    items.push({ id: 'reload', label, onSelect: () => onReload(key) });
  }
  if (onReopenClosed) {
    const label = i18n._({ id: 'tabs.menu.reopen', message: '恢复刚关闭的标签页' });
    items.push({ id: 'reopen', label, onSelect: onReopenClosed });
  }
  return items;
}
