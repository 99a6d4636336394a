import type { Place, Question } from '../core/entities.ts';
import { placeKey } from '../core/place.ts';
import { toFields, toList, toOptionalText, toText } from '../core/read.ts';
import { readMessage } from '../core/readEntities.ts';
import type { Draft } from '../core/types.ts';
import type { AssistantStorage } from './types.ts';

/** Remembers for one user what was selected and what was being written. */
export type Keeper = {
  loadPlace(): Place | undefined;
  savePlace(place: Place): void;
  loadDraft(place: Place): Draft | undefined;
  saveDraft(place: Place, draft: Draft): void;
  /** A question that was sent, until the server is known to have it. */
  loadSent(place: Place): Question | undefined;
  saveSent(place: Place, question: Question | undefined): void;
};

/** Makes the memory of one user; what cannot be read counts as nothing. */
export function createKeeper(storage: AssistantStorage, userId: string): Keeper {
  const placeName = `ai:${userId}:place`;
  const draftName = (place: Place) => `ai:${userId}:draft:${placeKey(place)}`;

  const sentName = (place: Place) => `ai:${userId}:sent:${placeKey(place)}`;

  return {
    loadPlace: () => readPlace(parse(storage.get(placeName))),
    savePlace: (place) => void storage.set(placeName, JSON.stringify(place)),
    loadDraft: (place) => readDraft(parse(storage.get(draftName(place)))),
    saveDraft(place, draft) {
      const isEmpty = draft.text === '' && draft.quotes.length === 0;
      if (isEmpty) storage.remove(draftName(place));
      else storage.set(draftName(place), JSON.stringify(draft));
    },
    loadSent: (place) => readQuestion(parse(storage.get(sentName(place)))),
    saveSent(place, question) {
      if (question) storage.set(sentName(place), JSON.stringify(question));
      else if (storage.get(sentName(place)) !== null) storage.remove(sentName(place));
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readPlace(value: unknown): Place | undefined {
  const { kind, session_id, agent_id, user_agent_id } = toFields(value);
  if (kind === 'session' && toText(session_id)) return { kind, session_id: toText(session_id) };
  if (kind === 'agent' && toText(user_agent_id))
    return { kind, agent_id: toText(agent_id), user_agent_id: toText(user_agent_id) };
  return undefined;
}

function readDraft(value: unknown): Draft | undefined {
  const { text, quotes, agent_theme_id, edit_of } = toFields(value);
  if (typeof text !== 'string') return undefined;
  const optional = { agent_theme_id: toOptionalText(agent_theme_id), edit_of: toOptionalText(edit_of) };
  return {
    text,
    quotes: toList(quotes, (quote) => readMessage(quote)).map(
      ({ message_id, source, content, user_name }) => ({
        message_id,
        source,
        content,
        user_name,
      }),
    ),
    ...(optional.agent_theme_id ? { agent_theme_id: optional.agent_theme_id } : {}),
    ...(optional.edit_of ? { edit_of: optional.edit_of } : {}),
  };
}

function readQuestion(value: unknown): Question | undefined {
  const { client_msg_id, text, created_at, agent_theme_id, images } = toFields(value);
  const id = toText(client_msg_id);
  if (id === '' || toText(text) === '') return undefined;
  const theme = toOptionalText(agent_theme_id);
  const pictures = toList(images, toOptionalText);
  return {
    client_msg_id: id,
    text: toText(text),
    created_at: toText(created_at),
    ...(theme && { agent_theme_id: theme }),
    ...(pictures.length > 0 && { images: pictures }),
  };
}
