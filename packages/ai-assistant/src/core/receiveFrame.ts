import type { ChatMessage, Session } from './entities.ts';
import { placeKey } from './place.ts';
import type { ServerFrame } from './port.ts';
import { toFields, toList, toText } from './read.ts';
import {
  readAgent,
  readMember,
  readMessage,
  readModel,
  readPromptGroup,
  readQuota,
  readSession,
  readTemplate,
  readUserAgent,
} from './readEntities.ts';
import { receiveDetail, receiveEarlier, receiveMessage } from './receiveMessages.ts';
import { selectSomething } from './selecting.ts';
import type { Step } from './state.ts';
import type { AssistantState, ListName, Lists } from './types.ts';

/** Takes in what the server says: answers to calls, and news that nobody asked for. Unknown methods change nothing. */
export function receiveFrame(state: AssistantState, { method, data }: ServerFrame): Step {
  switch (method) {
    case 'prompts':
      return [withList(state, 'prompts', toList(data, readPromptGroup))];
    case 'models':
      return [withList(state, 'models', toList(data, readModel))];
    case 'agents':
      return [withList(state, 'agents', toList(data, readAgent))];
    case 'getUsers':
      return [withList(state, 'users', toList(data, readMember))];
    case 'getTeamPrompts':
      return [withList(state, 'teamPrompts', toList(data, readTemplate))];
    case 'userAgents':
      return selectSomething(withList(state, 'userAgents', toList(data, readUserAgent)));
    case 'sessions':
      return selectSomething(withList(state, 'sessions', toList(data, readSession)));
    case 'quota':
      return [{ ...state, quota: readQuota(data) }];
    case 'addSession':
    case 'editSession':
    case 'convertSession':
    case 'sessionTopup':
    case 'sessionUnTopup':
    case 'sessionChanged':
      return upsertSession(state, readSession(data));
    case 'clearSession':
    case 'exitSession':
    case 'sessionGone':
      return removeSession(state, toText(toFields(data).session_id));
    case 'bindUserAgent': {
      const agent = readUserAgent(data);
      const others =
        state.lists.userAgents?.filter((one) => one.user_agent_id !== agent?.user_agent_id) ?? [];
      return [agent ? withList(state, 'userAgents', [...others, agent]) : state];
    }
    case 'unbindUserAgent': {
      const id = toText(toFields(data).user_agent_id);
      const left = state.lists.userAgents?.filter(({ user_agent_id }) => user_agent_id !== id);
      return selectSomething(withList(withoutThread(state, `a:${id}`), 'userAgents', left ?? []));
    }
    case 'userAgentsChanged':
      return [state, [{ type: 'load-list', name: 'userAgents' }]];
    case 'sessionDetail':
      return receiveDetail(state, toFields(data));
    case 'messages':
      return receiveEarlier(state, toFields(data));
    case 'message': {
      const message: ChatMessage | undefined = readMessage(data);
      return message ? receiveMessage(state, message) : [state];
    }
    case 'error': {
      const text = toText(toFields(data).message);
      const notice = { code: 'server' as const, tone: 'warning' as const, ...(text && { text }) };
      return [state, [{ type: 'notify', notice }]];
    }
    default:
      return [state];
  }
}

function withList<Name extends ListName>(
  state: AssistantState,
  name: Name,
  list: Lists[Name],
): AssistantState {
  const failedLists = state.failedLists.filter((failed) => failed !== name);
  return { ...state, failedLists, lists: { ...state.lists, [name]: list } };
}

function upsertSession(state: AssistantState, session: Session | undefined): Step {
  if (!session || !state.lists.sessions) return [state];
  const { sessions } = state.lists;
  const index = sessions.findIndex(({ session_id }) => session_id === session.session_id);
  const next = index < 0 ? [...sessions, session] : sessions.with(index, session);
  const key = placeKey({ kind: 'session', session_id: session.session_id });
  const thread = state.threads[key];
  const { msg_count, updated_at } = session;
  const threads = thread ? { ...state.threads, [key]: { ...thread, msg_count, updated_at } } : state.threads;
  return [withList({ ...state, threads }, 'sessions', next)];
}

function removeSession(state: AssistantState, session_id: string): Step {
  const sessions = state.lists.sessions?.filter((session) => session.session_id !== session_id);
  if (!sessions) return [state];
  return selectSomething(withList(withoutThread(state, `s:${session_id}`), 'sessions', sessions));
}

function withoutThread(state: AssistantState, key: string): AssistantState {
  const { [key]: _, ...threads } = state.threads;
  return { ...state, threads };
}
