import { ASSISTANT } from '../core/constants.ts';
import type {
  Agent,
  ChatMessage,
  Model,
  PromptGroup,
  Quota,
  Session,
  TeamMember,
  TeamTemplate,
  UserAgent,
} from '../core/entities.ts';
import { AssistantError } from '../core/errors.ts';
import type { Method, ServerFrame } from '../core/port.ts';
import { toFields, toFlag, toList, toNumber, toText } from '../core/read.ts';
import { readMember } from '../core/readEntities.ts';
import { titleOfQuestion } from '../core/sessions.ts';
import type { ConversationStore } from './createConversationStore.ts';
import { type LocalSchedules, localSchedules, NO_SCHEDULES } from './localSchedules.ts';

/** What a backend without a server starts with. */
export type LocalData = {
  sessions: Session[];
  /** By session id, or by user agent id. */
  chats: Record<string, ChatMessage[]>;
  agents: Agent[];
  userAgents: UserAgent[];
  models: Model[];
  prompts: PromptGroup[];
  users: TeamMember[];
  teamPrompts: TeamTemplate[];
  quota: Quota;
  schedules: LocalSchedules;
};

/** Sessions, agents and templates kept in this page, or in a storage, for backends that only know how to answer. */
export type LocalBackend = {
  data: LocalData;
  request(method: Method, fields?: Record<string, unknown>): ServerFrame;
  /** Adds a message, or replaces the one with its id. */
  put(key: string, message: ChatMessage): void;
};

/** How to make a backend that lives in the page. */
export type CreateLocalBackendOptions = {
  data?: Partial<LocalData>;
  newId: () => string;
  nowText: () => string;
  /** Keeps the sessions and their messages. @default they are gone with the page */
  store?: ConversationStore | undefined;
};

