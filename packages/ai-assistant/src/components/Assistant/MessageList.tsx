import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../../core/entities.ts';
import { isUnderWay, placeKey } from '../../core/place.ts';
import type { Thread } from '../../core/types.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { AnswerEnd } from '../Chat/AnswerEnd.tsx';
import chat from '../Chat/Chat.module.css';
import { Thinking } from '../Chat/Thinking.tsx';
import { useFollowScroll } from '../Chat/useFollowScroll.ts';
import { ThreadMessage } from './ThreadMessage.tsx';
import { useEarlier } from './useEarlier.ts';
import { useWanted, type WantedProps } from './useWanted.ts';

export type MessageListProps = WantedProps & { place: Place; thread: Thread; isTeam: boolean };

/** The messages of a conversation: at its end while it grows, still when the reader has moved up. */
export function MessageList({ place, thread, isTeam, wanted, onFound }: MessageListProps) {
  const { i18n } = useLingui();
  const { actions } = useAssistant();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const { isFollowing, jumpToEnd, hold } = useFollowScroll(scrollerRef, listRef, placeKey(place));
  const { chats, run, hasEarlier } = thread;
  const earlier = useEarlier(scrollerRef, {
    count: chats.length,
    hasEarlier,
    onLoad: () => actions.loadEarlier(place),
  });
  const foundId = useWanted({
    wanted: wanted?.placeKey === placeKey(place) ? wanted : undefined,
    onFound,
    chats,
    hasEarlier,
    loadEarlier: () => actions.loadEarlier(place),
    mountLast: earlier.mountLast,
    hold,
  });
  const shown = chats.slice(-earlier.shownCount);
  const lastQuestionId = chats.findLast(({ source }) => source !== 2);
  const isBusy = isUnderWay(run);
  const isNamed =
    run?.message_id !== undefined && chats.some(({ message_id }) => message_id === run.message_id);
  const [askedCount, setAskedCount] = useState(0);

  // An own question brings the reader back to the end.
  const asked = run?.question.client_msg_id;
  useLayoutEffect(() => {
    if (asked) setAskedCount((count) => count + 1);
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question anew
  useLayoutEffect(() => {
    if (askedCount > 0 && run?.question.text) jumpToEnd();
  }, [askedCount]);

  return (
    <>
      <div
        ref={scrollerRef}
        className={chat.scroller}
        role="log"
        aria-live="off"
        aria-label={i18n._({ id: 'ai.thread', message: '消息' })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        onKeyDown={moveBetweenMessages}
      >
        <div ref={listRef} className={`${chat.column} ${chat.list}`}>
          {earlier.hasMore && (
            <p ref={earlier.sentinelRef} className={chat.earlier}>
              <Trans id="ai.thread.earlier" message="正在加载更早的消息" />
            </p>
          )}
          {shown.map((message) => (
            <ThreadMessage
              key={message.client_msg_id && message.source === 1 ? message.client_msg_id : message.message_id}
              place={place}
              message={message}
              isTeam={isTeam}
              canEdit={!isBusy && message === lastQuestionId && message.source === 1}
              isLive={isNamed && message.message_id === run?.message_id}
              isRecovering={run?.phase === 'recovering' && message.message_id === run.message_id}
              mayFold={isFollowing}
              isFound={message.message_id === foundId}
            />
          ))}
          {isBusy && !isNamed && <Thinking />}
          {run?.phase === 'failed' && (
            <AnswerEnd state="failed" reason={run.failure?.text} onRetry={() => actions.retry(place)} />
          )}
        </div>
      </div>
      {!isFollowing && (
        <div className={chat.bottom}>
          <button type="button" className={chat.jump} onClick={jumpToEnd}>
            <Icon name="arrow-down" size={14} />
            <Trans id="ai.thread.jump" message="回到最新" />
          </button>
        </div>
      )}
    </>
  );
}

/** The arrows walk through the messages, once the focus is in the list. */
function moveBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !(target instanceof HTMLElement)) return;
  const messages = [...currentTarget.querySelectorAll<HTMLElement>('article')];
  const at = messages.indexOf(target);
  if (target !== currentTarget && at === -1) return;
  const next =
    at === -1
      ? key === 'ArrowUp'
        ? messages.at(-1)
        : undefined
      : messages[at + (key === 'ArrowUp' ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
