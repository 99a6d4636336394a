import { ASSISTANT } from '../core/constants.ts';
import { toFields, toOptionalText, toText } from '../core/read.ts';
import { isUntitled, renamedTitle } from '../core/sessions.ts';
import type { Notice, NoticeCode } from '../core/types.ts';
import { templateDeletionProblem } from '../core/validation.ts';
import type { Keeper } from './createKeeper.ts';
import type { Loading } from './createLoading.ts';
import type { AssistantActions, AssistantMachine, CreateAssistantOptions, TopicTarget } from './types.ts';

/** What actions are made of. */
export type ActionParts = {
  machine: AssistantMachine;
  loading: Loading;
  keeper: Keeper;
  options: CreateAssistantOptions;
  newId: () => string;
  nowText: () => string;
  activate: () => void;
};

type SessionActions = Pick<
  AssistantActions,
  | 'addSession'
  | 'startRename'
  | 'changeRename'
  | 'submitRename'
  | 'cancelRename'
  | 'togglePin'
  | 'deleteSession'
  | 'clearSessions'
  | 'saveTopic'
  | 'exitTopic'
  | 'loadUsers'
  | 'loadAgents'
  | 'bindAgent'
  | 'unbindAgent'
  | 'saveTemplate'
  | 'deleteTemplate'
>;

/** Returns what a person can do with sessions, topics, templates and agents. */
export function createSessionActions({ machine, loading, options, newId }: ActionParts): SessionActions {
  const { send, get } = machine;
  const { call } = loading;
  const tell = (code: NoticeCode, tone: Notice['tone'] = 'warning') => options.onNotice({ code, tone });
  const sessionOf = (session_id: string) =>
    get().lists.sessions?.find((session) => session.session_id === session_id);

  return {
    async addSession(title = ASSISTANT.newSessionTitle) {
      const data = { title, type: 1, partake_users: [], team_prompt_ids: [] };
      const session_id = await addSession({ ...data, client_id: newId() });
      if (session_id) send({ type: 'select', place: { kind: 'session', session_id } });
    },
    startRename(session_id) {
      const { title = '' } = { ...sessionOf(session_id) };
      send({ type: 'rename', renaming: { session_id, text: isUntitled(title) ? '' : title } });
    },
    changeRename(text) {
      const { renaming } = get();
      if (renaming) send({ type: 'rename', renaming: { ...renaming, text } });
    },
    async submitRename() {
      const { renaming } = get();
      send({ type: 'rename', renaming: undefined });
      const session = renaming && sessionOf(renaming.session_id);
      const title = session && renamedTitle(renaming.text, session.title, ASSISTANT.renameMax);
      if (session && title) await call('editSession', { session_id: session.session_id, title });
    },
    cancelRename: () => send({ type: 'rename', renaming: undefined }),
    async togglePin(session_id) {
      const isPinned = sessionOf(session_id)?.isTopup ?? false;
      await call(isPinned ? 'sessionUnTopup' : 'sessionTopup', { session_id });
    },
    deleteSession: async (session_id) => void (await call('clearSession', { session_id })),
    clearSessions: async () => void (await call('clearSessions')),
    async saveTopic({ name, members, templates, clearHistory }, target) {
      const fields = {
        title: name.trim(),
        partake_users: members,
        team_prompt_ids: templates.map(({ team_prompt_id }) => team_prompt_id),
      };
      const id = await saveTopic(fields, clearHistory, target);
      if (id === undefined) return false;
      tell('operation-succeeded', 'success');
      if (target.mode === 'create' || target.mode === 'share')
        send({ type: 'select', place: { kind: 'session', session_id: id } });
      else loading.loadDetail({ kind: 'session', session_id: id }, ASSISTANT.detailDelayMs);
      return true;
    },
    exitTopic: async (session_id) => void (await call('exitSession', { session_id })),
    loadUsers: () => loading.loadList('users'),
    loadAgents: () => loading.loadList('agents'),
    async bindAgent({ agent_id }) {
      const data = await call('bindUserAgent', { agent_id });
      if (!data) return;
      await loading.loadList('userAgents');
      const user_agent_id = toText(toFields(data).user_agent_id);
      if (user_agent_id) send({ type: 'select', place: { kind: 'agent', agent_id, user_agent_id } });
    },
    async unbindAgent(user_agent_id) {
      const agent = get().lists.userAgents?.find((one) => one.user_agent_id === user_agent_id);
      if (agent && (await call('unbindUserAgent', { agent_id: agent.agent_id, user_agent_id })))
        await loading.loadList('userAgents');
    },
    async saveTemplate({ team_prompt_id, title, content }) {
      const fields = { title: title.trim(), content: content.trim() };
      const isSaved = team_prompt_id
        ? await call('editTeamPrompt', { team_prompt_id, ...fields })
        : await call('addTeamPrompt', fields);
      if (isSaved) tell(team_prompt_id ? 'template-updated' : 'template-added', 'success');
      return isSaved !== undefined;
    },
    async deleteTemplate(template) {
      const problem = templateDeletionProblem(template);
      if (problem) {
        tell(problem);
        return false;
      }
      const isGone = await call('delTeamPrompt', { team_prompt_id: template.team_prompt_id });
      if (isGone) tell('template-deleted', 'success');
      return isGone !== undefined;
    },
  };

  async function addSession(data: Record<string, unknown>): Promise<string | undefined> {
    const session = await call('addSession', data);
    return toOptionalText(toFields(session).session_id);
  }

  async function saveTopic(
    fields: Record<string, unknown>,
    clearHistory: boolean,
    target: TopicTarget,
  ): Promise<string | undefined> {
    if (target.mode === 'create') return addSession({ ...fields, type: 2, client_id: newId() });
    const { session_id, mode } = target;
    const extra =
      mode === 'edit' ? {} : { is_his: clearHistory ? 1 : 0, ...(mode === 'share' && { is_copy: 1 }) };
    const data = await call(mode === 'edit' ? 'editSession' : 'convertSession', {
      session_id,
      ...extra,
      ...fields,
    });
    return data === undefined ? undefined : (toOptionalText(toFields(data).session_id) ?? session_id);
  }
}
