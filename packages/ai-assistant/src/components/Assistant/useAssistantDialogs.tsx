import { useLingui } from '@lingui/react';
import { type Dialogs, useFeedback } from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import type { Session, UserAgent } from '../../core/entities.ts';
import type { GovernedQuestion, Schedule } from '../../core/schedules.ts';
import { AssistantContext, useAssistant } from '../../react/AssistantContext.ts';
import type { TopicTarget } from '../../runtime/types.ts';
import { lateDialog } from './lateDialog.tsx';

const TopicDialog = lateDialog(async () => (await import('./TopicDialog.tsx')).TopicDialog);
const SchedulesDialog = lateDialog(async () => (await import('./SchedulesDialog.tsx')).SchedulesDialog);
const ScheduleDialog = lateDialog(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog);
const AgentDialog = lateDialog(async () => (await import('./AgentDialog.tsx')).AgentDialog);

/** Returns functions that open the dialogs of the assistant. */
export function useAssistantDialogs() {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const assistant = useAssistant();
  return useMemo(() => {
    const { actions } = assistant;
    const within = (content: ReactNode) => <AssistantContext value={assistant}>{content}</AssistantContext>;
    const confirm = async (
      question: { title: string; message: string; confirmLabel: string },
      then: () => Promise<void>,
    ) => {
      if (await dialogs.confirm({ ...question, tone: 'danger' })) await then();
    };
    const openTopic = (title: string, target: TopicTarget, session?: Session) =>
      openDialog(dialogs, title, (close) =>
        within(<TopicDialog target={target} session={session} onClose={close} />),
      );
    return {
      addTopic: () => openTopic(i18n._({ id: 'ai.topics.add', message: '新建团队话题' }), { mode: 'create' }),
      editTopic: (session: Session) =>
        openTopic(
          i18n._({ id: 'ai.topic.edit', message: '编辑团队话题' }),
          { mode: 'edit', session_id: session.session_id },
          session,
        ),
      convert: (session: Session) =>
        openTopic(
          i18n._({ id: 'ai.header.convert', message: '转为团队话题' }),
          { mode: 'convert', session_id: session.session_id },
          session,
        ),
      share: (session: Session) =>
        openTopic(
          i18n._({ id: 'ai.topic.share', message: '分享为团队话题' }),
          { mode: 'share', session_id: session.session_id },
          session,
        ),
      addAgent: () =>
        openDialog(dialogs, i18n._({ id: 'ai.agents.add', message: '添加智能体' }), (close) =>
          within(<AgentDialog onClose={close} />),
        ),
      schedules: (onOpen: (place: { session_id: string; message_id: string }) => void) =>
        openDialog(dialogs, i18n._({ id: 'ai.schedules', message: '定时提问与提醒' }), (close) =>
          within(
            <SchedulesDialog
              onOpen={(place) => {
                close();
                onOpen(place);
              }}
            />,
          ),
        ),
      schedule: (kind: Schedule['kind'], question: GovernedQuestion) =>
        openDialog(
          dialogs,
          kind === 'alert'
            ? i18n._({ id: 'ai.schedules.alert', message: '设置提醒' })
            : i18n._({ id: 'ai.schedules.ask', message: '定时提问' }),
          (close) => within(<ScheduleDialog kind={kind} question={question} onClose={close} />),
        ),
      removeAgent: ({ agent_name, user_agent_id }: UserAgent) =>
        void confirm(
          {
            title: i18n._({
              id: 'ai.agents.removeTitle',
              message: '移除“{name}”？',
              values: { name: agent_name },
            }),
            message: i18n._({
              id: 'ai.agents.removeText',
              message: '它会从列表中移除；对话会保留，再次添加后可以继续。',
            }),
            confirmLabel: i18n._({ id: 'ai.agents.removeDo', message: '移除' }),
          },
          () => actions.unbindAgent(user_agent_id),
        ),
      deleteSession: ({ session_id, title, type }: Session) =>
        void confirm(
          {
            title: i18n._({ id: 'ai.session.deleteTitle', message: '删除“{title}”？', values: { title } }),
            message:
              type === 'teamSession'
                ? i18n._({ id: 'ai.topic.deleteText', message: '所有成员都将看不到这个话题，消息不可恢复。' })
                : i18n._({ id: 'ai.session.deleteText', message: '其中的消息不可恢复。' }),
            confirmLabel: i18n._({ id: 'ai.session.delete', message: '删除' }),
          },
          () => actions.deleteSession(session_id),
        ),
      exitTopic: ({ session_id, title }: Session) =>
        void confirm(
          {
            title: i18n._({ id: 'ai.topic.exitTitle', message: '退出“{title}”？', values: { title } }),
            message: i18n._({ id: 'ai.topic.exitText', message: '退出后看不到这个话题，需由成员重新添加。' }),
            confirmLabel: i18n._({ id: 'ai.session.exit', message: '退出话题' }),
          },
          () => actions.exitTopic(session_id),
        ),
      clearSessions: () =>
        void confirm(
          {
            title: i18n._({ id: 'ai.sessions.clearTitle', message: '清空全部会话？' }),
            message: i18n._({
              id: 'ai.sessions.clearText',
              message: '您的个人会话和其中的消息都会删除，不可恢复；团队话题会保留。',
            }),
            confirmLabel: i18n._({ id: 'ai.sessions.clearDo', message: '清空' }),
          },
          actions.clearSessions,
        ),
    };
  }, [assistant, dialogs, i18n]);
}

function openDialog(dialogs: Dialogs, title: string, content: (close: () => void) => ReactNode): void {
  void dialogs.open({ title, width: 'medium', content: ({ close }) => content(() => close()) });
}
