/** 1: a question; 2: an answer; 3: the divider after which earlier messages are forgotten. */
type MessageSource = 1 | 2 | 3;

/** How far an answer came: `interrupted` kept a part because the server stopped, `failed` has nothing to show. */
export type AnswerState = 'streaming' | 'done' | 'stopped' | 'interrupted' | 'failed';

/** One message of a session or an agent. */
export type ChatMessage = {
  message_id: string;
  session_id: string;
  source: MessageSource;
  content: string;
  /** What the model thought before it answered; empty where it does not say. */
  think: string;
  /** The content is markdown. */
  markdown: boolean;
  created_at: string;
  user_name: string;
  user_id?: string;
  /** The id that the asking window gave its question: the same question is stored once. */
  client_msg_id?: string;
  /** Only answers have it; a missing one is done. */
  state?: AnswerState;
  /** Why an answer failed, as a code of the server, and in its words. */
  error?: string;
  error_message?: string;
  /** The question that an answer belongs to. */
  reply_to?: string;
  /** The answers that this one is a version of, itself among them, in order; absent when it is the only one. */
  versions?: string[];
  images?: string[];
  /** The page that a question was asked about. */
  page?: PageContext;
  /** What the present user thought of an answer: 1 good, -1 bad. */
  feedback?: -1 | 0 | 1;
  /** Why, in their own words. */
  feedback_reason?: string;
  /** What was said against it, of `ASSISTANT.feedbackChoices`. */
  feedback_choices?: string[];
};

/** What a question may tell about the page in front. */
export type PageContext = {
  title: string;
  system_code?: string;
  path?: string;
  text?: string;
  /** What it shows is asked for, as its address narrows it. */
  explain?: boolean;
};

/** A prompt that a team shares. */
export type TeamTemplate = {
  team_prompt_id: string;
  title: string;
  content: string;
  /** The present user created it. */
  is_haveing: boolean;
};

/** A person of the company. */
export type TeamMember = {
  user_id: string;
  user_name: string;
  /** The present user. */
  is_self?: boolean;
};

/** A conversation: one person's own, or a team's. */
export type Session = {
  session_id: string;
  type: 'session' | 'teamSession';
  title: string;
  updated_at: string;
  msg_count: number;
  teamPrompts: TeamTemplate[];
  partakeUsers: TeamMember[];
  /** Pinned. */
  isTopup: boolean;
  /** `stream`: its questions are asked by the streaming call; anything else goes over the socket. */
  output: string;
  /** The present user created it; a missing one is unknown. */
  is_creator?: boolean;
  /** Messages that came since the person looked, as the server counts them. */
  unread: number;
  /** An answer is being made. */
  streaming: boolean;
};

/** A question that an agent suggests. */
export type AgentTheme = { agent_theme_id: string; title: string; prompt: string };

/** An agent that the user has bound. */
export type UserAgent = {
  user_agent_id: string;
  agent_id: string;
  agent_name: string;
  agent_desc: string;
  updated_at: string;
  msg_count: number;
  unread: number;
  streaming: boolean;
  themes: AgentTheme[];
};

/** An agent that can be bound. */
export type Agent = { agent_id: string; name: string; description: string; is_bound: boolean };

/** A model that can be asked. */
export type Model = {
  model_id: string;
  model_name: string;
  model_code: string;
  /** Answers come from reports and help documents: no language model. */
  is_builtin?: boolean;
  /** It can look at pictures. */
  has_vision?: boolean;
};

/** How many questions are free today, and how many of them are used. */
export type Quota = {
  daily_use_total: number;
  daily_quota: number;
  /** When the count starts anew. */
  reset_at?: string;
};

/** Prompts that are offered while a chat is empty. */
export type PromptGroup = { group_name: string; prompts: { title: string; content: string }[] };

/** A question and its answer, as the model is told about them. */
export type HistoryPair = { question: string; answer: string };

/** What the form of a team topic is about. */
export type TeamTopicForm = {
  name: string;
  members: TeamMember[];
  templates: TeamTemplate[];
  /** Only when a personal session is converted: its messages are dropped. */
  clearHistory: boolean;
};

/** Where one can chat: a session, or an agent that the user has bound. */
export type Place =
  | { kind: 'session'; session_id: string }
  | { kind: 'agent'; agent_id: string; user_agent_id: string };

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

/** Offsets: how much is here, in UTF-16 units. */
export type Lengths = { think: number; content: number };

/** The two texts of an answer. */
export type Texts = { think: string; content: string };
