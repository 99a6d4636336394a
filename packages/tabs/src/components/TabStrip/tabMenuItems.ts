import type { I18n } from '@lingui/core';
import type { ActionMenuItem } from '@portal/ui';
import type { CloseScope } from '../../core/types.ts';
import { ownShortcutLabel } from '../Workbench/tabShortcuts.ts';
import type { TabStripProps } from './types.ts';

type Item = Exclude<ActionMenuItem, 'separator'>;

/** A shortcut of the workbench, which speaks of the tab in front. */
const chordIn = ({ shortcutOf = ownShortcutLabel }: TabStripProps, name: string) =>
  shortcutOf(`tabs.${name}`);

/** The lines of a tab's menu in groups: closing, this page, the tab that was closed last and the keys. */
export function tabMenuItems(key: string, props: TabStripProps, i18n: I18n): ActionMenuItem[] {
  const groups = [closing(key, props, i18n), thisPage(key, props, i18n), beyond(props, i18n)];
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index): ActionMenuItem[] => (index === 0 ? group : ['separator', ...group]));
}

/** What would close nothing is disabled. */
function closing(key: string, props: TabStripProps, i18n: I18n): Item[] {
  const { panes, activeKey, onClose, onCloseMany } = props;
  const index = panes.findIndex((pane) => pane.key === key);
  const isSwept = ({ closable, pinned }: TabStripProps['panes'][number]) => closable && !pinned;
  const hasLeft = panes.slice(0, index).some(isSwept);
  const hasRight = panes.slice(index + 1).some(isSwept);
  const sweep = (scope: CloseScope, label: string, isEnabled: boolean): Item => ({
    id: `close-${scope}`,
    label,
    disabled: !isEnabled,
    onSelect: () => onCloseMany(scope, key),
  });
  return [
    {
      id: 'close',
      label: i18n._({ id: 'tabs.menu.close', message: '关闭当前' }),
      hint: key === activeKey ? chordIn(props, 'close') : undefined,
      onSelect: () => onClose(key),
    },
    sweep('right', i18n._({ id: 'tabs.menu.closeRight', message: '关闭右侧' }), hasRight),
    sweep('left', i18n._({ id: 'tabs.menu.closeLeft', message: '关闭左侧' }), hasLeft),
    sweep('others', i18n._({ id: 'tabs.menu.closeOthers', message: '关闭其他' }), hasLeft || hasRight),
    sweep(
      'all',
      i18n._({ id: 'tabs.menu.closeAll', message: '关闭全部' }),
      panes.some((pane) => pane.closable),
    ),
  ];
}

function thisPage(key: string, props: TabStripProps, i18n: I18n): Item[] {
  const { panes, activeKey, split, onReload, onDuplicate, onPin, onSplit, onUnsplit } = props;
  const pane = panes.find((candidate) => candidate.key === key);
  const isHome = pane?.kind === 'home';
  const isShared = split !== undefined && (split.left === key || split.right === key);
  const items: Item[] = [];
  const add = (id: string, label: string, run: (() => void) | undefined, rest: Partial<Item> = {}) => {
    if (run) items.push({ id, label, onSelect: run, ...rest });
  };
  const reload = i18n._({ id: 'tabs.menu.reload', message: '重新加载' });
  add('reload', reload, onReload && (() => onReload(key)), {
    hint: key === activeKey ? chordIn(props, 'reload') : undefined,
  });
  const duplicate = i18n._({ id: 'tabs.menu.duplicate', message: '再打开一个' });
  add('duplicate', duplicate, onDuplicate && (() => onDuplicate(key)), { disabled: isHome });
  const pin = pane?.pinned
    ? i18n._({ id: 'tabs.menu.unpin', message: '取消固定' })
    : i18n._({ id: 'tabs.menu.pin', message: '固定在左侧' });
  add('pin', pin, onPin && (() => onPin(key, !pane?.pinned)), { disabled: isHome });
  if (isShared) {
    add('unsplit', i18n._({ id: 'tabs.menu.unsplit', message: '取消分屏' }), onUnsplit, {
      hint: chordIn(props, 'split'),
    });
  } else {
    const other = key === activeKey ? recentBeside(props) : key;
    const label = i18n._({ id: 'tabs.menu.split', message: '分屏显示' });
    add('split', label, onSplit && (() => other && onSplit(other, 'right')), {
      disabled: !other,
      hint: key === activeKey ? chordIn(props, 'split') : undefined,
    });
  }
  const { onPopOut, onCopyLink } = props;
  const popOut = i18n._({ id: 'tabs.menu.popOut', message: '在独立窗口打开' });
  add('pop-out', popOut, onPopOut && (() => onPopOut(key)), { disabled: isHome });
  const copy = i18n._({ id: 'tabs.menu.copyLink', message: '复制链接' });
  add('copy-link', copy, onCopyLink && (() => onCopyLink(key)));
  return items;
}

function beyond(props: TabStripProps, i18n: I18n): Item[] {
  const { onReopenClosed, onShowShortcuts } = props;
  const items: Item[] = [];
  if (onReopenClosed) {
    const label = i18n._({ id: 'tabs.menu.reopen', message: '恢复刚关闭的标签页' });
    items.push({ id: 'reopen', label, hint: chordIn(props, 'reopen'), onSelect: onReopenClosed });
  }
  if (onShowShortcuts) {
    const label = i18n._({ id: 'tabs.menu.shortcuts', message: '键盘快捷键' });
    items.push({ id: 'shortcuts', label, onSelect: onShowShortcuts });
  }
  return items;
}

/** The pane that the one in front is split with: its right neighbour, else the one on its left. */
function recentBeside({ panes, activeKey }: TabStripProps): string | undefined {
  const index = panes.findIndex((pane) => pane.key === activeKey);
  return (panes[index + 1] ?? panes[index - 1])?.key;
}
