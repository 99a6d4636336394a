import type { SQL } from 'drizzle-orm';
import type { Words } from '../words/Words.ts';

/** A named selection of a list: what it is called, which rows it has and how it is best looked at. */
export type View = {
  title: Words;
  where?: (now: Date) => SQL | undefined;
  /** Column to sort by. @default the list's own */
  sort?: string;
  /** @default 'desc' */
  direction?: 'asc' | 'desc';
  /** The columns that matter here, first ones first. @default all of the list's */
  columns?: string;
};

export type Views = Readonly<Record<string, View>>;

const DAY_MS = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
