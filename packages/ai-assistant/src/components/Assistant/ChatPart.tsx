import { useLingui } from '@lingui/react';
import { type RefObject, useCallback, useEffect } from 'react';
import type { Place } from '../../core/entities.ts';
import { placeKey } from '../../core/place.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import { useThread } from '../../react/useThread.ts';
import chat from '../Chat/Chat.module.css';
import { ChatHeader, type ChatHeaderProps } from '../Chat/ChatHeader.tsx';
import { MembersPopover } from '../Chat/MembersPopover.tsx';
import type { ComposerHandle } from '../Composer/ComposerProps.ts';
import { useTitleOf } from '../Sessions/useTitleOf.ts';
import { AssistantComposer } from './AssistantComposer.tsx';
import { AssistantThread } from './AssistantThread.tsx';
import { useAssistantFeatures } from './ports.ts';
import { useChatMenu } from './useChatMenu.ts';
import { useSubject } from './useSubject.ts';
import type { WantedProps } from './useWanted.ts';

export type ChatPartProps = Pick<ChatHeaderProps, 'frame' | 'onShowLists'> &
  WantedProps & {
    /** What stands around it: focus that is elsewhere on the page is left alone. */
    aroundRef: RefObject<HTMLElement | null>;
    composerRef: RefObject<ComposerHandle | null>;
  };

/** The selected conversation: its header, its messages or its cards, and the place to write. */
export function ChatPart({ aroundRef, composerRef, wanted, onFound, ...head }: ChatPartProps) {
  const { i18n } = useLingui();
  const selected = useAssistantState((state) => state.selected);
  const detail = useAssistantState((state) => selected && state.threads[placeKey(selected)]?.detail);
  const key = selected && placeKey(selected);
  const focusComposer = useCallback(() => composerRef.current?.focus(), [composerRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation takes the focus into its field
  useEffect(() => {
    const { activeElement } = document;
    const isInside =
      aroundRef.current?.contains(activeElement) || (head.frame && activeElement === document.body);
    if (key && isInside && activeElement?.tagName !== 'INPUT') focusComposer();
  }, [key, aroundRef, focusComposer]);

  return (
    <section
      className={chat.chat}
      aria-label={i18n._({ id: 'ai.chat', message: '对话' })}
      aria-busy={detail === 'loading'}
    >
      {selected ? (
        <PlaceHeader place={selected} {...head} />
      ) : (
        <ChatHeader title={i18n._({ id: 'ai.title', message: 'AI 助手' })} settings={[]} {...head} />
      )}
      <AssistantThread wanted={wanted} onFound={onFound} onPicked={focusComposer} />
      <div className={chat.column}>
        <AssistantComposer ref={composerRef} />
      </div>
    </section>
  );
}

type PlaceHeaderProps = Pick<ChatHeaderProps, 'frame' | 'onShowLists'> & { place: Place };

function PlaceHeader({ place, ...head }: PlaceHeaderProps) {
  const { actions } = useAssistant();
  const features = useAssistantFeatures();
  const thread = useThread(place);
  const { session, agent } = useSubject(place);
  const titleOf = useTitleOf();
  const menu = useChatMenu(place, session);
  const isTeam = session?.type === 'teamSession';
  return (
    <ChatHeader
      title={session ? titleOf(session.title) : (agent?.agent_name ?? '')}
      count={thread?.msg_count ?? session?.msg_count ?? 0}
      updatedAt={thread?.updated_at || session?.updated_at || agent?.updated_at}
      onChooseTheme={() => actions.setUseTopic(place, !thread?.useTopic)}
      {...(session && !isTeam && features.topics && { onConvert: menu.onConvert })}
      members={isTeam && <MembersPopover members={session.partakeUsers} />}
      {...(session && isTeam && features.topics && { onAddMember: menu.onAddMember })}
      settings={menu.items}
      {...head}
    />
  );
}
