import {
  type AnswerFrame,
  aiLimits,
  type HandlerUniteAnswerOf,
  type HandlerUniteDataOf,
  type UniteMethodName,
} from '@portal/api-client/contract/ai';
import type { MessageName } from '../../../http/messages.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { promptGroups } from '../agents/prompts.ts';
import { bindAgent, listAgents, listUserAgents, unbindAgent } from '../agents/userAgents.ts';
import { firstFrame } from '../answers/firstFrame.ts';
import type { AnswerPlace } from '../answers/followAnswer.ts';
import { stopAnswer } from '../answers/stopAnswer.ts';
import { checkImages } from '../images/checkImages.ts';
import { listColleagues } from '../listColleagues.ts';
import { addDivider } from '../messages/addDivider.ts';
import { type Asked, ask } from '../messages/ask.ts';
import { readVersions } from '../messages/readVersions.ts';
import { searchHistory } from '../messages/searchHistory.ts';
import { setFeedback } from '../messages/setFeedback.ts';
import { readChats } from '../messages/toMessage.ts';
import { continueAnswer, editQuestion, retryAnswer, selectVersion } from '../messages/versions.ts';
import { readQuota } from '../quota.ts';
import {
  addSchedule,
  draftSchedule,
  editSchedule,
  listSchedules,
  removeSchedule,
} from '../schedules/changeSchedules.ts';
import {
  addSession,
  convertSession,
  editSession,
  exitSession,
  pinSession,
  removePersonalSessions,
  removeSession,
} from '../sessions/changeSessions.ts';
import { findMessage, findPlace, notThere } from '../sessions/findPlace.ts';
import { listSessions, readSession } from '../sessions/listSessions.ts';
import { readDetail } from '../sessions/readDetail.ts';
import {
  addTeamPrompt,
  deleteTeamPrompt,
  editTeamPrompt,
  listTeamPrompts,
} from '../templates/teamPrompts.ts';

/** What a method answers, and what the socket does about it. */
export type MethodResult<Data = unknown> = {
  data: Data;
  /** The conversation that the socket looks at from now on. */
  watch?: string;
  /** The answer whose pieces follow. */
  follow?: { messageId: string; from: AnswerPlace };
  /** A sentence for people. */
  text?: MessageName;
};

type Handlers = {
  readonly [Name in UniteMethodName]: (
    data: HandlerUniteDataOf<Name>,
    context: AssistantContext,
  ) => Promise<MethodResult<HandlerUniteAnswerOf<Name>>>;
};

