import type { AnswerState, HistoryPair, Lengths, Place, Question, Quota } from './entities.ts';

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
  | 'selectVersion'
  | 'getVersions'
  | 'getMessages'
  | 'setFeedback'
  | 'searchHistory'
  | 'draftSchedule'
  | 'getSchedules'
  | 'addSchedule'
  | 'editSchedule'
  | 'removeSchedule';

/** Something that came from the server: an answer to a call, or news that nobody asked for. */
export type ServerFrame = { method: string; data: unknown };

/** What is new about an answer; offsets are UTF-16 units. */
export type AnswerFrame = {
  session_id: string;
  message_id: string;
  think: string;
  content: string;
  /** How long both were before this piece; a backend that does not say sends pieces in order. */
  o?: Lengths;
  /** In the first piece: the question that is answered, and the id that its window gave it. */
  question_id?: string;
  client_msg_id?: string;
  /** The answer is over: nothing more comes. The lengths are those of the whole. */
  end?: AnswerEnd;
};

/** How an answer ended. */
export type AnswerEnd = {
  state: AnswerState;
  error?: string;
  error_message?: string;
  lengths?: Lengths;
  hash?: string;
  quota?: Quota;
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

/**
 * How a delivery ended: `over` brings nothing more, so that an answer without its end was cut; `elsewhere` means that the
 * pieces come over the connection.
 */
export type Delivery = 'over' | 'elsewhere';

/** The connection: `off` was not asked for yet, `failed` has given up until `reconnect`. */
export type LinkState = 'off' | 'connecting' | 'open' | 'waiting' | 'failed';

/** What a transport tells. */
export type TransportHandlers = {
  onLink: (link: LinkState) => void;
  /** News that no call asked for. */
  onFrame: (frame: ServerFrame) => void;
  /** A piece of an answer, from whatever way it came; an empty one is a sign of life. */
  onAnswer: (frame: AnswerFrame) => void;
};

/** Everything that the assistant asks of a backend: write one to use another. All failures are an `AssistantError`. */
export type AssistantTransport = {
  /** Opens the connection; nothing is sent before. */
  open(handlers: TransportHandlers): void;
  /** Tries again at once, with all attempts left. */
  reconnect(): void;
  /** Resolves with the answering method and its data. */
  request(method: Method, data?: Record<string, unknown>, signal?: AbortSignal): Promise<ServerFrame>;
  /** Asks; pieces come by `onAnswer`. The same `client_msg_id` may be sent again after any failure. */
  ask(request: AskRequest, signal: AbortSignal): Promise<Delivery>;
  /** Goes on with an answer from the length that is here; pieces come by `onAnswer`. */
  resume(place: Place, message_id: string, from: Lengths, signal: AbortSignal): Promise<Delivery>;
  /** Ends an answer for everybody who reads it, at what is shown. */
  stop(message_id: string, shown: Lengths): Promise<void>;
  /** Stores a picture and resolves with its address. */
  uploadImage(file: Blob, signal?: AbortSignal): Promise<string>;
  /** Closes everything; idempotent. */
  dispose(): void;
};
