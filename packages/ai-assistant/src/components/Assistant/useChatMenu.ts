import { useLingui } from '@lingui/react';
import { type ActionMenuItem, useFormatters } from '@portal/ui';
import type { Place, Session } from '../../core/entities.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useTitleOf } from '../Sessions/useTitleOf.ts';
import { useAssistantFeatures } from './ports.ts';
import { saveFile } from './saveFile.ts';
import { useAssistantDialogs } from './useAssistantDialogs.tsx';

/** Returns what the settings menu of a conversation offers. */
export function useChatMenu(place: Place, session: Session | undefined) {
  const { i18n } = useLingui();
  const titleOf = useTitleOf();
  const { dateTime } = useFormatters();
  const { actions } = useAssistant();
  const dialogs = useAssistantDialogs();
  const { topics } = useAssistantFeatures();
  const exporting: ActionMenuItem = {
    id: 'export',
    icon: 'download',
    label: i18n._({ id: 'ai.menu.export', message: '导出为 Markdown' }),
    onSelect: async () => {
      const name = (session ? titleOf(session.title) : 'chat').replace(/[\\/:*?"<>|]+/g, '_');
      const text = await actions.exportMarkdown(place, {
        me: i18n._({ id: 'ai.me', message: '我' }),
        assistant: i18n._({ id: 'ai.message.answer', message: '助手的回答' }),
        untitled: titleOf(''),
        time: dateTime,
        zone: i18n._({
          id: 'ai.export.zone',
          message: '时间按 {zone} 显示',
          values: { zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        }),
        failed: (reason) =>
          i18n._({ id: 'ai.export.failed', message: '（回答失败：{reason}）', values: { reason } }),
        cut: i18n._({ id: 'ai.export.cut', message: '（回答被中断）' }),
      });
      saveFile(new Blob([text], { type: 'text/markdown' }), `${name}.md`);
    },
  };
  if (!session) return { items: [exporting], onConvert: () => undefined, onAddMember: () => undefined };
  const isTeam = session.type === 'teamSession';
  const items: ActionMenuItem[] = [
    {
      id: 'edit',
      icon: 'edit',
      label: i18n._({ id: 'ai.session.edit', message: '编辑' }),
      onSelect: () => (isTeam ? dialogs.editTopic(session) : actions.startRename(session.session_id)),
    },
    exporting,
    ...(topics
      ? [
          {
            id: 'share',
            icon: 'share' as const,
            label: i18n._({ id: 'ai.menu.share', message: '分享给同事' }),
            onSelect: () => (isTeam ? dialogs.editTopic(session) : dialogs.share(session)),
          },
        ]
      : []),
    'separator',
    ...(isTeam
      ? [
          {
            id: 'exit',
            icon: 'logout' as const,
            label: i18n._({ id: 'ai.session.exit', message: '退出话题' }),
            tone: 'danger' as const,
            onSelect: () => dialogs.exitTopic(session),
          },
        ]
      : []),
    {
      id: 'delete',
      icon: 'trash',
      label: i18n._({ id: 'ai.session.delete', message: '删除' }),
      tone: 'danger',
      onSelect: () => dialogs.deleteSession(session),
    },
  ];
  return {
    items,
    onConvert: () => dialogs.convert(session),
    onAddMember: () => dialogs.editTopic(session),
  };
}