/** Makes the backend; agents, templates and what no store keeps are gone with the page. */
export function createLocalBackend(options: CreateLocalBackendOptions): LocalBackend {
  const { data: given, newId, nowText, store } = options;
  const data: LocalData = {
    sessions: [],
    chats: {},
    agents: [],
    userAgents: [],
    models: [],
    prompts: [],
    users: [],
    teamPrompts: [],
    quota: ASSISTANT.defaultQuota,
    schedules: NO_SCHEDULES,
    ...given,
  };
  const kept = new Set<string>();

  function keep(session: Session): void {
    kept.add(session.session_id);
    store?.save(session, data.chats[session.session_id] ?? []);
  }

  /** Other windows have begun, gone on with and deleted conversations meanwhile. */
  function readAgain(): void {
    if (!store) return;
    const stored = store.sessions();
    for (const session of stored) {
      const here = data.sessions.find(({ session_id }) => session_id === session.session_id);
      if (here && here.updated_at >= session.updated_at) continue;
      data.sessions = [...data.sessions.filter((one) => one !== here), session];
      data.chats[session.session_id] = store.messages(session.session_id);
      kept.add(session.session_id);
    }
    const ids = new Set(stored.map(({ session_id }) => session_id));
    data.sessions = data.sessions.filter(({ session_id }) => ids.has(session_id) || !kept.has(session_id));
  }

  function sessionOf(fields: Record<string, unknown>): Session {
    const session = data.sessions.find(({ session_id }) => session_id === toText(fields.session_id));
    if (!session) throw new AssistantError('server', { text: 'session not found' });
    return session;
  }

  function changed(session: Session, change: Partial<Session>): Session {
    const next = { ...session, ...change };
    data.sessions = data.sessions.map((one) => (one.session_id === next.session_id ? next : one));
    keep(next);
    return next;
  }

  function edited(fields: Record<string, unknown>): Partial<Session> {
    return {
      updated_at: nowText(),
      ...(fields.title !== undefined && { title: toText(fields.title) }),
      ...(fields.partake_users !== undefined && { partakeUsers: toList(fields.partake_users, readMember) }),
      ...(fields.team_prompt_ids !== undefined && { teamPrompts: templatesOf(fields.team_prompt_ids) }),
    };
  }

  function templatesOf(ids: unknown): TeamTemplate[] {
    const wanted = toList(ids, (id) => toText(id) || undefined);
    return data.teamPrompts.filter(({ team_prompt_id }) => wanted.includes(team_prompt_id));
  }

  function removed(session_id: string): unknown {
    data.sessions = data.sessions.filter((one) => one.session_id !== session_id);
    delete data.chats[session_id];
    store?.remove(session_id);
    return { session_id };
  }

  function added(fields: Record<string, unknown>): Session {
    const session: Session = {
      session_id: newId(),
      type: toNumber(fields.type, 1) === 2 ? 'teamSession' : 'session',
      msg_count: 0,
      teamPrompts: [],
      partakeUsers: [],
      isTopup: false,
      output: 'stream',
      unread: 0,
      streaming: false,
      is_creator: true,
      title: '',
      updated_at: nowText(),
      ...edited(fields),
      // Its first question names it; until then the page calls it so in the reader's language.
      ...(toNumber(fields.type, 1) === 1 && { title: '' }),
    };
    data.sessions = [...data.sessions, session];
    keep(session);
    return session;
  }

  function detail(fields: Record<string, unknown>): unknown {
    const agent = data.userAgents.find(({ user_agent_id }) => user_agent_id === fields.user_agent_id);
    const about = agent ?? sessionOf(fields);
    const key = agent ? agent.user_agent_id : toText(fields.session_id);
    const chats = data.chats[key] ?? [];
    return { ...about, session_id: key, chats, msg_count: chats.length, more: false };
  }

  function put(key: string, message: ChatMessage): void {
    const chats = data.chats[key] ?? [];
    const index = chats.findIndex(({ message_id }) => message_id === message.message_id);
    data.chats[key] = index < 0 ? [...chats, message] : chats.with(index, message);
    const session = data.sessions.find(({ session_id }) => session_id === key);
    if (!session) return;
    const title = message.source === 1 ? titleOfQuestion(message.content, session.title) : undefined;
    const msg_count = data.chats[key].length;
    changed(session, { updated_at: nowText(), msg_count, ...(title && { title }) });
  }

  function saveTemplate(fields: Record<string, unknown>): TeamTemplate[] {
    const team_prompt_id = toText(fields.team_prompt_id) || newId();
    const saved = {
      team_prompt_id,
      title: toText(fields.title),
      content: toText(fields.content),
      is_haveing: true,
    };
    const others = data.teamPrompts.filter((one) => one.team_prompt_id !== team_prompt_id);
    data.teamPrompts = [...others, saved];
    return data.teamPrompts;
  }

  const methods: Record<Method, (fields: Record<string, unknown>) => [method: string, data: unknown]> = {
    getPrompts: () => ['prompts', data.prompts],
    getQuota: () => ['quota', data.quota],
    getModels: () => ['models', data.models],
    getSessions() {
      readAgain();
      return ['sessions', data.sessions];
    },
    getAgents: () => ['agents', data.agents],
    getUserAgents: () => ['userAgents', data.userAgents],
    getUsers: () => ['getUsers', data.users],
    getTeamPrompts: () => ['getTeamPrompts', data.teamPrompts],
    addSession: (fields) => ['addSession', added(fields)],
    editSession: (fields) => ['editSession', changed(sessionOf(fields), edited(fields))],
    convertSession(fields) {
      const session = toFlag(fields.is_copy) ? added({ ...fields, type: 2 }) : sessionOf(fields);
      if (toFlag(fields.is_copy))
        data.chats[session.session_id] = data.chats[toText(fields.session_id)] ?? [];
      if (toFlag(fields.is_his)) data.chats[session.session_id] = [];
      return ['convertSession', changed(session, { ...edited(fields), type: 'teamSession' })];
    },
    clearSession: (fields) => ['clearSession', removed(toText(fields.session_id))],
    exitSession: (fields) => ['exitSession', removed(toText(fields.session_id))],
    clearSessions() {
      for (const { session_id, type } of data.sessions) if (type === 'session') removed(session_id);
      return ['sessions', data.sessions];
    },
    sessionTopup: (fields) => ['sessionTopup', changed(sessionOf(fields), { isTopup: true })],
    sessionUnTopup: (fields) => ['sessionUnTopup', changed(sessionOf(fields), { isTopup: false })],
    getSessionDetail(fields) {
      readAgain();
      return ['sessionDetail', detail(fields)];
    },
    userAgentDetail: (fields) => ['sessionDetail', detail(fields)],
    addSessionPartition(fields) {
      const key = toText(fields.user_agent_id) || toText(fields.session_id);
      const divider = { message_id: newId(), session_id: key, source: 3 as const, content: '', think: '' };
      put(key, { ...divider, markdown: false, created_at: nowText(), user_name: '' });
      return ['sessionDetail', detail(fields)];
    },
    bindUserAgent(fields) {
      const agent = data.agents.find(({ agent_id }) => agent_id === toText(fields.agent_id));
      if (!agent) throw new AssistantError('server', { text: 'agent not found' });
      const { agent_id, name, description } = agent;
      const texts = { agent_id, agent_name: name, agent_desc: description };
      const bound = { ...texts, user_agent_id: newId(), updated_at: nowText(), themes: [] };
      const userAgent = { ...bound, msg_count: 0, unread: 0, streaming: false };
      data.userAgents = [...data.userAgents, userAgent];
      return ['bindUserAgent', userAgent];
    },
    unbindUserAgent({ user_agent_id }) {
      data.userAgents = data.userAgents.filter((one) => one.user_agent_id !== user_agent_id);
      return ['unbindUserAgent', { user_agent_id }];
    },
    addTeamPrompt: (fields) => ['getTeamPrompts', saveTemplate(fields)],
    editTeamPrompt: (fields) => ['getTeamPrompts', saveTemplate(fields)],
    delTeamPrompt({ team_prompt_id }) {
      data.teamPrompts = data.teamPrompts.filter((one) => one.team_prompt_id !== team_prompt_id);
      return ['getTeamPrompts', data.teamPrompts];
    },
    selectVersion: () => ['selectVersion', {}],
    getVersions: () => ['versions', { chats: [] }],
    getMessages: (fields) => ['messages', { session_id: fields.session_id, chats: [], more: false }],
    setFeedback: (fields) => ['setFeedback', fields],
    ...localSchedules(data, newId),
    searchHistory: ({ keyword }) => ['searchHistory', { hits: search(data, toText(keyword)) }],
  };

  readAgain();
  return {
    data,
    request(method, fields = {}) {
      const [answers, answer] = methods[method](toFields(fields));
      return { method: answers, data: answer };
    },
    put,
  };
}

function search({ sessions, chats }: LocalData, keyword: string): unknown[] {
  const words = keyword.toLowerCase();
  return sessions.flatMap(({ session_id, title }) =>
    (chats[session_id] ?? [])
      .filter(({ content }) => content.toLowerCase().includes(words))
      .map(({ message_id, content, created_at }) => {
        const at = Math.max(0, content.toLowerCase().indexOf(words) - 30);
        return {
          session_id,
          session_title: title,
          message_id,
          created_at,
          snippet: content.slice(at, at + 120),
        };
      }),
  );
}
