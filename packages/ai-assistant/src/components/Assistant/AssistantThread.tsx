import { Trans, useLingui } from '@lingui/react';
import { ErrorState, LoadingState } from '@portal/ui';
import { useEffect } from 'react';
import type { Place } from '../../core/entities.ts';
import { placeKey } from '../../core/place.ts';
import { MarkdownContext } from '../../markdown/MarkdownOptions.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import { useThread } from '../../react/useThread.ts';
import chat from '../Chat/Chat.module.css';
import { LiveStatus } from '../Chat/LiveStatus.tsx';
import { Greeting } from '../Chat/PromptCards.tsx';
import { ReconnectMask } from '../Chat/ReconnectMask.tsx';
import { AssistantPart } from './AssistantPart.tsx';
import { CardsPart } from './CardsPart.tsx';
import { MessageList } from './MessageList.tsx';
import type { AssistantPartProps } from './ports.ts';
import { useAnswerStage } from './useAnswerStage.ts';
import { useMarkdownPorts } from './useMarkdownPorts.tsx';
import { useSubject } from './useSubject.ts';
import type { WantedProps } from './useWanted.ts';

/** Props of `AssistantThread`. */
export type AssistantThreadProps = AssistantPartProps &
  Partial<WantedProps> & {
    /** A card was chosen, and its words are in the composer. */
    onPicked?: () => void;
  };

const NOTHING = () => undefined;

/** The messages of the selected conversation, in the height that it is given. Needs an `AssistantContext`. */
export function AssistantThread({
  ports,
  features,
  wanted,
  onFound = NOTHING,
  onPicked = NOTHING,
}: AssistantThreadProps) {
  const { actions } = useAssistant();
  const selected = useAssistantState((state) => state.selected);
  useEffect(() => {
    actions.setVisible(true);
    return () => actions.setVisible(false);
  }, [actions]);
  return (
    <AssistantPart {...(ports && { ports })} {...(features && { features })}>
      <div className={chat.thread}>
        {selected ? (
          <PlaceThread place={selected} wanted={wanted} onFound={onFound} onPicked={onPicked} />
        ) : (
          <Beginning />
        )}
        <div className={chat.bottom}>
          <ReconnectMask onReconnect={actions.reconnect} />
        </div>
      </div>
    </AssistantPart>
  );
}

type PlaceThreadProps = WantedProps & { place: Place; onPicked: () => void };

function PlaceThread({ place, wanted, onFound, onPicked }: PlaceThreadProps) {
  const { actions } = useAssistant();
  const thread = useThread(place);
  const { session, agent } = useSubject(place);
  const live = useAnswerStage(place);
  const markdown = useMarkdownPorts(place);
  const key = placeKey(place);
  const isEmpty = thread?.detail === 'ready' && thread.chats.length === 0 && !thread.run;
  const showsCards = isEmpty || (thread?.useTopic ?? false);
  return (
    <>
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
              onPicked={onPicked}
            />
          </div>
        </div>
      ) : (
        <MarkdownContext value={markdown}>
          <MessageList
            key={key}
            place={place}
            thread={thread}
            isTeam={session?.type === 'teamSession'}
            wanted={wanted}
            onFound={onFound}
          />
        </MarkdownContext>
      )}
      <LiveStatus key={`live-${key}`} stage={live.stage} answer={live.answer} />
    </>
  );
}

/** What stands where no conversation is selected: the lists load, did not load, or there is none yet. */
function Beginning() {
  const { i18n } = useLingui();
  const { actions } = useAssistant();
  const isFailed = useAssistantState(({ failedLists }) => failedLists.includes('sessions'));
  const isLoading = useAssistantState(({ lists }) => !lists.sessions || !lists.userAgents);
  return (
    <div className={chat.scroller}>
      {isFailed ? (
        <ErrorState onRetry={actions.reset} />
      ) : isLoading ? (
        <LoadingState label={i18n._({ id: 'ai.loading', message: '正在加载会话' })} />
      ) : (
        <div className={`${chat.column} ${chat.cards}`}>
          <Greeting
            name={<Trans id="ai.welcome" message="有什么可以帮您" />}
            text={<Trans id="ai.welcome.text" message="直接提问即可开始一个会话。" />}
          />
        </div>
      )}
    </div>
  );
}
