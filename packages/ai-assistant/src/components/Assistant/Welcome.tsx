import { Trans, useLingui } from '@lingui/react';
import { ActionButton, EmptyState } from '@portal/ui';
import type { ReactNode } from 'react';
import { useAssistant } from '../../react/AssistantContext.ts';
import chat from '../Chat/Chat.module.css';
import { ChatHeader, type ChatHeaderProps } from '../Chat/ChatHeader.tsx';
import { ReconnectMask } from '../Chat/ReconnectMask.tsx';
import { useNewSession } from './useNewSession.ts';

type WelcomeProps = Pick<ChatHeaderProps, 'isFullscreen' | 'onToggleFullscreen' | 'onClose'> & {
  /** What is there in place of the welcome. */
  children?: ReactNode;
};

/** The place of the conversation while there is none. */
export function Welcome({ children, ...frame }: WelcomeProps) {
  const { i18n } = useLingui();
  const { actions } = useAssistant();
  const addSession = useNewSession();
  return (
    <section className={chat.chat}>
      <ChatHeader title={i18n._({ id: 'ai.title', message: 'AI 助手' })} settings={[]} {...frame} />
      {children ?? (
        <EmptyState
          icon="sparkles"
          title={i18n._({ id: 'ai.welcome', message: '有什么可以帮您' })}
          text={i18n._({
            id: 'ai.welcome.text',
            message: '新建会话后即可提问，或从左侧添加智能体查询业务数据。',
          })}
          action={
            <ActionButton isPrimary icon="new-chat" onClick={() => void addSession()}>
              <Trans id="ai.sessions.add" message="新建会话" />
            </ActionButton>
          }
        />
      )}
      <div className={chat.bottom}>
        <ReconnectMask onReconnect={actions.reconnect} />
      </div>
    </section>
  );
}
