import { REMEMBERED_IDS } from '../core/constants.ts';
import { type HostAnswer, PROTOCOL } from '../core/protocol.ts';
import type { ConnectGuest } from './types.ts';

type PlainMessage = {
  v: number;
  id?: unknown;
  type?: unknown;
  payload?: unknown;
  ok?: unknown;
  data?: unknown;
};

const SILENT: HostAnswer = { ok: false, error: { code: 'closed', message: 'nobody is there' } };

/**
 * Makes a link to a guest without the SDK, which posts `{ channel, v, id, type, payload }` and reads
 * `{ channel, v, id, ok, data | error }`: a page of a few lines can take part.
 */
export const connectPlain: ConnectGuest = ({ local, remote, origin, request, onConnected, onDropped }) => {
  const seen = new Set<string | number>();
  const waiting = new Map<string, (answer: HostAnswer) => void>();
  let asked = 0;
  let isThere = false;

  const post = (message: object) =>
    remote.postMessage(
      { channel: PROTOCOL.channel, v: PROTOCOL.version, ...message },
      { targetOrigin: origin },
    );
  const ask = (type: string, payload?: unknown): Promise<HostAnswer> => {
    if (!isThere) return Promise.resolve(SILENT);
    asked += 1;
    const id = `portal-${asked}`;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      post({ id, type, payload });
    });
  };
  const answer = async ({ v, id, type, payload }: PlainMessage & { id: string | number }) => {
    // The page started over: it counts from the beginning again, and waits for what it hears first.
    if (type === 'hello') {
      seen.clear();
      isThere = true;
    }
    if (seen.has(id)) return onDropped?.('replayed-id');
    remember(seen, id);
    const result = await request({ v, type, payload });
    post({ id, ...result });
    if (type === 'hello' && result.ok) onConnected?.();
  };
  const settle = ({ id, ok, data }: PlainMessage & { id: string | number }) => {
    const resolve = waiting.get(String(id));
    waiting.delete(String(id));
    resolve?.(
      ok === true ? { ok, data } : { ok: false, error: { code: 'failed', message: 'the app refused' } },
    );
  };
  const onMessage = ({ source, origin: from, data }: MessageEvent) => {
    if ((source as unknown) !== remote || !isPlain(data)) return;
    if (from !== origin) return onDropped?.('foreign-origin');
    const { id } = data;
    if ((typeof id !== 'string' && typeof id !== 'number') || String(id).length > 64) return;
    if (typeof data.ok === 'boolean') settle({ ...data, id });
    else void answer({ ...data, id });
  };
  local.addEventListener('message', onMessage);
  return {
    deliver: ({ type, payload }) => isThere && post({ type, payload }),
    ping: () => ask('ping'),
    ask: (question) => ask(question.type, 'payload' in question ? question.payload : undefined),
    destroy() {
      local.removeEventListener('message', onMessage);
      for (const resolve of waiting.values()) resolve(SILENT);
      waiting.clear();
    },
  };
};

/** A message of this kind and version; penpal's carry a namespace on the same channel. */
function isPlain(data: unknown): data is PlainMessage {
  if (typeof data !== 'object' || data === null || 'namespace' in data) return false;
  const { channel, v } = data as { channel?: unknown; v?: unknown };
  return channel === PROTOCOL.channel && typeof v === 'number';
}

function remember(ids: Set<string | number>, id: string | number): void {
  ids.add(id);
  for (const oldest of ids) {
    if (ids.size <= REMEMBERED_IDS) return;
    ids.delete(oldest);
  }
}
