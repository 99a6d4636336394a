import { type RefObject, useMemo, useState } from 'react';
import { placeKey } from '../../core/place.ts';
import { orderSessions } from '../../core/sessions.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import { SearchHits } from '../Sessions/SearchHits.tsx';
import { SessionSider } from '../Sessions/SessionSider.tsx';
import { AssistantPart } from './AssistantPart.tsx';
import { type AssistantPartProps, useAssistantPorts } from './ports.ts';
import { useAssistantDialogs } from './useAssistantDialogs.tsx';
import { useNewSession } from './useNewSession.ts';
import { useNow } from './useNow.ts';
import { useSearch } from './useSearch.ts';
import type { Wanted } from './useWanted.ts';

/** Props of `AssistantSessions`. */
export type AssistantSessionsProps = AssistantPartProps & {
  searchRef?: RefObject<HTMLInputElement | null>;
  /** Leads to a message of the conversation that is opened. @default it is opened at its end */
  onWant?: (wanted: Wanted) => void;
};

/** The sessions of the person, and the search in them, in the height that it is given. Needs an `AssistantContext`. */
export function AssistantSessions({ searchRef, onWant, ...part }: AssistantSessionsProps) {
  return (
    <AssistantPart {...part}>
      <SessionList {...(searchRef && { searchRef })} {...(onWant && { onWant })} />
    </AssistantPart>
  );
}

function SessionList({ searchRef, onWant }: Pick<AssistantSessionsProps, 'searchRef' | 'onWant'>) {
  const { actions } = useAssistant();
  const { extras = true } = useAssistantPorts();
  const addSession = useNewSession();
  const dialogs = useAssistantDialogs();
  const sessions = useAssistantState(({ lists }) => lists.sessions);
  const isFailed = useAssistantState(({ failedLists }) => failedLists.includes('sessions'));
  const selectedId = useAssistantState(({ selected }) =>
    selected?.kind === 'session' ? selected.session_id : undefined,
  );
  const renaming = useAssistantState((state) => state.renaming);
  const unread = useAssistantState((state) => state.unread);
  const [words, setWords] = useState('');
  const search = useSearch(words);
  const now = useNow();
  const ordered = useMemo(() => sessions && orderSessions(sessions), [sessions]);
  const unreadById = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(unread)
          .filter(([key]) => key.startsWith('s:'))
          .map(([key, count]) => [key.slice(2), count]),
      ),
    [unread],
  );
  const sessionActions = useMemo(
    () => ({
      onSelect: ({ session_id }: { session_id: string }) => actions.select({ kind: 'session', session_id }),
      onStartRename: ({ session_id }: { session_id: string }) => actions.startRename(session_id),
      onRenameChange: actions.changeRename,
      onRenameSubmit: () => void actions.submitRename(),
      onRenameCancel: actions.cancelRename,
      onTogglePin: ({ session_id }: { session_id: string }) => void actions.togglePin(session_id),
      onEdit: dialogs.editTopic,
      onDelete: dialogs.deleteSession,
      onExit: dialogs.exitTopic,
    }),
    [actions, dialogs],
  );
  return (
    <SessionSider
      sessions={ordered}
      isFailed={isFailed}
      onRetry={actions.reset}
      selectedId={selectedId}
      renaming={renaming}
      unread={unreadById}
      now={now}
      actions={sessionActions}
      onAdd={() => void addSession()}
      onClearAll={dialogs.clearSessions}
      onReset={actions.reset}
      search={words}
      onSearchChange={extras ? setWords : undefined}
      {...(searchRef && { searchRef })}
      hits={
        words.trim() === '' ? undefined : (
          <SearchHits
            words={words}
            hits={search.hits}
            isFailed={search.isFailed}
            onRetry={search.retry}
            now={now}
            onOpen={({ place, message_id }) => {
              actions.select(place);
              if (message_id) onWant?.({ placeKey: placeKey(place), message_id });
            }}
          />
        )
      }
    />
  );
}
