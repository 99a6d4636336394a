import { useLingui } from '@lingui/react';
import { ErrorState, LoadingState } from '@portal/ui';
import { type RefObject, useEffect, useMemo } from 'react';
import { placeKey } from '../../core/place.ts';
import type { Place } from '../../core/types.ts';
import { MarkdownContext } from '../../markdown/MarkdownOptions.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { usePane } from '../../react/usePane.ts';
import chat from '../Chat/Chat.module.css';
import { ChatHeader, type ChatHeaderProps } from '../Chat/ChatHeader.tsx';
import { LiveStatus } from '../Chat/LiveStatus.tsx';
import { MembersPopover } from '../Chat/MembersPopover.tsx';
import { ReconnectMask } from '../Chat/ReconnectMask.tsx';
import type { ComposerHandle } from '../Composer/Composer.tsx';
import { CardsPart } from './CardsPart.tsx';
import { ComposerPart } from './ComposerPart.tsx';
import { Thread } from './Thread.tsx';
import { useAnswerStage } from './useAnswerStage.ts';
import { useChatMenu } from './useChatMenu.ts';
import { useMarkdownPorts } from './useMarkdownPorts.tsx';
import { useSubject } from './useSubject.ts';
import type { WantedProps } from './useWanted.ts';

export type ChatPartProps = Pick<ChatHeaderProps, 'isFullscreen' | 'onToggleFullscreen' | 'onClose'> &
  WantedProps & {
    place: Place;
    composerRef: RefObject<ComposerHandle | null>;
  };

/** One conversation: its header, its messages or its cards, and the place to write. */
export function ChatPart({ place, composerRef, wanted, onFound, ...frame }: ChatPartProps) {
  const { i18n } = useLingui();
  const { actions } = useAssistant();
  const pane = usePane(place);
  const { session, agent } = useSubject(place);
  const menu = useChatMenu(place, session);
  const live = useAnswerStage(place);
  const markdown = useMarkdownPorts();
  const key = placeKey(place);
  const isTeam = session?.type === 'teamSession';
  const isEmpty = pane?.detail === 'ready' && pane.chats.length === 0 && !pane.run;
  const showsCards = isEmpty || (pane?.useTopic ?? false);
  const focusComposer = useMemo(() => () => composerRef.current?.focus(), [composerRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation takes the focus into its field
  useEffect(() => {
    const { activeElement } = document;
    const isInDrawer = activeElement?.closest('[role="dialog"]') || activeElement === document.body;
    if (isInDrawer && activeElement?.tagName !== 'INPUT') focusComposer();
  }, [key, focusComposer]);

  return (
    <section
      className={chat.pane}
      aria-label={i18n._({ id: 'ai.chat', message: '对话' })}
      aria-busy={pane?.detail === 'loading'}
    >
      <ChatHeader
        title={session?.title ?? agent?.agent_name ?? ''}
        count={pane?.msg_count ?? session?.msg_count ?? 0}
        updatedAt={pane?.updated_at || session?.updated_at || agent?.updated_at}
        onChooseTheme={() => actions.setUseTopic(place, !pane?.useTopic)}
        {...(session && !isTeam && { onConvert: menu.onConvert })}
        members={isTeam && <MembersPopover members={session.partakeUsers} />}
        {...(session && isTeam && { onAddMember: menu.onAddMember })}
        settings={menu.items}
        {...frame}
      />
      {!pane || (pane.detail === 'loading' && pane.chats.length === 0) ? (
        <div className={chat.scroller}>
          <LoadingState rows={6} />
        </div>
      ) : pane.detail === 'failed' ? (
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
          <Thread key={key} place={place} pane={pane} isTeam={isTeam} wanted={wanted} onFound={onFound} />
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
