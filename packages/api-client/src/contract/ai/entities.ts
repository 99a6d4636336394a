import * as v from 'valibot';
import { flag, list, maybe, number, text } from '../lenient.ts';

const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

/** Reads a member of a team topic, or a colleague who could become one. */
export const TeamMemberSchema = /* @__PURE__ */ v.looseObject({
  user_id: id,
  user_name: v.optional(v.string(), ''),
  /** The caller. */
  is_self: flag(),
});

/** Reads a shared prompt template. */
export const TeamPromptSchema = /* @__PURE__ */ v.looseObject({
  team_prompt_id: id,
  title: v.optional(v.string(), ''),
  content: v.optional(v.string(), ''),
  /** Made by the caller, who alone may change or delete it. */
  is_haveing: flag(),
});

/** Reads a message of a conversation. */
export const AiMessageSchema = /* @__PURE__ */ v.looseObject({
  message_id: id,
  session_id: text(),
  /** One of `aiSources`. */
  source: number(),
  content: v.optional(v.string(), ''),
  /** What the model thought, or how a report was chosen. */
  think: text(),
  /** `content` is Markdown. */
  markdown: flag(),
  created_at: text(),
  user_name: text(),
  user_id: text(),
  /** Of an answer: one of `answerStates`. */
  state: text(),
  /** Of an answer that is not whole: one of `answerErrors`, and a sentence for people. */
  error: text(),
  error_message: text(),
  /** Of a question: the id that the asking client gave it. */
  client_msg_id: text(),
  /** Of an answer: the question that it answers. */
  reply_to: text(),
  /** Question and answer of one turn share it; a changed or repeated question adds a version to its turn. */
  turn_id: text(),
  /** From 1; the versions that there are, as the message ids of their answers in order. */
  version: number(),
  versions: list(v.string()),
  model_code: text(),
  /** What the caller thought of an answer: 1 good, -1 bad, 0 nothing. */
  feedback: number(),
  /** Why, in the caller's words. */
  feedback_reason: text(),
  /** Of `feedbackChoices`. */
  feedback_choices: list(v.string()),
  /** Addresses of images, good for an hour. */
  images: list(v.string()),
  /** The page that a question was asked about. */
  page: maybe(v.looseObject({ title: text(), system_code: text(), path: text() })),
});

/** Reads a conversation as lists show it. */
export const AiSessionSchema = /* @__PURE__ */ v.looseObject({
  session_id: id,
  /** `session` or `teamSession`; older backends say `personal`, `team` or a number (1 personal, 2 team). */
  type: text(),
  title: text(),
  updated_at: text(),
  msg_count: number(),
  isTopup: flag(),
  /** `stream`: asked by the streaming call, anything else by the socket. */
  output: text(),
  /** The caller made it. */
  is_creator: flag(),
  /** Messages of others and answers since the caller looked. */
  unread: number(),
  /** An answer is being made. */
  streaming: flag(),
  partakeUsers: list(TeamMemberSchema),
  teamPrompts: list(TeamPromptSchema),
});

/** Reads a suggested question of an agent. */
const AgentThemeSchema = /* @__PURE__ */ v.looseObject({
  agent_theme_id: id,
  title: v.optional(v.string(), ''),
  prompt: v.optional(v.string(), ''),
});

/** Reads an agent that can be bound. */
export const AgentSchema = /* @__PURE__ */ v.looseObject({
  agent_id: v.number(),
  name: v.optional(v.string(), ''),
  description: text(),
  /** The caller has it already. */
  is_bound: flag(),
});

/** Reads an agent that the caller bound. */
export const UserAgentSchema = /* @__PURE__ */ v.looseObject({
  user_agent_id: id,
  agent_id: v.number(),
  agent_name: v.optional(v.string(), ''),
  agent_desc: text(),
  updated_at: text(),
  msg_count: number(),
  unread: number(),
  streaming: flag(),
  themes: list(AgentThemeSchema),
});

/** Reads the whole of a conversation, or of the one with an agent. */
export const SessionDetailSchema = /* @__PURE__ */ v.looseObject({
  ...AiSessionSchema.entries,
  /** Of a conversation with an agent. */
  agent_id: number(),
  user_agent_id: text(),
  agent_name: text(),
  agent_desc: text(),
  themes: list(AgentThemeSchema),
  /** The newest messages, oldest first. */
  chats: list(AiMessageSchema),
  /** There are older ones. */
  more: flag(),
});

/** Reads a model. */
export const AiModelSchema = /* @__PURE__ */ v.looseObject({
  model_id: v.number(),
  model_name: v.optional(v.string(), ''),
  model_code: v.string(),
  /** Answers come from reports and help documents: no language model. */
  is_builtin: flag(),
  /** It can look at images; where it cannot, a person is told before a screenshot is taken. */
  has_vision: flag(),
});

/** Reads how many questions of today are used. */
export const AiQuotaSchema = /* @__PURE__ */ v.looseObject({
  daily_use_total: v.optional(v.number(), 0),
  daily_quota: v.optional(v.number(), 10),
  /** When the count starts anew. */
  reset_at: text(),
});

/** Reads a group of prompt cards. */
export const PromptGroupSchema = /* @__PURE__ */ v.looseObject({
  group_name: v.optional(v.string(), ''),
  prompts: list(v.looseObject({ title: v.optional(v.string(), ''), content: v.optional(v.string(), '') })),
});

/** Reads a place in the history where a search found its words. */
export const HistoryHitSchema = /* @__PURE__ */ v.looseObject({
  session_id: v.string(),
  /** For a conversation with an agent. */
  agent_id: number(),
  user_agent_id: text(),
  session_title: text(),
  /** Missing where the title was found. */
  message_id: text(),
  source: number(),
  created_at: text(),
  /** The words with what is around them; `at` and `length` say where they are in it. */
  snippet: v.optional(v.string(), ''),
  at: number(),
  length: number(),
});

/** A member of a team topic. */
export type TeamMember = v.InferOutput<typeof TeamMemberSchema>;
/** A shared prompt template. */
export type TeamPrompt = v.InferOutput<typeof TeamPromptSchema>;
/** A message of a conversation. */
export type AiMessage = v.InferOutput<typeof AiMessageSchema>;
/** A conversation as lists show it. */
export type AiSession = v.InferOutput<typeof AiSessionSchema>;
/** A suggested question of an agent. */
export type AgentTheme = v.InferOutput<typeof AgentThemeSchema>;
/** An agent that can be bound. */
export type Agent = v.InferOutput<typeof AgentSchema>;
/** An agent that the caller bound. */
export type UserAgent = v.InferOutput<typeof UserAgentSchema>;
/** The whole of a conversation. */
export type SessionDetail = v.InferOutput<typeof SessionDetailSchema>;
/** A model. */
export type AiModel = v.InferOutput<typeof AiModelSchema>;
/** How many questions of today are used. */
export type AiQuota = v.InferOutput<typeof AiQuotaSchema>;
/** A group of prompt cards. */
export type PromptGroup = v.InferOutput<typeof PromptGroupSchema>;
/** A place that a search of the history found. */
export type HistoryHit = v.InferOutput<typeof HistoryHitSchema>;
