import { ASSISTANT } from './constants.ts';
import type {
  Agent,
  AgentTheme,
  AnswerState,
  ChatMessage,
  Model,
  PromptGroup,
  Quota,
  Session,
  TeamMember,
  TeamTemplate,
  UserAgent,
} from './entities.ts';
import { toFields, toFlag, toList, toNumber, toOptionalText, toText } from './read.ts';

const STATES: readonly string[] = ['streaming', 'done', 'stopped', 'interrupted', 'failed'];

/** Reads a state; an unknown one is `done`, a missing one stays missing. */
export function readAnswerState(value: unknown): AnswerState | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return STATES.includes(value) ? (value as AnswerState) : 'done';
}

/** Reads a message; returns undefined without an id or a known source. */
export function readMessage(value: unknown): ChatMessage | undefined {
  const fields = toFields(value);
  const message_id = toText(fields.message_id);
  const source = toNumber(fields.source);
  if (message_id === '' || (source !== 1 && source !== 2 && source !== 3)) return undefined;
  const page = toFields(fields.page);
  const versions = toList(fields.versions, toOptionalText);
  const choices = toList(fields.feedback_choices, toOptionalText);
  const images = toList(fields.images, toOptionalText);
  const optional = {
    user_id: toOptionalText(fields.user_id),
    client_msg_id: toOptionalText(fields.client_msg_id),
    state: readAnswerState(fields.state),
    error: toOptionalText(fields.error),
    error_message: toOptionalText(fields.error_message),
    reply_to: toOptionalText(fields.reply_to),
    versions: versions.length > 1 ? versions : undefined,
    feedback: toFeedback(fields.feedback),
    feedback_reason: toOptionalText(fields.feedback_reason),
    feedback_choices: choices.length > 0 ? choices : undefined,
    images: images.length > 0 ? images : undefined,
    page: page.title ? { title: toText(page.title), path: toText(page.path) } : undefined,
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, part]) => part !== undefined));
  return {
    message_id,
    session_id: toText(fields.session_id),
    source,
    content: toText(fields.content),
    think: toText(fields.think),
    markdown: toFlag(fields.markdown),
    created_at: toText(fields.created_at),
    user_name: toText(fields.user_name),
    ...given,
  };
}

function toFeedback(value: unknown): 1 | -1 | undefined {
  const number = toNumber(value);
  return number === 1 || number === -1 ? number : undefined;
}

/** Reads a session; older backends name its type by other words and by numbers. */
export function readSession(value: unknown): Session | undefined {
  const fields = toFields(value);
  const session_id = toText(fields.session_id);
  if (session_id === '') return undefined;
  const isTeam = ['teamSession', 'team', '2'].includes(toText(fields.type));
  return {
    session_id,
    type: isTeam ? 'teamSession' : 'session',
    title: toText(fields.title) || ASSISTANT.newSessionTitle,
    updated_at: toText(fields.updated_at),
    msg_count: toNumber(fields.msg_count),
    teamPrompts: toList(fields.teamPrompts, readTemplate),
    partakeUsers: toList(fields.partakeUsers, readMember),
    isTopup: toFlag(fields.isTopup),
    output: toText(fields.output),
    unread: toNumber(fields.unread),
    streaming: toFlag(fields.streaming),
    ...(fields.is_creator === undefined ? {} : { is_creator: toFlag(fields.is_creator) }),
  };
}

/** Reads a shared template. */
export function readTemplate(value: unknown): TeamTemplate | undefined {
  const { team_prompt_id, title, content, is_haveing } = toFields(value);
  const id = toText(team_prompt_id);
  if (id === '') return undefined;
  return {
    team_prompt_id: id,
    title: toText(title),
    content: toText(content),
    is_haveing: toFlag(is_haveing),
  };
}

/** Reads a member. */
export function readMember(value: unknown): TeamMember | undefined {
  const { user_id, user_name, is_self } = toFields(value);
  const id = toText(user_id);
  return id === ''
    ? undefined
    : { user_id: id, user_name: toText(user_name) || id, ...(toFlag(is_self) && { is_self: true }) };
}

/** Reads an agent that the user has bound. */
export function readUserAgent(value: unknown): UserAgent | undefined {
  const fields = toFields(value);
  const user_agent_id = toText(fields.user_agent_id);
  if (user_agent_id === '') return undefined;
  return {
    user_agent_id,
    agent_id: toText(fields.agent_id),
    agent_name: toText(fields.agent_name),
    agent_desc: toText(fields.agent_desc),
    updated_at: toText(fields.updated_at),
    msg_count: toNumber(fields.msg_count),
    unread: toNumber(fields.unread),
    streaming: toFlag(fields.streaming),
    themes: toList(fields.themes, readTheme),
  };
}

/** Reads a topic of an open session or agent, which suggests a question as a theme does and has no id. */
export function readTopic(value: unknown): AgentTheme | undefined {
  const { topicName, topicContent } = toFields(value);
  return readTheme({ title: topicName, prompt: topicContent });
}

/** Reads a suggested question. */
function readTheme(value: unknown): AgentTheme | undefined {
  const { agent_theme_id, title, prompt } = toFields(value);
  const text = toText(prompt) || toText(title);
  return text === ''
    ? undefined
    : { agent_theme_id: toText(agent_theme_id), title: toText(title) || text, prompt: text };
}

/** Reads an agent that can be bound. */
export function readAgent(value: unknown): Agent | undefined {
  const { agent_id, name, description, is_bound } = toFields(value);
  const id = toText(agent_id);
  if (id === '') return undefined;
  return { agent_id: id, name: toText(name), description: toText(description), is_bound: toFlag(is_bound) };
}

/** Reads a model. */
export function readModel(value: unknown): Model | undefined {
  const { model_id, model_name, model_code, is_builtin, has_vision } = toFields(value);
  const id = toText(model_id);
  if (id === '') return undefined;
  return {
    model_id: id,
    model_name: toText(model_name) || toText(model_code),
    model_code: toText(model_code) || ASSISTANT.defaultModelCode,
    is_builtin: toFlag(is_builtin),
    has_vision: toFlag(has_vision),
  };
}

/** Reads the quota; what is missing has its default. */
export function readQuota(value: unknown): Quota {
  const { daily_use_total, daily_quota, reset_at } = toFields(value);
  const resets = toOptionalText(reset_at);
  return {
    daily_use_total: toNumber(daily_use_total, ASSISTANT.defaultQuota.daily_use_total),
    daily_quota: toNumber(daily_quota, ASSISTANT.defaultQuota.daily_quota),
    ...(resets === undefined ? {} : { reset_at: resets }),
  };
}

/** Reads a group of prompt cards; returns undefined without prompts. */
export function readPromptGroup(value: unknown): PromptGroup | undefined {
  const fields = toFields(value);
  const prompts = toList(fields.prompts, (entry) => {
    const { title, content } = toFields(entry);
    const text = toText(content) || toText(title);
    return text === '' ? undefined : { title: toText(title) || text, content: text };
  });
  return prompts.length === 0 ? undefined : { group_name: toText(fields.group_name), prompts };
}
