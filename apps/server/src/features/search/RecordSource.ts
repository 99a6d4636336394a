import type { searchedRecords } from '@portal/api-client/contract';
import type { RequestContext } from '../../http/RequestContext.ts';

/** What is looked for. */
export type Search = { words: readonly string[]; keyword: string; limit: number };

/** A record that answers: what the page that shows it is asked for stands in `query`. */
export type Found = { id: string; title: string; detail: string; query: Record<string, string> };

/** One kind of records that can be searched. */
export type RecordSource = {
  kind: (typeof searchedRecords)[number];
  /** The pages that show such a record, without their queries, the best one first; who has a menu of one may find them. */
  pages: readonly string[];
  /** The best answers, best first. */
  find(search: Search, context: RequestContext): Promise<Found[]>;
};

/** Says of a record what is known of it. */
export function detailOf(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
