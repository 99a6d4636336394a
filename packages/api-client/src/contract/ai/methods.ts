import type { StandardSchemaV1 } from '@standard-schema/spec';
import * as v from 'valibot';
import { noData, nothing } from '../common.ts';
import { list } from '../lenient.ts';
import { AnswerFrameSchema } from './answerFrame.ts';
import { aiLimits, feedbackChoices } from './constants.ts';
import {
  AgentSchema,
  AiMessageSchema,
  AiModelSchema,
  AiQuotaSchema,
  AiSessionSchema,
  HistoryHitSchema,
  PromptGroupSchema,
  SessionDetailSchema,
  TeamMemberSchema,
  TeamPromptSchema,
  UserAgentSchema,
} from './entities.ts';
import {
  agentIdField,
  clientIdField,
  historyField,
  idField,
  imagesField,
  messageField,
  modelField,
  optionalId,
  pageField,
  promptIdsField,
  shownField,
  titleField,
  usersField,
} from './fields.ts';
import { governedField, ScheduleDraftSchema, ScheduleSchema, scheduleRequests } from './schedules.ts';

/** One method of the socket: what is sent with it, and the method and data that it is answered with. */
export type UniteMethod<
  Data extends StandardSchemaV1 = StandardSchemaV1,
  Answer extends StandardSchemaV1 = StandardSchemaV1,
> = { readonly data: Data; readonly answers: string; readonly answer: Answer };

/* @__NO_SIDE_EFFECTS__ */
function method<const M extends UniteMethod>(definition: M): M {
  return definition;
}

const sessionId = /* @__PURE__ */ v.object({ session_id: idField });
const gone = /* @__PURE__ */ v.looseObject({ session_id: v.string() });
const flagOfOne = /* @__PURE__ */ v.optional(
  v.pipe(
    v.union([v.picklist([0, 1, '0', '1']), v.boolean()]),
    v.transform((value) => Number(value)),
  ),
  0,
);
/** A conversation: by itself, or the one with an agent. */
const place = { session_id: optionalId, agent_id: v.optional(agentIdField), user_agent_id: optionalId };
const sessionFields = {
  title: v.optional(titleField),
  partake_users: v.optional(usersField),
  team_prompt_ids: v.optional(promptIdsField),
};
const schedules = /* @__PURE__ */ list(ScheduleSchema);
const templates = /* @__PURE__ */ list(TeamPromptSchema);
const templateFields = {
  /** Checked by the server with a sentence of its own: required, up to 20 and 1000 characters. */
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  content: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(5000)), ''),
};

/**
 * What can be sent over `/unite`, by method. The client sends
 * `{ authorization, company_code, source: 'aiRobot', method, userid, data }`, and beside it, where it likes, `id` (comes
 * back in the answer) and `language` (`zh_CN`, `en_US`, `ko_KR`). It is answered `{ code: 0, method, data, message, id }`,
 * or `{ code, method: 'error', message, data: { method }, id }`.
 */
