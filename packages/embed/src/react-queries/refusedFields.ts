import { isApiError } from '@portal/api-client';

/** What is wrong with the fields of a form, in words. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What the server said of the fields; none where it refused for another reason. */
export function refusedFields(error: unknown): FieldProblems {
  if (!isApiError(error)) return {};
  const { fields } = (error.data ?? {}) as { fields?: unknown };
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
