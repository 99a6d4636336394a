import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AnswerFrame, AskRequest, ServerFrame } from '../core/port.ts';
import { createPortalTransport } from './createPortalTransport.ts';

type Sent = { method: string; data: Record<string, unknown>; id?: string; [key: string]: unknown };

afterEach(() => {
  vi.useRealTimers();
});

/** A server that answers by the method's name; the transport under test is connected to it. */
async function start(
  answer: (frame: Sent, peer: WebSocket) => void = () => {},
  { token = 'token', accepts = (): boolean => true } = {},
) {
  const server = new WebSocketServer({ port: 0 });
  const received: Sent[] = [];
  let connections = 0;
  server.on('connection', (peer) => {
    connections += 1;
    if (!accepts()) peer.terminate();
    peer.on('message', (text) => {
      const frame: Sent = JSON.parse(String(text));
      received.push(frame);
      answer(frame, peer);
    });
  });
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const links: string[] = [];
  const frames: ServerFrame[] = [];
  const pieces: AnswerFrame[] = [];
  const onUnauthorized = vi.fn();
  const transport = createPortalTransport({
    fetch: async () => new Response(''),
    socketUrl: `ws://127.0.0.1:${port}/unite`,
    userId: 'u1',
    identity: () => ({ token, company: 'C1', language: 'zh_CN' }),
    onUnauthorized,
  });
  onTestFinished(() => {
    transport.dispose();
    for (const client of server.clients) client.terminate();
    server.close();
  });
  const open = () =>
    transport.open({
      onLink: (link) => links.push(link),
      onFrame: (frame) => frames.push(frame),
      onAnswer: (piece) => pieces.push(piece),
    });
  const opened = () => vi.waitFor(() => expect(links).toContain('open'), { timeout: 5000 });
  const told = { received, links, frames, pieces, onUnauthorized };
  return { transport, server, ...told, open, opened, connections: () => connections };
}

const echo = (frame: Sent, peer: WebSocket) =>
  peer.send(JSON.stringify({ code: 0, method: 'sessions', data: [frame.method], id: frame.id }));

