import type { Frame, PushedNotice } from './types.ts';

/** What is known of the user's stream of messages. */
export type StreamState = {
  /** The server's name for its stream; another one starts anew. */
  epoch: string | undefined;
  /** The last message seen: a new connection asks for what came after. */
  cursor: number | undefined;
  /** Latest ids, oldest first, for servers that number nothing. */
  recentIds: readonly string[];
};

/** Whether this tab shows what a frame says, and whether anybody looks at the tab that does. */
export type ShownIn = { isMine: boolean; isVisible: boolean };

/** Something that changed in another place. */
export type Change = Extract<Frame, { kind: 'changed' }>;

/** What follows from a frame. */
export type StreamEffect =
  | { type: 'deliver'; notice: PushedNotice; shownIn: ShownIn }
  /** Messages may have been missed: the lists are read again. */
  | { type: 'reread' }
  | { type: 'report-change'; change: Change }
  /** Changes may have been missed: unlike messages they are not sent again. */
  | { type: 'changes-missed' }
  | { type: 'set-clock'; serverTime: number };

/** What can happen to the stream. */
export type StreamEvent =
  | { type: 'frame'; frame: Frame; shownIn: ShownIn }
  /** A server that says no hello keeps no stream: what was missed is found by reading the lists. */
  | { type: 'opened-without-hello' }
  /** Another tab told how far it is. */
  | { type: 'place-told'; epoch: string; cursor: number };

const MAX_RECENT_IDS = 500;

/** The stream before its first connection. */
export const INITIAL_STREAM: StreamState = { epoch: undefined, cursor: undefined, recentIds: [] };

type Next = readonly [state: StreamState, effects?: readonly StreamEffect[]];

/** Keeps order and drops what was seen: each message is delivered once, whatever the connection does. */
export function transition(state: StreamState, event: StreamEvent): Next {
  switch (event.type) {
    case 'opened-without-hello':
      return [state, [{ type: 'reread' }]];
    case 'place-told': {
      const { epoch, cursor } = event;
      return [state.cursor === undefined ? { ...state, epoch, cursor } : state];
    }
    case 'frame':
      return takeFrame(state, event);
  }
}

function takeFrame(state: StreamState, { frame, shownIn }: Extract<StreamEvent, { type: 'frame' }>): Next {
  switch (frame.kind) {
    case 'ignored':
    case 'unknown':
      return [state];
    case 'hello':
      return greet(state, frame);
    case 'changed':
      return [state, [{ type: 'report-change', change: frame }]];
    case 'notice':
      return isSeen(state, frame.notice)
        ? [state]
        : [withSeen(state, frame.notice), [{ type: 'deliver', notice: frame.notice, shownIn }]];
  }
}

function greet(state: StreamState, hello: Extract<Frame, { kind: 'hello' }>): Next {
  const { epoch, seq, serverTime, recovered } = hello;
  const effects: StreamEffect[] = serverTime === undefined ? [] : [{ type: 'set-clock', serverTime }];
  if (state.epoch !== undefined) effects.push({ type: 'changes-missed' });
  const continues = state.epoch === epoch && state.cursor !== undefined && recovered;
  // Also where every message comes: what was read meanwhile on another device is not sent again.
  const next = continues ? state : { ...state, epoch, cursor: seq };
  return [next, [...effects, { type: 'reread' }]];
}

function isSeen({ cursor, recentIds }: StreamState, { seq, id }: PushedNotice): boolean {
  return (
    (seq !== undefined && cursor !== undefined && seq <= cursor) ||
    (id !== undefined && recentIds.includes(id))
  );
}

function withSeen(state: StreamState, { seq, id }: PushedNotice): StreamState {
  return {
    ...state,
    cursor: seq ?? state.cursor,
    recentIds: id === undefined ? state.recentIds : [...state.recentIds.slice(1 - MAX_RECENT_IDS), id],
  };
}

/** Returns the query of a new connection: everything after the cursor, or from now on. */
export function resumeQuery({ epoch, cursor }: StreamState): string {
  if (cursor === undefined || epoch === undefined) return '?since=';
  return `?${new URLSearchParams({ since: String(cursor), epoch })}`;
}