/** What each method of the socket does. */
export const methodHandlers: Handlers = {
  getPrompts: async (_data, { locale }) => ({ data: promptGroups(locale) }),
  getQuota: async (_data, context) => ({ data: await readQuota(context) }),
  getModels: async (_data, { services, locale }) => ({ data: services.assistant.models.list(locale) }),
  getSessions: async (_data, context) => ({ data: await listSessions(context) }),
  getAgents: async (_data, context) => ({ data: await listAgents(context) }),
  getUserAgents: async (_data, context) => ({ data: await listUserAgents(context) }),
  addSession: async (data, context) => listed(context, await addSession(context, data)),
  async editSession(data, context) {
    await editSession(context, data);
    return listed(context, data.session_id);
  },
  convertSession: async (data, context) => listed(context, await convertSession(context, data)),
  async clearSession({ session_id }, context) {
    await removeSession(context, session_id);
    return { data: { session_id } };
  },
  async clearSessions(_data, context) {
    await removePersonalSessions(context);
    return { data: await listSessions(context) };
  },
  async sessionTopup({ session_id }, context) {
    await pinSession(context, session_id, true);
    return listed(context, session_id);
  },
  async sessionUnTopup({ session_id }, context) {
    await pinSession(context, session_id, false);
    return listed(context, session_id);
  },
  async exitSession({ session_id }, context) {
    await exitSession(context, session_id);
    return { data: { session_id } };
  },
  getSessionDetail: detail,
  userAgentDetail: detail,
  async addSessionPartition(data, context) {
    await addDivider(context, await findPlace(context.db, context, data));
    return detail(data, context);
  },
  bindUserAgent: async ({ agent_id }, context) => ({ data: await bindAgent(context, agent_id) }),
  async unbindUserAgent(data, context) {
    await unbindAgent(context, data);
    return { data: { user_agent_id: data.user_agent_id } };
  },
  getUsers: async (_data, context) => ({ data: await listColleagues(context) }),
  getTeamPrompts: async ({ session_id }, context) => ({ data: await listTeamPrompts(context, session_id) }),
  async addTeamPrompt(data, context) {
    await addTeamPrompt(context, data);
    return { data: await listTeamPrompts(context), text: 'aiTemplateAdded' };
  },
  async editTeamPrompt({ team_prompt_id, ...fields }, context) {
    await editTeamPrompt(context, team_prompt_id, fields);
    return { data: await listTeamPrompts(context), text: 'aiTemplateUpdated' };
  },
  async delTeamPrompt({ team_prompt_id }, context) {
    await deleteTeamPrompt(context, team_prompt_id);
    return { data: await listTeamPrompts(context), text: 'aiTemplateDeleted' };
  },
  async question({ session_id, message, model_code, client_msg_id, page }, context) {
    const place = await findPlace(context.db, context, { session_id });
    return answering(
      await ask(context, place, { message, modelCode: model_code, clientMsgId: client_msg_id, page }),
    );
  },
  async robot({ agent_id, user_agent_id, ...data }, context) {
    const place = await findPlace(context.db, context, { agent_id, user_agent_id });
    return answering(
      await ask(context, place, {
        message: data.message,
        modelCode: data.model_code,
        clientMsgId: data.client_msg_id,
        agentThemeId: data.agent_theme_id,
        page: data.page,
      }),
    );
  },
  async message({ session_id, message, images, model_code, client_msg_id, page }, context) {
    const place = await findPlace(context.db, context, { session_id });
    return answering(
      await ask(context, place, {
        message,
        modelCode: model_code,
        clientMsgId: client_msg_id,
        images: await checkImages(context, images ?? []),
        page,
      }),
    );
  },
  retryAnswer: async ({ message_id, model_code, client_msg_id }, context) =>
    answering(
      await retryAnswer(context, {
        messageId: message_id,
        modelCode: model_code,
        clientMsgId: client_msg_id,
      }),
    ),
  continueAnswer: async ({ message_id }, context) => answering(await continueAnswer(context, message_id)),
  editQuestion: async ({ message_id, message, model_code, client_msg_id }, context) =>
    answering(
      await editQuestion(context, {
        messageId: message_id,
        message,
        modelCode: model_code,
        clientMsgId: client_msg_id,
      }),
    ),
  async resumeAnswer({ message_id, from }, context) {
    const { message } = await findMessage(context.db, context, message_id);
    if (message.state === null) throw notThere();
    const at = { t: Math.min(from.t, message.think.length), c: Math.min(from.c, message.content.length) };
    return { data: emptyFrame(message, at), follow: { messageId: message_id, from: at } };
  },
  stopAnswer: async ({ message_id, shown }, context) => ({
    data: await stopAnswer(context, { messageId: message_id, shown }),
  }),
  async selectVersion({ message_id }, context) {
    return detail({ session_id: await selectVersion(context, message_id) }, context);
  },
  getVersions: async ({ message_id }, context) => ({
    data: { chats: await readVersions(context, message_id) },
  }),
  async getMessages({ before, ...named }, context) {
    const { session } = await findPlace(context.db, context, named);
    const { message } = await findMessage(context.db, context, before);
    if (message.sessionId !== session.sessionId) throw notThere();
    const older = { limit: aiLimits.messagesAtOnce, before: message.seq };
    return {
      data: { session_id: session.sessionId, ...(await readChats(context, session.sessionId, older)) },
    };
  },
  async setFeedback({ message_id, value, ...why }, context) {
    await setFeedback(context, { messageId: message_id, value, ...why });
    return { data: { message_id, feedback: value } };
  },
  searchHistory: async (data, context) => ({
    data: { keyword: data.keyword, ...(await searchHistory(context, data)) },
  }),
  draftSchedule: async ({ question }, context) => ({ data: await draftSchedule(context, question) }),
  getSchedules: schedules,
  async addSchedule(data, context) {
    await addSchedule(context, data);
    return schedules(data, context);
  },
  async editSchedule(data, context) {
    await editSchedule(context, data);
    return schedules(data, context);
  },
  async removeSchedule(data, context) {
    await removeSchedule(context, data.schedule_id);
    return schedules(data, context);
  },
  ping: async () => ({ data: null }),
};

async function schedules(
  _data: unknown,
  context: AssistantContext,
): Promise<MethodResult<HandlerUniteAnswerOf<'getSchedules'>>> {
  return { data: await listSchedules(context) };
}

async function listed(
  context: AssistantContext,
  sessionId: string,
): Promise<MethodResult<HandlerUniteAnswerOf<'addSession'>>> {
  const session = await readSession(context, sessionId);
  if (!session) throw notThere();
  return { data: session };
}

type Named = {
  session_id?: string | undefined;
  agent_id?: number | undefined;
  user_agent_id?: string | undefined;
};

async function detail(
  data: Named,
  context: AssistantContext,
): Promise<MethodResult<HandlerUniteAnswerOf<'getSessionDetail'>>> {
  const place = await findPlace(context.db, context, data);
  return { data: await readDetail(context, place), watch: place.session.sessionId };
}

function answering(asked: Asked): MethodResult<AnswerFrame> {
  const { answer } = asked;
  const from = { t: 0, c: 0 };
  return {
    data: { ...emptyFrame(answer, from), ...firstFrame(asked) },
    follow: { messageId: answer.messageId, from },
  };
}

function emptyFrame(
  { sessionId, messageId }: { sessionId: string; messageId: string },
  o: AnswerPlace,
): AnswerFrame {
  return { session_id: sessionId, message_id: messageId, think: '', content: '', o } as AnswerFrame;
}
