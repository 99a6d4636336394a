import * as v from 'valibot';
import { flag, list, maybe, number, text } from '../lenient.ts';

/** The language of a fenced code block of an answer that carries a table: ```` ```data ````, then one line of JSON. */
export const DATA_BLOCK = 'data';

/** Reads the table of an answer from data, with how it came about. */
export const DataBlockSchema = /* @__PURE__ */ v.looseObject({
  report: v.string(),
  title: v.optional(v.string(), ''),
  columns: list(
    v.looseObject({
      key: v.string(),
      title: v.optional(v.string(), ''),
      /**
       * `text`, `number`, `money` (US dollars), `share` (0.123 means 12.3 %), `date` or `stars`. Answers that were stored before
       * shares were parts of 1 have `percent` instead (12.3 means 12.3 %).
       */
      type: text(),
    }),
  ),
  /** Cells in the order of the columns; numbers are numbers. */
  rows: list(v.array(v.nullable(v.union([v.string(), v.number()])))),
  /** There were more rows than are sent. */
  truncated: flag(),
  /** How the rows look best; no chart when missing. `x` and `y` are keys of columns. */
  chart: maybe(v.looseObject({ type: v.string(), x: v.string(), y: v.array(v.string()) })),
  /**
   * What was asked for, as people say it: name and value; with `choices`, a list of `value` and `ask`, what else could
   * be meant, and the question that says so.
   */
  params: list(v.looseObject({ name: v.string(), value: v.string() })),
  /** What was asked, for the calls that ask it again: by itself, or for a file of all rows. */
  question: maybe(v.record(v.string(), v.unknown())),
  /** The query and its values, shown on 'show how'. */
  sql: text(),
  values: list(
    v.looseObject({ name: v.string(), value: v.union([v.string(), v.number(), v.boolean(), v.null()]) }),
  ),
  /** Milliseconds that the query took, and when it ran. */
  ms: number(),
  at: text(),
  /** The page that owns the data. */
  link: maybe(
    v.looseObject({
      title: text(),
      /** System, micro-app and the address inside it, as `navigate` takes them. */
      system_code: text(),
      app: text(),
      path: v.string(),
    }),
  ),
});

/** The table of an answer from data. */
export type DataBlock = v.InferOutput<typeof DataBlockSchema>;
