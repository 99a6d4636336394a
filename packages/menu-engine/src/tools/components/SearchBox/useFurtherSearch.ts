import { useMachine } from '@portal/machine/react';
import { useEffect, useMemo, useState } from 'react';
import {
  createRecordSearch,
  NO_RECORDS,
  type RecordSearchState,
  type SearchRecords,
} from './recordSearch.ts';
import { byRecent, type SearchSection } from './searchItems.ts';

/** What a search box looks into besides the pages of its menus. */
export type FurtherSearch = {
  /** Other things that answer at once, section by section. Keep the function stable. */
  find?: (query: string) => readonly SearchSection[];
  /** Looks for records. Keep the function stable. */
  searchRecords?: SearchRecords;
  /** What was opened last, first; asked with each answer. */
  recent?: () => readonly string[];
  /** Something was opened. */
  onUsed?: (key: string) => void;
  /** Called when the box is about to be typed into. */
  prepare?: () => void;
};

const NONE: readonly SearchSection[] = [];
const nothingAsked = { get: () => NO_RECORDS, subscribe: () => () => {} };

/** What is found besides pages, for what is asked. */
export function useFurtherSearch({ find, searchRecords, recent }: FurtherSearch, asked: string) {
  const [records, setRecords] = useState<ReturnType<typeof createRecordSearch>>();
  useEffect(() => {
    if (!searchRecords) return;
    const started = createRecordSearch(searchRecords);
    setRecords(started);
    window.addEventListener('online', started.again);
    return () => {
      window.removeEventListener('online', started.again);
      started.stop();
    };
  }, [searchRecords]);
  useEffect(() => records?.type(asked), [records, asked]);
  const state: RecordSearchState = useMachine(records ?? nothingAsked);
  const sections = useMemo(() => {
    if (asked === '' || !find) return NONE;
    const used = recent?.() ?? [];
    return find(asked).map((section) => ({ ...section, items: byRecent(section.items, used) }));
  }, [asked, find, recent]);
  // Until the effect above has run, the answers on hand are those to what was asked before.
  const current = state.query === asked ? state : { ...NO_RECORDS, status: waitingFor(asked, records) };
  const hits = useMemo(() => byRecent(state.hits, recent?.() ?? []), [state.hits, recent]);
  return {
    sections,
    records: current.hits.length > 0 ? hits : current.hits,
    status: current.status,
    again: () => records?.again(),
  };
}

function waitingFor(asked: string, records: unknown): RecordSearchState['status'] {
  return records && [...asked].length > 1 ? 'waiting' : 'idle';
}
