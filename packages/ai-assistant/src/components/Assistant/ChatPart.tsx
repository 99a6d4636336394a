import { useLingui } from '@lingui/react';
import { ErrorState, LoadingState } from '@portal/ui';
import { type RefObject, useEffect, useMemo } from 'react';
import type { Place } from '../../core/entities.ts';
import { placeKey } from '../../core/place.ts';
import { MarkdownContext } from '../../markdown/MarkdownOptions.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useThread } from '../../react/useThread.ts';
import chat from '../Chat/Chat.module.css';
import { ChatHeader, type ChatHeaderProps } from '../Chat/ChatHeader.tsx';
import { LiveStatus } from '../Chat/LiveStatus.tsx';
import { MembersPopover } from '../Chat/MembersPopover.tsx';
import { ReconnectMask } from '../Chat/ReconnectMask.tsx';
import type { ComposerHandle } from '../Composer/ComposerProps.ts';
import { useTitleOf } from '../Sessions/useTitleOf.ts';
import { CardsPart } from './CardsPart.tsx';
import { ComposerPart } from './ComposerPart.tsx';
import { MessageList } from './MessageList.tsx';
import { useAnswerStage } from './useAnswerStage.ts';
import { useChatMenu } from './useChatMenu.ts';
import { useMarkdownPorts } from './useMarkdownPorts.tsx';
import { useSubject } from './useSubject.ts';
import type { WantedProps } from './useWanted.ts';

export type ChatPartProps = Pick<ChatHeaderProps, 'isFullscreen' | 'onToggleFullscreen' | 'onClose'> &
  WantedProps & {
    place: Place;
    /** The drawer around it: focus that is elsewhere on the page is left alone. */
    drawerRef: RefObject<HTMLElement | null>;
    composerRef: RefObject<ComposerHandle | null>;
  };

/** One conversation: its header, its messages or its cards, and the place to write. */
export function ChatPart({ place, drawerRef, composerRef, wanted, onFound, ...frame }: ChatPartProps) {
  const { i18n } = useLingui();
  const { actions } = useAssistant();
  const thread = useThread(place);
  const { session, agent } = useSubject(place);
  const titleOf = useTitleOf();
  const menu = useChatMenu(place, session);
  const live = useAnswerStage(place);
  const markdown = useMarkdownPorts(place);
  const key = placeKey(place);
  const isTeam = session?.type === 'teamSession';
  const isEmpty = thread?.detail === 'ready' && thread.chats.length === 0 && !thread.run;
  const showsCards = isEmpty || (thread?.useTopic ?? false);
  const focusComposer = useMemo(() => () => composerRef.current?.focus(), [composerRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation takes the focus into its field
  useEffect(() => {
    const { activeElement } = document;
    const isInDrawer = drawerRef.current?.contains(activeElement) || activeElement === document.body;
    if (isInDrawer && activeElement?.tagName !== 'INPUT') focusComposer();
  }, [key, drawerRef, focusComposer]);

  return (
    <section
      className={chat.chat}
      aria-label={i18n._({ id: 'ai.chat', message: '对话' })}
      aria-busy={thread?.detail === 'loading'}
    >
      <ChatHeader
        title={session ? titleOf(session.title) : (agent?.agent_name ?? '')}
        count={thread?.msg_count ?? session?.msg_count ?? 0}
        updatedAt={thread?.updated_at || session?.updated_at || agent?.updated_at}
        onChooseTheme={() => actions.setUseTopic(place, !thread?.useTopic)}
        {...(session && !isTeam && { onConvert: menu.onConvert })}
        members={isTeam && <MembersPopover members={session.partakeUsers} />}
        {...(session && isTeam && { onAddMember: menu.onAddMember })}
        settings={menu.items}
        {...frame}
      />
      {!thread || (thread.detail === 'loading' && thread.chats.length === 0) ? (
        <div className={chat.scroller}>
          <LoadingState rows={6} />
        </div>
      ) : thread.detail === 'failed' ? (
        <div className={chat.scroller}>
          <ErrorState onRetry={() => actions.select(place)} />
        </div>
      ) : showsCards ? (
        <div className={chat.scroller}>
          <div className={chat.column}>
            <CardsPart
              place={place}
              session={session}
              agent={agent}
              {...(!isEmpty && { onClose: () => actions.setUseTopic(place, false) })}
              onPicked={focusComposer}
            />
          </div>
        </div>
      ) : (
        <MarkdownContext value={markdown}>
          <MessageList
            key={key}
            place={place}
            thread={thread}
            isTeam={isTeam}
            wanted={wanted}
            onFound={onFound}
          />
        </MarkdownContext>
      )}
      <div className={chat.bottom}>
        <ReconnectMask onReconnect={actions.reconnect} />
        <div className={chat.column}>
          <ComposerPart key={key} ref={composerRef} place={place} session={session} />
        </div>
      </div>
      <LiveStatus key={`live-${key}`} stage={live.stage} answer={live.answer} />
    </section>
  );
}
