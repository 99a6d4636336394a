import * as v from 'valibot';
import { CliError } from './Verb.ts';

/**
 * Returns what a verb asks an act for, checked by the same schema as a call of the console; throws a `CliError` that names
 * each field that is not as it must be.
 */
export function requestOf<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw new CliError(
    read.issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`).join('\n'),
  );
}
