import type { BrowserContext, WebSocketRoute } from 'playwright';

/** What a window's sockets are told by a test. */
export type Sockets = {
  /** Pushes a notice that shows at once, to the window that connected last; it takes one with the same id once. */
  notify(notice: { id: string; title: string; info?: object | undefined }): void;
};

/** Answers the sockets of a browser: its pushes, and an assistant with one conversation whose answer is `words`. */
export async function answerSockets(context: BrowserContext, { words }: { words: string }): Promise<Sockets> {
  let pushes: WebSocketRoute | undefined;
  await context.routeWebSocket(/ecSocket/, (socket) => {
    pushes = socket;
  });
  await context.routeWebSocket(/\/unite/, (socket) => {
    socket.onMessage((text) => {
      const { method } = JSON.parse(String(text));
      const answer = assistantAnswer(method, words);
      if (answer) socket.send(JSON.stringify({ code: 0, ...answer }));
    });
  });
  return {
    notify({ id, title, info }) {
      const frame = { msgType: SYSTEM_MESSAGE, id, noticeId: id, msgTitle: title, msgInfo: info, eject: 1 };
      pushes?.send(JSON.stringify(frame));
    },
  };
}

const SYSTEM_MESSAGE = 3;

function assistantAnswer(method: string, words: string): { method: string; data: unknown } | undefined {
  switch (method) {
    case 'ping':
      return undefined;
    case 'getSessions':
      return { method: 'sessions', data: [SESSION] };
    case 'getSessionDetail':
      return {
        method: 'sessionDetail',
        data: { ...SESSION, chats: [message(1, 1, '在哪里？'), message(2, 2, words)] },
      };
    case 'getQuota':
      return { method: 'quota', data: { daily_use_total: 1, daily_quota: 10 } };
    default:
      return { method: LISTS[method] ?? method, data: [] };
  }
}

/** The lists that stay empty, by what asks for them. */
const LISTS: Record<string, string> = {
  getPrompts: 'prompts',
  getModels: 'models',
  getAgents: 'agents',
  getUserAgents: 'userAgents',
};

const SESSION = {
  session_id: 31,
  type: 'session',
  title: '去哪里',
  updated_at: '2026-11-20 10:00:00',
  msg_count: 2,
};

/** Where the one answer stands. */
export const SHOWN_ANSWER = { session_id: '31', message_id: '2' };

function message(message_id: number, source: 1 | 2, content: string) {
  return {
    message_id,
    session_id: 31,
    source,
    content,
    think: '',
    markdown: 1,
    created_at: '2026-11-20 10:00:00',
  };
}
