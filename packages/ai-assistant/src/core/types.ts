import type {
  Agent,
  ChatMessage,
  Model,
  PageContext,
  PromptGroup,
  Quota,
  Session,
  TeamMember,
  TeamTemplate,
  UserAgent,
} from './entities.ts';

/** Where one can chat: a session, or an agent that the user has bound. */
export type Place =
  | { kind: 'session'; session_id: string }
  | { kind: 'agent'; agent_id: string; user_agent_id: string };

/** Offsets: how much is here, in UTF-16 units. */
export type Lengths = { think: number; content: number };

/** The connection: `off` was not asked for yet, `failed` has given up until `reconnect`. */
export type LinkState = 'off' | 'connecting' | 'open' | 'waiting' | 'failed';

/** A message that the next question refers to. */
export type Quote = Pick<ChatMessage, 'message_id' | 'source' | 'content' | 'user_name'>;

/** What is prepared in one place but not sent; survives closing and a reload. */
export type Draft = {
  text: string;
  quotes: Quote[];
  /** The suggested theme that the text came from, while it is unchanged. */
  agent_theme_id?: string;
  /** The question that this draft is an edited copy of. */
  edit_of?: string;
};

/** A question on its way, so that it can be asked again without being counted twice. */
export type Question = {
  client_msg_id: string;
  text: string;
  created_at: string;
  agent_theme_id?: string;
  edit_of?: string;
  /** Another answer to this question is wanted: the stored question is not repeated. */
  regenerate_of?: string;
  /** Goes on with this answer, which was interrupted. */
  continue_of?: string;
  images?: string[];
  /** What the person agreed to tell about the page in front. */
  page?: PageContext;
};

/**
 * One answer under way: `loading` has shown nothing yet, `recovering` lost its connection and is being continued,
 * `failed` could not be asked and waits for a retry.
 */
export type Run = {
  question: Question;
  phase: 'loading' | 'streaming' | 'recovering' | 'stopping' | 'failed';
  /** The answer's id once the server told it. */
  message_id?: string;
  /** Why it failed, in the server's words. */
  failure?: { code: NoticeCode; text?: string };
};

/** One open session or agent. */
export type Pane = {
  place: Place;
  detail: 'loading' | 'ready' | 'failed';
  /** As the server has them, oldest first. */
  chats: ChatMessage[];
  /** Older messages exist and can be loaded. */
  hasEarlier: boolean;
  /** An answer that this window asked for, or that another window or member did. */
  run: Run | undefined;
  draft: Draft;
  /** What was said about it in the list and the detail. */
  msg_count: number;
  updated_at: string;
  /** The list of themes or topics stands open although there are messages. */
  useTopic: boolean;
};

/** The lists of the assistant; `undefined` is still loading. */
export type Lists = {
  sessions: Session[] | undefined;
  userAgents: UserAgent[] | undefined;
  agents: Agent[] | undefined;
  models: Model[] | undefined;
  prompts: PromptGroup[] | undefined;
  users: TeamMember[] | undefined;
  teamPrompts: TeamTemplate[] | undefined;
};

/** Name of one list. */
export type ListName = keyof Lists;

/** Everything that the drawer shows, except the letters of an answer that is being revealed. */
export type AssistantState = {
  link: LinkState;
  lists: Lists;
  /** Lists that could not be loaded. */
  failedLists: ListName[];
  quota: Quota;
  selected: Place | undefined;
  /** By `placeKey`. */
  panes: Record<string, Pane>;
  model_id: string;
  /** The session whose title is being edited, with the text so far. */
  renaming: { session_id: string; text: string } | undefined;
  /** Answers and messages that came in places out of sight, by `placeKey`. */
  unread: Record<string, number>;
  /** The person sees the drawer. */
  isVisible: boolean;
};

/** What the person is told; `noticeTexts` has the sentences. */
export type NoticeCode =
  | 'quota'
  | 'busy'
  | 'cancelled'
  | 'request-failed'
  | 'not-logged-in'
  | 'disconnected'
  | 'server'
  | 'operation-succeeded'
  | 'operation-failed'
  | 'template-added'
  | 'template-updated'
  | 'template-deleted'
  | 'too-many-templates'
  | 'not-your-template'
  | 'copied'
  | 'copy-failed'
  | 'duplicate-quote'
  | 'page-analysis-failed'
  | 'capture-target-missing';

/** One thing to tell; `text` is the server's own sentence and comes before ours. */
export type Notice = { code: NoticeCode; tone: 'success' | 'warning' | 'error'; text?: string };
