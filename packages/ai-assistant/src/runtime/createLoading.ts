import type { Place } from '../core/entities.ts';
import { AssistantError, isAssistantError } from '../core/errors.ts';
import { placeKey } from '../core/place.ts';
import type { Method } from '../core/port.ts';
import type { ListName, NoticeCode } from '../core/types.ts';
import type { AssistantMachine, CreateAssistantOptions } from './types.ts';

const LIST_METHODS: Record<ListName | 'quota', Method> = {
  sessions: 'getSessions',
  userAgents: 'getUserAgents',
  agents: 'getAgents',
  models: 'getModels',
  prompts: 'getPrompts',
  users: 'getUsers',
  teamPrompts: 'getTeamPrompts',
  quota: 'getQuota',
};

/** Which list a call changes. */
const CHANGES: Partial<Record<Method, ListName>> = {
  addSession: 'sessions',
  editSession: 'sessions',
  convertSession: 'sessions',
  clearSession: 'sessions',
  clearSessions: 'sessions',
  sessionTopup: 'sessions',
  sessionUnTopup: 'sessions',
  exitSession: 'sessions',
  bindUserAgent: 'userAgents',
  unbindUserAgent: 'userAgents',
};

/** Lists that a drawer needs before anything can be done in it. */
const FIRST_LISTS = ['sessions', 'userAgents', 'models', 'prompts', 'teamPrompts', 'quota'] as const;

/** The calls of one window. */
export type Loading = {
  /** Makes a call and takes its answer in; resolves with undefined after a failure, which is told. */
  call(method: Method, data?: Record<string, unknown>, signal?: AbortSignal): Promise<unknown>;
  loadLists(): void;
  loadList(name: ListName | 'quota'): Promise<void>;
  /** Reads a conversation anew after a pause; of several calls for one place only the last counts. */
  loadDetail(place: Place, delayMs: number): void;
  tellError(error: unknown, fallback: NoticeCode): void;
  dispose(): void;
};

/** Makes the calls of one window. */
export function createLoading(options: CreateAssistantOptions, machine: AssistantMachine): Loading {
  const { transport, onNotice } = options;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const latest = new Map<string, AbortController>();
  const disposal = new AbortController();

  function tellError(error: unknown, fallback: NoticeCode): void {
    if (disposal.signal.aborted) return;
    const { code, text } = isAssistantError(error) ? error : new AssistantError(fallback);
    onNotice({ code: code === 'server' && !text ? fallback : code, tone: 'warning', ...(text && { text }) });
  }

  /** Aborts the former call of the same kind, whose answer would come too late. */
  function renew(key: string): AbortSignal {
    latest.get(key)?.abort();
    const controller = new AbortController();
    latest.set(key, controller);
    return AbortSignal.any([controller.signal, disposal.signal]);
  }

  async function loadList(name: ListName | 'quota'): Promise<void> {
    const signal = renew(name);
    try {
      const frame = await transport.request(LIST_METHODS[name], undefined, signal);
      if (!signal.aborted) machine.send({ type: 'frame-received', frame });
    } catch {
      if (!signal.aborted && name !== 'quota') machine.send({ type: 'list-failed', name });
    } finally {
      if (!signal.aborted) latest.delete(name);
    }
  }

  async function fetchDetail(place: Place): Promise<void> {
    const signal = renew(placeKey(place));
    const { kind, ...data } = place;
    try {
      const method = kind === 'session' ? 'getSessionDetail' : 'userAgentDetail';
      const frame = await transport.request(method, data, signal);
      if (!signal.aborted) machine.send({ type: 'frame-received', frame });
    } catch {
      if (!signal.aborted) machine.send({ type: 'detail-failed', place });
    }
  }

  return {
    async call(method, data, signal = disposal.signal) {
      try {
        const frame = await transport.request(method, data, signal);
        if (signal.aborted) return undefined;
        machine.send({ type: 'frame-received', frame });
        const list = CHANGES[method];
        // A list that was asked for before may be without the change.
        if (list && latest.has(list)) void loadList(list);
        return frame.data ?? {};
      } catch (error) {
        if (!signal.aborted) tellError(error, 'operation-failed');
        return undefined;
      }
    },
    loadLists() {
      for (const name of FIRST_LISTS) void loadList(name);
      const { selected } = machine.get();
      if (selected) void fetchDetail(selected);
    },
    loadList,
    loadDetail(place, delayMs) {
      const key = placeKey(place);
      clearTimeout(timers.get(key));
      timers.delete(key);
      if (delayMs === 0) void fetchDetail(place);
      else
        timers.set(
          key,
          setTimeout(() => void fetchDetail(place), delayMs),
        );
    },
    tellError,
    dispose() {
      disposal.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
