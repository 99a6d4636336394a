import type { Database } from '../../../db/Database.ts';

/** One difference between the file and the database, in words. */
export type Change = {
  readonly sign: '+' | '~' | '-';
  /** What it belongs to, such as a company's system: many of one kind are told together. */
  readonly group: string;
  readonly what: string;
  /** What becomes of which field. */
  readonly detail?: string;
};

/** Something that a file changes, and how that is written. */
export type Step = {
  readonly changes: readonly Change[];
  write(tx: Database): Promise<void>;
};
