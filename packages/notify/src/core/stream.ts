import type { Frame, PushedMessage } from './types.ts';

/** What is known of the user's stream of messages. */
export type StreamState = {
  /** The server's name for its stream; another one starts anew. */
  epoch: string | undefined;
  /** The last message seen: a new connection asks for what came after. */
  cursor: number | undefined;
  /** Latest ids, oldest first, for servers that number nothing. */
  recentIds: readonly string[];
};

/** What follows from a frame: a message to handle, or that the lists must be read again. */
export type StreamEffect =
  | { type: 'deliver'; message: PushedMessage }
  | { type: 'reread' }
  | { type: 'changed'; what: string; unread: number | undefined }
  | { type: 'clock'; serverTime: number };

/** What can happen to the stream. */
export type StreamEvent =
  | { type: 'frame'; frame: Frame }
  /** A server that says no hello keeps no stream: what was missed is found by reading the lists. */
  | { type: 'opened-without-hello' };

const RECENT = 500;

/** The stream before its first connection. */
export const INITIAL_STREAM: StreamState = { epoch: undefined, cursor: undefined, recentIds: [] };

/** Keeps order and drops what was seen: each message is delivered once, whatever the connection does. */
export function transitionStream(
  state: StreamState,
  event: StreamEvent,
): { state: StreamState; effects: StreamEffect[] } {
  if (event.type === 'opened-without-hello') return { state, effects: [{ type: 'reread' }] };
  switch (event.frame.kind) {
    case 'ignored':
      return { state, effects: [] };
    case 'hello':
      return greet(state, event.frame);
    case 'changed': {
      const { what, unread } = event.frame;
      return { state, effects: [{ type: 'changed', what, unread }] };
    }
    case 'message':
      return receive(state, event.frame.message);
  }
}

function greet(state: StreamState, hello: Extract<Frame, { kind: 'hello' }>) {
  const effects: StreamEffect[] =
    hello.serverTime === undefined ? [] : [{ type: 'clock', serverTime: hello.serverTime }];
  const isSame = state.epoch === hello.epoch && state.cursor !== undefined;
  if (isSame && hello.recovered) return { state, effects };
  effects.push({ type: 'reread' });
  return { state: { epoch: hello.epoch, cursor: hello.seq, recentIds: state.recentIds }, effects };
}

function receive(state: StreamState, message: PushedMessage) {
  const { seq, id } = message;
  const isSeen =
    (seq !== undefined && state.cursor !== undefined && seq <= state.cursor) ||
    (id !== undefined && state.recentIds.includes(id));
  if (isSeen) return { state, effects: [] };
  const next: StreamState = {
    epoch: state.epoch,
    cursor: seq ?? state.cursor,
    recentIds: id === undefined ? state.recentIds : [...state.recentIds.slice(1 - RECENT), id],
  };
  return { state: next, effects: [{ type: 'deliver' as const, message }] };
}

/** What a new connection asks for: everything after the cursor, or to begin. */
export function resumeQuery({ epoch, cursor }: StreamState): string {
  if (cursor === undefined || epoch === undefined) return '?since=';
  return `?${new URLSearchParams({ since: String(cursor), epoch })}`;
}
