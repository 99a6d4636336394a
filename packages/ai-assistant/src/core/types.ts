import type {
  Agent,
  AgentTheme,
  ChatMessage,
  Model,
  Place,
  PromptGroup,
  Question,
  Quota,
  Session,
  TeamMember,
  TeamTemplate,
  Texts,
  UserAgent,
} from './entities.ts';
import type { AnswerEnd, AnswerFrame, AskRequest, LinkState, ServerFrame } from './port.ts';

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
  /** The answer that is made again: it stands again when that is refused. */
  replaced?: ChatMessage;
};

/** One open session or agent. */
export type Thread = {
  place: Place;
  /** What pieces of its answers name; an agent's is known once its detail came. */
  session_id: string | undefined;
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
  /** What it suggests to ask, beside an agent's themes. */
  topics: AgentTheme[];
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
  /** The connection was lost, or never made, and is not back yet; it stays so while it is tried again. */
  isLost: boolean;
  lists: Lists;
  /** Lists that could not be loaded. */
  failedLists: ListName[];
  quota: Quota;
  selected: Place | undefined;
  /** What was selected when the person was here last. */
  remembered: Place | undefined;
  /** By `placeKey`. */
  threads: Record<string, Thread>;
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
  | 'feedback-sent'
  | 'schedule-added'
  | 'alert-added'
  | 'page-analysis-failed'
  | 'capture-target-missing';

/** One thing to tell; `text` is the server's own sentence and comes before ours. */
export type Notice = { code: NoticeCode; tone: 'success' | 'warning' | 'error'; text?: string };

/** What happens to the assistant; imperative ones come from the person. */
export type AssistantEvent =
  | { type: 'link-changed'; link: LinkState }
  | { type: 'visibility-changed'; isVisible: boolean }
  | { type: 'frame-received'; frame: ServerFrame }
  | { type: 'list-failed'; name: ListName }
  | { type: 'reset' }
  | { type: 'select'; place: Place }
  | { type: 'detail-failed'; place: Place }
  | { type: 'choose-model'; model_id: string }
  | { type: 'rename'; renaming: AssistantState['renaming'] }
  | { type: 'change-draft'; place: Place; draft: Partial<Draft> }
  | { type: 'quote'; place: Place; message: ChatMessage }
  | { type: 'use-topic'; place: Place; isOpen: boolean }
  /** Without a text in the question, the draft is sent. */
  | { type: 'ask'; place: Place; question: Question; user_name: string }
  | { type: 'retry'; place: Place; question: Question; user_name: string }
  /** Sends a question that this window sent before it was reloaded; it is stored once. */
  | { type: 'resend'; place: Place; question: Question; user_name: string }
  | { type: 'stop'; place: Place }
  | { type: 'rate'; place: Place; message_id: string; value: -1 | 0 | 1; reason?: string; choices?: string[] }
  /** The first piece of an answer came, or the server named it. */
  | { type: 'answer-begun'; place: Place; frame: AnswerFrame; now: string }
  | { type: 'answer-ended'; place: Place; message_id: string; text: Texts; end: AnswerEnd }
  | { type: 'answer-recovering'; place: Place }
  | { type: 'answer-recovered'; place: Place }
  /** The question did not go out: `final` when the server refused it. */
  | { type: 'ask-failed'; place: Place; failure: NonNullable<Run['failure']>; isRefused: boolean };

/** What has to be done because of an event. */
export type AssistantEffect =
  | { type: 'notify'; notice: Notice }
  | { type: 'load-lists' }
  | { type: 'load-list'; name: ListName | 'quota' }
  | { type: 'load-detail'; place: Place; delayMs: number }
  | { type: 'save-place'; place: Place }
  | { type: 'save-draft'; place: Place; draft: Draft }
  | { type: 'ask'; request: AskRequest }
  /** Somebody else's answer, or one from before a reload, is still being made. */
  | { type: 'follow'; place: Place; message_id: string; text: Texts }
  | { type: 'stop'; place: Place; message_id: string | undefined }
  /** The server says that the answer under way is over. */
  | { type: 'settle'; place: Place; message: ChatMessage }
  /** The server has the question that was sent last, or refused it. */
  | { type: 'forget-sent'; place: Place };
