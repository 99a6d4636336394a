import type { ChatMessage, HistoryPair } from './entities.ts';
import type { LinkState, Place, Question } from './types.ts';

/** A call of the assistant's backend, by the name that is sent. */
export type Method =
  | 'getPrompts'
  | 'getQuota'
  | 'getModels'
  | 'getSessions'
  | 'getAgents'
  | 'getUserAgents'
  | 'addSession'
  | 'editSession'
  | 'convertSession'
  | 'clearSession'
  | 'clearSessions'
  | 'sessionTopup'
  | 'sessionUnTopup'
  | 'exitSession'
  | 'getSessionDetail'
  | 'userAgentDetail'
  | 'addSessionPartition'
  | 'bindUserAgent'
  | 'unbindUserAgent'
  | 'getUsers'
  | 'getTeamPrompts'
  | 'addTeamPrompt'
  | 'editTeamPrompt'
  | 'delTeamPrompt'
  | 'searchMessages';

/** Something that came from the server: an answer to a call, or news that nobody asked for. */
export type ServerFrame = { method: string; data: unknown };

/** What is new about an answer; offsets are UTF-16 units. */
export type AnswerFrame = {
  session_id: string;
  message_id: string;
  think: string;
  content: string;
  /** Where the two pieces begin; a backend that does not say sends them in order. */
  o?: { think: number; content: number };
  /** The answer is over: nothing more comes. */
  end?: { state: ChatMessage['state']; thinkLength?: number; contentLength?: number; hash?: string };
};

/** What is asked, with everything that the backend needs to know. */
export type AskRequest = {
  place: Place;
  question: Question;
  model_code: string;
  his_messages: HistoryPair[];
  /** Asked by the streaming call rather than over the socket. */
  isStreamed: boolean;
};

/** From where an answer goes on: its id and the lengths that are already here. */
export type Resume = { message_id: string; think: number; content: number };

/** What a transport tells. */
export type TransportHandlers = {
  onLink: (link: LinkState) => void;
  /** News that no call asked for. */
  onFrame: (frame: ServerFrame) => void;
  /** A piece of an answer, from whatever way it came. */
  onAnswer: (frame: AnswerFrame) => void;
};

/** Ids that the server gave a question and its answer. */
export type Accepted = { question_id?: string; message_id?: string; session_id?: string };

/** Everything that the assistant asks of a backend: write one to use another. */
export type AssistantTransport = {
  /** Opens the connection; nothing is sent before. */
  open(handlers: TransportHandlers): void;
  /** Tries again at once, with all attempts left. */
  reconnect(): void;
  /** Resolves with the answer's data; rejects with an `AssistantError`. */
  request(method: Method, data?: Record<string, unknown>, signal?: AbortSignal): Promise<ServerFrame>;
  /**
   * Asks; resolves when the backend has accepted the question. Pieces come by `onAnswer`; the same `client_msg_id`
   * may be sent again after any failure.
   */
  ask(request: AskRequest, signal: AbortSignal): Promise<Accepted>;
  /** Goes on with an answer from the length that is here; pieces come by `onAnswer`. */
  resume(place: Place, from: Resume, signal: AbortSignal): Promise<void>;
  /** Ends an answer for everybody who reads it. */
  stop(place: Place, message_id: string, shown: { think: number; content: number }): Promise<void>;
  /** Stores a picture and resolves with its address. */
  uploadImage(file: Blob, signal?: AbortSignal): Promise<string>;
  /** Closes everything; idempotent. */
  dispose(): void;
};