export const uniteMethods = {
  getPrompts: method({ data: nothing, answers: 'prompts', answer: list(PromptGroupSchema) }),
  getQuota: method({ data: nothing, answers: 'quota', answer: AiQuotaSchema }),
  getModels: method({ data: nothing, answers: 'models', answer: list(AiModelSchema) }),
  getSessions: method({ data: nothing, answers: 'sessions', answer: list(AiSessionSchema) }),
  getAgents: method({ data: nothing, answers: 'agents', answer: list(AgentSchema) }),
  getUserAgents: method({ data: nothing, answers: 'userAgents', answer: list(UserAgentSchema) }),
  /** `type`: 1 personal, 2 team; a team topic needs a title and members. */
  addSession: method({
    data: v.object({
      ...sessionFields,
      type: v.optional(v.union([v.number(), v.string()]), 1),
      /** Sent again, it adds nothing: the session that was added answers. */
      client_id: clientIdField,
    }),
    answers: 'addSession',
    answer: AiSessionSchema,
  }),
  /** What is left out stays as it is. */
  editSession: method({
    data: v.object({ session_id: idField, ...sessionFields }),
    answers: 'editSession',
    answer: AiSessionSchema,
  }),
  /** `is_copy` 1 leaves the personal topic and makes a team topic with its messages. */
  convertSession: method({
    data: v.object({ session_id: idField, is_his: flagOfOne, is_copy: flagOfOne, ...sessionFields }),
    answers: 'convertSession',
    answer: AiSessionSchema,
  }),
  clearSession: method({ data: sessionId, answers: 'clearSession', answer: gone }),
  /** Deletes the caller's personal topics; team topics stay and answer. */
  clearSessions: method({ data: nothing, answers: 'sessions', answer: list(AiSessionSchema) }),
  sessionTopup: method({ data: sessionId, answers: 'sessionTopup', answer: AiSessionSchema }),
  sessionUnTopup: method({ data: sessionId, answers: 'sessionUnTopup', answer: AiSessionSchema }),
  exitSession: method({ data: sessionId, answers: 'exitSession', answer: gone }),
  /** The socket that asks is told of every message and piece of this conversation from now on. */
  getSessionDetail: method({ data: v.object(place), answers: 'sessionDetail', answer: SessionDetailSchema }),
  userAgentDetail: method({ data: v.object(place), answers: 'sessionDetail', answer: SessionDetailSchema }),
  addSessionPartition: method({
    data: v.object({ ...place, client_msg_id: clientIdField }),
    answers: 'sessionDetail',
    answer: SessionDetailSchema,
  }),
  bindUserAgent: method({
    data: v.object({ agent_id: agentIdField }),
    answers: 'bindUserAgent',
    answer: UserAgentSchema,
  }),
  unbindUserAgent: method({
    data: v.object({ agent_id: v.optional(agentIdField), user_agent_id: idField }),
    answers: 'unbindUserAgent',
    answer: v.looseObject({ user_agent_id: v.string() }),
  }),
  getUsers: method({ data: nothing, answers: 'getUsers', answer: list(TeamMemberSchema) }),
  getTeamPrompts: method({
    data: v.optional(v.object({ session_id: optionalId }), () => ({})),
    answers: 'getTeamPrompts',
    answer: templates,
  }),
  addTeamPrompt: method({ data: v.object(templateFields), answers: 'getTeamPrompts', answer: templates }),
  editTeamPrompt: method({
    data: v.object({ team_prompt_id: idField, ...templateFields }),
    answers: 'getTeamPrompts',
    answer: templates,
  }),
  delTeamPrompt: method({
    data: v.object({ team_prompt_id: idField }),
    answers: 'getTeamPrompts',
    answer: templates,
  }),
  question: method({
    data: v.object({
      session_id: idField,
      message: messageField,
      model_code: modelField,
      his_messages: historyField,
      client_msg_id: clientIdField,
      page: pageField,
    }),
    answers: 'answer',
    answer: AnswerFrameSchema,
  }),
  robot: method({
    data: v.object({
      agent_id: agentIdField,
      user_agent_id: idField,
      message: messageField,
      his_messages: historyField,
      agent_theme_id: optionalId,
      model_code: modelField,
      client_msg_id: clientIdField,
      page: pageField,
    }),
    answers: 'answer',
    answer: AnswerFrameSchema,
  }),
  message: method({
    data: v.object({
      session_id: idField,
      message: messageField,
      images: imagesField,
      model_code: modelField,
      client_msg_id: clientIdField,
      page: pageField,
    }),
    answers: 'answer',
    answer: AnswerFrameSchema,
  }),
  /** Answers the same question again: a further version. Free where the answer before failed or was interrupted. */
  retryAnswer: method({
    data: v.object({ message_id: idField, model_code: modelField, client_msg_id: clientIdField }),
    answers: 'answer',
    answer: AnswerFrameSchema,
  }),
  /** Goes on with an answer that was interrupted, in its place and uncounted. */
  continueAnswer: method({
    data: v.object({ message_id: idField }),
    answers: 'answer',
    answer: AnswerFrameSchema,
  }),
  /** Changes the last question and has it answered: a further version of the turn. `message_id` is the question. */
  editQuestion: method({
    data: v.object({
      message_id: idField,
      message: messageField,
      model_code: modelField,
      client_msg_id: clientIdField,
    }),
    answers: 'answer',
    answer: AnswerFrameSchema,
  }),
  /** Sends an answer from what is shown on, and what is still to come. */
  resumeAnswer: method({
    data: v.object({ message_id: idField, from: v.optional(shownField, { t: 0, c: 0 }) }),
    answers: 'answer',
    answer: AnswerFrameSchema,
  }),
  /** Ends an answer; with `shown` the stored text is cut to what the person saw. */
  stopAnswer: method({
    data: v.object({ message_id: idField, shown: v.optional(shownField) }),
    answers: 'stopAnswer',
    answer: AiMessageSchema,
  }),
  /** Makes the version current that this answer belongs to. */
  selectVersion: method({
    data: v.object({ message_id: idField }),
    answers: 'sessionDetail',
    answer: SessionDetailSchema,
  }),
  /** All versions of an answer, in order. */
  getVersions: method({
    data: v.object({ message_id: idField }),
    answers: 'versions',
    answer: v.looseObject({ chats: list(AiMessageSchema) }),
  }),
  /** Messages before one. */
  getMessages: method({
    data: v.object({ ...place, before: idField }),
    answers: 'messages',
    answer: v.looseObject({ session_id: v.string(), chats: list(AiMessageSchema), more: v.boolean() }),
  }),
  setFeedback: method({
    data: v.object({
      message_id: idField,
      value: v.picklist([-1, 0, 1]),
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(aiLimits.feedbackReasonLength)), ''),
      choices: v.optional(
        v.pipe(v.array(v.picklist(feedbackChoices)), v.maxLength(feedbackChoices.length)),
        [],
      ),
    }),
    answers: 'setFeedback',
    answer: v.looseObject({ message_id: v.string(), feedback: v.number() }),
  }),
  searchHistory: method({
    data: v.object({
      keyword: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
      pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
    }),
    answers: 'searchHistory',
    answer: v.looseObject({ keyword: v.string(), hits: list(HistoryHitSchema), more: v.boolean() }),
  }),
  /** What can be said of a question that an answer's table carries, before it is asked by itself. */
  draftSchedule: method({
    data: v.object({ question: governedField }),
    answers: 'scheduleDraft',
    answer: ScheduleDraftSchema,
  }),
  getSchedules: method({ data: nothing, answers: 'schedules', answer: schedules }),
  addSchedule: method({ data: scheduleRequests.add, answers: 'schedules', answer: schedules }),
  editSchedule: method({ data: scheduleRequests.edit, answers: 'schedules', answer: schedules }),
  removeSchedule: method({ data: scheduleRequests.remove, answers: 'schedules', answer: schedules }),
  ping: method({ data: noData, answers: 'pong', answer: noData }),
} as const;

/** A method of the socket. */
export type UniteMethodName = keyof typeof uniteMethods;
/** What is sent with a method. */
export type UniteDataOf<Name extends UniteMethodName> = StandardSchemaV1.InferInput<
  (typeof uniteMethods)[Name]['data']
>;
/** What a method is answered with. */
export type UniteAnswerOf<Name extends UniteMethodName> = StandardSchemaV1.InferOutput<
  (typeof uniteMethods)[Name]['answer']
>;
/** What a handler of a method (server, mock) gets. */
export type HandlerUniteDataOf<Name extends UniteMethodName> = StandardSchemaV1.InferOutput<
  (typeof uniteMethods)[Name]['data']
>;
/** What a handler of a method (server, mock) answers. */
export type HandlerUniteAnswerOf<Name extends UniteMethodName> = StandardSchemaV1.InferInput<
  (typeof uniteMethods)[Name]['answer']
>;
