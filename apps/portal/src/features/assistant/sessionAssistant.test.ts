import { createPortalClient } from '@portal/api-client';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { AssistantPorts } from './ports.ts';
import { assistantTransport } from './sessionAssistant.ts';

afterEach(() => vi.unstubAllGlobals());

/** The transport of a page at `https://portal.example`, with the client that the shell makes; the network notes what is asked. */
function setUp(aiHost: string | undefined, answer: () => Response = () => Response.json({ code: '200' })) {
  const asked: { url: string; token: string | null }[] = [];
  const socketUrls: string[] = [];
  vi.stubGlobal('window', { location: new URL('https://portal.example/entry/s/ERP/amazon#/x') });
  vi.stubGlobal('location', window.location);
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      static CLOSING = 2;
      readyState = 0;
      constructor(url: string) {
        super();
        socketUrls.push(url);
      }
      close() {}
      send() {}
    },
  );
  const tokens = createTokenStore({ storage: createStorage(), storageEvents: new EventTarget() });
  tokens.set('t'.repeat(24));
  const onUnauthorized = vi.fn();
  const client = createPortalClient({
    tokens,
    locale: () => 'zh-CN',
    company: () => 'c1',
    onUnauthorized,
    fetch: async ({ url, headers }) => {
      asked.push({ url, token: headers.get('authorization') });
      return answer();
    },
  });
  const ports = { client, tokens, config: () => ({ aiHost }), i18n: { locale: 'zh-CN' } };
  const account = { company: () => 'c1' };
  const transport = assistantTransport({ ...ports, account } as unknown as AssistantPorts, 'u1');
  onTestFinished(() => transport.dispose());
  return { transport, asked, socketUrls, tokens, onUnauthorized };
}

const stream = () =>
  new Response('data: {"message_id":"m","content":"a"}\n\n', {
    headers: { 'Content-Type': 'text/event-stream', Authorization: `2.${'n'.repeat(24)}` },
  });

it.each([
  [undefined, 'https://portal.example', 'wss://portal.example'],
  ['ai.example', 'https://ai.example', 'wss://ai.example'],
  ['https://ai.example/', 'https://ai.example', 'wss://ai.example'],
  ['/ai/api', 'https://portal.example/ai/api', 'wss://portal.example/ai/api'],
])(
  '[P401] with the host %j each call, streamed or not, goes to %s, the socket to %s',
  async (host, base, sockets) => {
    const { transport, asked, socketUrls, tokens } = setUp(host, stream);
    const place = { kind: 'session' as const, session_id: 's' };
    const question = { client_msg_id: 'c', text: 'q', created_at: '' };
    const { signal } = new AbortController();
    transport.open({ onLink: () => undefined, onFrame: () => undefined, onAnswer: () => undefined });
    await transport.ask({ place, question, model_code: 'x', his_messages: [], isStreamed: true }, signal);
    await transport.resume(place, 'm', { think: 0, content: 1 }, signal);
    await transport.stop('m', { think: 0, content: 1 }).catch(() => undefined);
    await transport.uploadImage(new Blob(['x'])).catch(() => undefined);
    expect(asked.map(({ url }) => url)).toEqual([
      `${base}/api/v1/question/stream`,
      `${base}/api/v1/question/stream`,
      `${base}/api/v1/question/stop`,
      `${base}/api/v1/agent/image-upload`,
    ]);
    expect(asked[0]?.token).toBe('t'.repeat(24));
    expect(tokens.get()).toBe(`2.${'n'.repeat(24)}`);
    await vi.waitFor(() => expect(socketUrls).toEqual([`${sockets}/unite`]));
  },
);

it('[P401] the code 401 of the assistant’s host signs out, as an HTTP status does', async () => {
  const { transport, onUnauthorized } = setUp('ai.example', () =>
    Response.json({ code: '401', message: 'over' }),
  );
  await expect(transport.stop('m', { think: 0, content: 0 })).rejects.toMatchObject({
    code: 'not-logged-in',
  });
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
});
