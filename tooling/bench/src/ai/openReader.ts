import type { Assistant, Place } from '@portal/ai-assistant/headless';
import type { AssistantLibrary } from './loadAssistant.ts';
import type { Person } from './signInPerson.ts';

/** One person's page, as far as the assistant goes. */
export type Reader = {
  readonly person: Person;
  readonly assistant: Assistant;
  /** Sentences that the person was told. */
  readonly notices: string[];
  /** Texts that became another text instead of a longer one. */
  rewritten: number;
  /** Closes the page and opens it again: only what is stored is left. */
  reload(): void;
  /** Asks, and resolves when the answer is over. */
  ask(place: Place, text: string, withinMs: number): Promise<boolean>;
  close(): void;
};

const LOOK_MS = 15;

/** Opens the page of a person; `port` is where the server seems to be. */
export function openReader(
  { createAssistant, createPortalTransport }: AssistantLibrary,
  person: Person,
  port: number,
): Reader {
  const stored = new Map<string, string>();
  const notices: string[] = [];
  const seen = new Map<string, string>();

  function open(): Assistant {
    const assistant = createAssistant({
      transport: createPortalTransport({
        fetch: authorised(person, port),
        socketUrl: `ws://127.0.0.1:${port}/unite`,
        userId: person.userId,
        identity: () => ({ token: person.token, company: person.company, language: 'zh_CN' }),
      }),
      userId: person.userId,
      storage: {
        get: (key) => stored.get(key) ?? null,
        set: (key, value) => stored.set(key, value) !== undefined,
        remove: (key) => void stored.delete(key),
      },
      onNotice: ({ code, text }) => notices.push(text ?? code),
      wake: () => () => {},
    });
    assistant.actions.activate();
    assistant.actions.setVisible(true);
    return assistant;
  }

  let assistant = open();

  /** Texts only grow; after a reload they may begin with less than was seen. */
  function look(): void {
    for (const { run } of Object.values(assistant.get().threads)) {
      const live = run?.message_id === undefined ? undefined : assistant.live(run.message_id);
      if (!live) continue;
      const { content } = live.read();
      const before = seen.get(live.message_id) ?? '';
      if (!content.startsWith(before) && !before.startsWith(content)) reader.rewritten += 1;
      if (content.length > before.length) seen.set(live.message_id, content);
    }
  }

  const looking = setInterval(look, LOOK_MS);
  const reader: Reader = {
    person,
    get assistant() {
      return assistant;
    },
    notices,
    rewritten: 0,
    reload() {
      assistant.dispose();
      assistant = open();
    },
    async ask(place, text, withinMs) {
      assistant.actions.select(place);
      const end = performance.now() + withinMs;
      while (!assistant.actions.ask(place, { text })) {
        if (performance.now() > end) return false;
        await sleep(50);
      }
      while (performance.now() < end) {
        await sleep(LOOK_MS);
        // After five attempts the page waits for the person to press the button.
        if (assistant.get().link === 'failed') assistant.actions.reconnect();
        const thread = Object.values(assistant.get().threads).find((one) => isSamePlace(one.place, place));
        if (!thread) continue;
        if (thread.run?.phase === 'failed') {
          assistant.actions.retry(place);
          continue;
        }
        const at = thread.chats.findLastIndex(({ source, content }) => source === 1 && content === text);
        const answer = thread.chats[at + 1];
        if (thread.run || at < 0 || !answer?.state || answer.state === 'streaming') continue;
        return true;
      }
      return false;
    },
    close() {
      clearInterval(looking);
      assistant.dispose();
    },
  };
  return reader;
}

function authorised(person: Person, port: number) {
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', person.token);
    headers.set('Company', person.company);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
    const next = response.headers.get('authorization');
    if (next) person.token = next;
    return response;
  };
}

/** Whether two places are the same conversation. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.kind === 'session'
    ? other.kind === 'session' && one.session_id === other.session_id
    : other.kind === 'agent' && one.user_agent_id === other.user_agent_id;
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
