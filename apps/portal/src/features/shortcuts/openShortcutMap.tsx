import type { I18n } from '@lingui/core';
import { TAB_SHORTCUTS } from '@portal/tabs/workbench';
import { ShortcutMap } from '@portal/ui/shortcuts';
import { catalogs } from '@portal/ui/shortcuts/i18n';
import type { ShortcutsPorts } from './ShortcutsLayer.tsx';

/** Shows what the keys do, once however often it is asked for. */
export async function openShortcutMap(ports: ShortcutsPorts): Promise<void> {
  if (opened.has(ports)) return;
  opened.add(ports);
  const { i18n } = ports;
  try {
    await ports.locales.add(catalogs);
    await ports.dialogs.open({
      title: i18n._({ id: 'portal.shortcuts.title', message: '键盘快捷键' }),
      width: 'medium',
      content: () => <ShortcutMap shortcuts={ports.shortcuts()} groups={groupsOf(i18n)} />,
    });
  } finally {
    opened.delete(ports);
  }
}

const opened = new WeakSet<ShortcutsPorts>();

function groupsOf(i18n: I18n) {
  const nth = TAB_SHORTCUTS.flatMap(({ id }) => (id.startsWith('tabs.nth.') ? [id] : []));
  return [
    {
      title: i18n._({ id: 'portal.shortcuts.everywhere', message: '通用' }),
      lines: [
        { ids: ['search'], label: i18n._({ id: 'portal.shortcuts.search', message: '搜索菜单' }) },
        {
          ids: ['assistant'],
          label: i18n._({ id: 'portal.shortcuts.assistant', message: '打开或关闭 AI 助手' }),
        },
        { ids: ['bell'], label: i18n._({ id: 'portal.shortcuts.bell', message: '查看通知' }) },
        {
          ids: ['region.next'],
          label: i18n._({ id: 'portal.shortcuts.region', message: '到下一个区域：菜单、标签页、页面、面板' }),
        },
        {
          ids: ['region.previous'],
          label: i18n._({ id: 'portal.shortcuts.regionBack', message: '到上一个区域' }),
        },
        { ids: ['map'], label: i18n._({ id: 'portal.shortcuts.map', message: '查看快捷键' }) },
      ],
    },
    {
      title: i18n._({ id: 'portal.shortcuts.tabs', message: '标签页' }),
      lines: [
        { ids: nth, label: i18n._({ id: 'portal.shortcuts.nth', message: '切换到第几个标签页' }) },
        {
          ids: ['tabs.recent'],
          label: i18n._({ id: 'portal.shortcuts.recent', message: '切换最近使用的标签页' }),
        },
        {
          ids: ['tabs.recent-back'],
          label: i18n._({ id: 'portal.shortcuts.recentBack', message: '反向切换最近使用的标签页' }),
        },
        { ids: ['tabs.close'], label: i18n._({ id: 'portal.shortcuts.close', message: '关闭当前标签页' }) },
        {
          ids: ['tabs.reopen'],
          label: i18n._({ id: 'portal.shortcuts.reopen', message: '恢复刚关闭的标签页' }),
        },
        {
          ids: ['tabs.reload'],
          label: i18n._({ id: 'portal.shortcuts.reload', message: '重新加载当前标签页' }),
        },
        { ids: ['tabs.split'], label: i18n._({ id: 'portal.shortcuts.split', message: '分屏或取消分屏' }) },
      ],
    },
  ];
}