describe('the socket', () => {
  it('[I90] sends who speaks with each frame, and takes the answer with its id', async () => {
    const { transport, received, open, opened } = await start(echo);
    open();
    await opened();
    await expect(transport.request('getSessions')).resolves.toEqual({
      method: 'sessions',
      data: ['getSessions'],
    });
    expect(received[0]).toMatchObject({
      authorization: 'token',
      company_code: 'C1',
      source: 'aiRobot',
      method: 'getSessions',
      userid: 'u1',
      data: {},
    });
  });

  it('[I91] pairs answers without ids by their method, in order', async () => {
    const { transport, open, opened } = await start((frame, peer) =>
      peer.send(
        JSON.stringify({ code: '0', method: frame.method === 'getQuota' ? 'quota' : 'models', data: 1 }),
      ),
    );
    open();
    await opened();
    const both = await Promise.all([transport.request('getModels'), transport.request('getQuota')]);
    expect(both.map(({ method }) => method)).toEqual(['models', 'quota']);
  });

  it('[I92] takes only frames with code 0; an error rejects its call, or is told when it belongs to none', async () => {
    const { transport, frames, open, opened, server } = await start((frame, peer) =>
      peer.send(
        JSON.stringify({ code: 400, method: 'error', message: 'No', data: { method: frame.method } }),
      ),
    );
    open();
    await opened();
    await expect(transport.request('getModels')).rejects.toMatchObject({ code: 'server', text: 'No' });
    for (const peer of server.clients) {
      peer.send(JSON.stringify({ code: 500, method: 'quota', data: { daily_use_total: 5 } }));
      peer.send('not json');
      peer.send(JSON.stringify({ code: 500, method: 'error', message: 'Alone' }));
      peer.send(JSON.stringify({ code: 0, method: 'quota', data: { daily_use_total: 6 } }));
    }
    await vi.waitFor(() => expect(frames).toHaveLength(2));
    expect(frames).toEqual([
      { method: 'error', data: { message: 'Alone' } },
      { method: 'quota', data: { daily_use_total: 6 } },
    ]);
  });

  it('[I93] is not opened before it is used, nor without a token: then calls say who is missing', async () => {
    const unused = await start();
    const anonymous = await start(undefined, { token: '' });
    await expect(anonymous.transport.request('getModels')).rejects.toMatchObject({ code: 'not-logged-in' });
    anonymous.open();
    await expect(anonymous.transport.request('getModels')).rejects.toMatchObject({ code: 'not-logged-in' });
    expect(anonymous.links).toEqual(['failed']);
    expect(unused.connections() + anonymous.connections()).toBe(0);
  });

  it('[I94] pings every 30 s with who speaks', async () => {
    const interval = vi.spyOn(globalThis, 'setInterval');
    onTestFinished(() => interval.mockRestore());
    const { received, open, opened } = await start();
    open();
    await opened();
    const [ping, spacing] = interval.mock.calls.find(([, ms]) => ms === 30_000) ?? [];
    expect(spacing).toBe(30_000);
    (ping as () => void)();
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toMatchObject({ method: 'ping', authorization: 'token', source: 'aiRobot' });
  });

  it.each([401, '401'])('[I92] a frame with the code %j says that the session is over', async (code) => {
    const { transport, open, opened, onUnauthorized } = await start((frame, peer) =>
      peer.send(JSON.stringify({ code, method: 'error', message: 'over', id: frame.id })),
    );
    open();
    await opened();
    await expect(transport.request('getModels')).rejects.toMatchObject({ code: 'server', text: 'over' });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('[I95] tries five times, 3 s apart, then waits for the person, who starts five new ones', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let isUp = true;
    const { transport, server, links, open, opened, connections } = await start(undefined, {
      accepts: () => isUp,
    });
    open();
    await opened();
    await vi.advanceTimersByTimeAsync(5000);
    isUp = false;
    for (const peer of server.clients) peer.terminate();
    // The pause begins when the loss was noticed, which takes a moment of the network.
    const noticed = (losses: number) =>
      vi.waitFor(() => expect(links.filter((link) => link === 'waiting')).toHaveLength(losses));
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await noticed(attempt);
      await vi.advanceTimersByTimeAsync(3000);
      await vi.waitFor(() => expect(connections()).toBe(1 + attempt));
    }
    await vi.waitFor(() => expect(links.at(-1)).toBe('failed'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connections()).toBe(6);
    transport.reconnect();
    await vi.waitFor(() => expect(connections()).toBe(7));
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      await noticed(4 + attempt);
      await vi.advanceTimersByTimeAsync(3000);
      await vi.waitFor(() => expect(connections()).toBe(6 + attempt));
    }
    await vi.waitFor(() => expect(links.at(-1)).toBe('failed'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connections()).toBe(11);
    isUp = true;
    transport.reconnect();
    await vi.waitFor(() => expect(links.at(-1)).toBe('open'));
  });

  it('[I96] a call under way when the connection is lost rejects as something that may work later', async () => {
    const { transport, open, opened, server } = await start((_frame, peer) => peer.terminate());
    open();
    await opened();
    await expect(transport.request('getModels')).rejects.toMatchObject({
      code: 'disconnected',
      isTransient: true,
    });
    expect(server.clients.size).toBeLessThanOrEqual(1);
  });
});

describe('asking over the socket', () => {
  const base: AskRequest = {
    place: { kind: 'session', session_id: 's' },
    question: { client_msg_id: 'c1', text: 'q', created_at: '' },
    model_code: 'deepseek-r1',
    his_messages: [],
    isStreamed: false,
  };
  const piece = (frame: Sent, peer: WebSocket) =>
    peer.send(
      JSON.stringify({
        code: 0,
        method: 'answer',
        id: frame.id,
        data: { message_id: 'm', content: 'a', finish: true },
      }),
    );

  it('[I97] uses question, robot with the theme, and message with pictures', async () => {
    const { transport, received, pieces, open, opened } = await start(piece);
    open();
    await opened();
    const signal = new AbortController().signal;
    await expect(transport.ask(base, signal)).resolves.toBe('elsewhere');
    const agent = { kind: 'agent' as const, agent_id: '3', user_agent_id: 'ua' };
    await transport.ask(
      { ...base, place: agent, question: { ...base.question, agent_theme_id: '9' } },
      signal,
    );
    await transport.ask(
      { ...base, isStreamed: true, question: { ...base.question, images: ['/i'] } },
      signal,
    );
    expect(received.map(({ method, data }) => ({ method, ...data }))).toMatchObject([
      { method: 'question', session_id: 's', message: 'q', model_code: 'deepseek-r1', his_messages: [] },
      {
        method: 'robot',
        agent_id: '3',
        user_agent_id: 'ua',
        message: 'q',
        his_messages: [],
        agent_theme_id: '9',
      },
      { method: 'message', session_id: 's', message: 'q', images: ['/i'] },
    ]);
    expect(pieces).toHaveLength(3);
    expect(pieces[0]).toMatchObject({ message_id: 'm', content: 'a', end: { state: 'done' } });
  });
});
