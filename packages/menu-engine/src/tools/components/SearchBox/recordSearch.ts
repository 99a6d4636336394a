import { createMachine, type Readable, type Transition } from '@portal/machine';
import type { FoundItem } from './searchItems.ts';

/** Looks for records, such as orders; rejects when they cannot be searched. */
export type SearchRecords = (query: string, signal: AbortSignal) => Promise<readonly FoundItem[]>;

/** How the search for records stands. */
export type RecordSearchState = {
  /** What is looked for; empty while nothing is. */
  readonly query: string;
  readonly status: 'idle' | 'waiting' | 'ready' | 'failed' | 'offline';
  readonly hits: readonly FoundItem[];
  /** Numbers the questions: an answer to an earlier one is not taken. */
  readonly run: number;
};

type RecordSearchEvent =
  | { type: 'typed'; query: string }
  | { type: 'asked-again' }
  | { type: 'answered'; run: number; hits: readonly FoundItem[] }
  | { type: 'failed'; run: number; isOffline: boolean };

type RecordSearchEffect = { type: 'ask'; run: number; query: string; delayed: boolean } | { type: 'stop' };

/** Fewer characters are in too many records. */
const QUERY_MIN = 2;
/** Pause in typing after which records are searched. */
const PAUSE_MS = 120;

export const NO_RECORDS: RecordSearchState = { query: '', status: 'idle', hits: [], run: 0 };

/** Asks for what was typed last, and takes no answer to anything else. */
export const nextRecordSearch: Transition<RecordSearchState, RecordSearchEvent, RecordSearchEffect> = (
  state,
  event,
) => {
  const run = state.run + 1;
  if (event.type === 'typed') {
    const query = event.query.trim();
    if (query === state.query) return [state];
    if ([...query].length < QUERY_MIN) return [{ ...NO_RECORDS, query: '', run }, [{ type: 'stop' }]];
    return [{ query, status: 'waiting', hits: [], run }, [{ type: 'ask', run, query, delayed: true }]];
  }
  if (event.type === 'asked-again') {
    if (state.status !== 'failed' && state.status !== 'offline') return [state];
    const { query } = state;
    return [{ ...state, status: 'waiting', run }, [{ type: 'ask', run, query, delayed: false }]];
  }
  if (event.run !== state.run) return [state];
  return event.type === 'answered'
    ? [{ ...state, status: 'ready', hits: event.hits }]
    : [{ ...state, status: event.isOffline ? 'offline' : 'failed', hits: [] }];
};

/** A running search for records. */
export type RecordSearch = Readable<RecordSearchState> & {
  type(query: string): void;
  /** Asks again for what failed. */
  again(): void;
  stop(): void;
};

/** Starts a search for records over whoever has them. */
export function createRecordSearch(
  search: SearchRecords,
  { isOffline = () => !navigator.onLine, pauseMs = PAUSE_MS } = {},
): RecordSearch {
  let asking: AbortController | undefined;
  const machine = createMachine<RecordSearchState, RecordSearchEvent, RecordSearchEffect>({
    initial: NO_RECORDS,
    transition: nextRecordSearch,
    perform(effect, { send }) {
      asking?.abort();
      if (effect.type === 'stop') return;
      const { run, query } = effect;
      const own = new AbortController();
      asking = own;
      const ask = () =>
        search(query, own.signal).then(
          (hits) => send({ type: 'answered', run, hits }),
          () => own.signal.aborted || send({ type: 'failed', run, isOffline: isOffline() }),
        );
      if (!effect.delayed) return void ask();
      const timer = setTimeout(ask, pauseMs);
      own.signal.addEventListener('abort', () => clearTimeout(timer));
    },
  });
  return {
    get: machine.get,
    subscribe: machine.subscribe,
    type: (query) => machine.send({ type: 'typed', query }),
    again: () => machine.send({ type: 'asked-again' }),
    stop() {
      asking?.abort();
      machine.stop();
    },
  };
}
