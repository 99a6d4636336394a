import type { ChatMessage, Session } from '../core/entities.ts';
import { toList } from '../core/read.ts';
import { readMessage, readSession } from '../core/readEntities.ts';
import { orderSessions } from '../core/sessions.ts';
import type { AssistantStorage } from '../runtime/types.ts';

const SESSIONS = 'ai:conversations';
const messagesOf = (session_id: string) => `ai:conversation:${session_id}`;

/** Conversations that are kept where no server keeps them; other windows may write there, too. */
export type ConversationStore = {
  sessions(): Session[];
  messages(session_id: string): ChatMessage[];
  save(session: Session, chats: readonly ChatMessage[]): void;
  remove(session_id: string): void;
};

/** Makes it over a storage; what cannot be read counts as nothing. */
export function createConversationStore(storage: AssistantStorage): ConversationStore {
  const sessions = () => toList(parse(storage.get(SESSIONS)), readSession);

  function remove(session_id: string): void {
    storage.remove(messagesOf(session_id));
    const left = sessions().filter((session) => session.session_id !== session_id);
    storage.set(SESSIONS, JSON.stringify(left));
  }

  function write(session: Session, chats: readonly ChatMessage[]): boolean {
    const others = sessions().filter(({ session_id }) => session_id !== session.session_id);
    return (
      storage.set(messagesOf(session.session_id), JSON.stringify(chats)) &&
      storage.set(SESSIONS, JSON.stringify([...others, session]))
    );
  }

  return {
    sessions,
    messages: (session_id) => toList(parse(storage.get(messagesOf(session_id))), readMessage),
    /** Where there is no room for all of them the oldest ones make it. */
    save(session, chats) {
      for (let isKept = write(session, chats); !isKept; isKept = write(session, chats)) {
        const others = sessions().filter(({ session_id }) => session_id !== session.session_id);
        const oldest = orderSessions(others).at(-1);
        if (!oldest) return;
        remove(oldest.session_id);
      }
    },
    remove,
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
