import type { SQL } from 'drizzle-orm';
import { firstOfLast, type Present, startOfDay } from '../companyDays.ts';
import type { Words } from '../words/Words.ts';

/** A named selection of a list: what it is called, which rows it has and how it is best looked at. */
export type View = {
  title: Words;
  where?: (present: Present) => SQL | undefined;
  /** Column to sort by. @default the list's own */
  sort?: string;
  /** @default 'desc' */
  direction?: 'asc' | 'desc';
  /** The columns that matter here, first ones first. @default all of the list's */
  columns?: string;
};

export type Views = Readonly<Record<string, View>>;

/** Returns the first moment of the last so many days of the company, today counted. */
export function since(days: number, present: Present): Date {
  return startOfDay(firstOfLast(days, present), present.timeZone);
}
