import type { ListField } from '../queries.ts';
import { sentValues } from './fieldValues.ts';

/** An entry as a table has it, and in which line. */
type ParsedEntry = { line: number; values: Record<string, string | number | null> };

/** The entries of a table, or why it is none of entries: `missing` names the columns that are not there. */
export type ParsedEntries = { entries: ParsedEntry[] } | { problem: 'empty' } | { missing: string[] };

/**
 * Reads a table of entries of a list: columns by the names of the list's fields in its first line, in any order; others are left
 * out. Choices may stand as they are called. Empty lines count as lines and are left out.
 */
export function parseEntries(
  cells: readonly (readonly string[])[],
  fields: readonly ListField[],
): ParsedEntries {
  const [head, ...lines] = cells
    .map((row, index) => ({ line: index + 1, row: row.map((cell) => cell.trim()) }))
    .filter(({ row }) => row.some((cell) => cell !== ''));
  if (!head) return { problem: 'empty' };
  const filled = fields.filter(({ computed }) => !computed);
  const places = filled.map(({ key, label }) =>
    head.row.findIndex((cell) => [key, label].some((name) => isSame(name, cell))),
  );
  // An entry without a state is in the first one.
  const missing = filled.flatMap(({ key, label, required }, at) =>
    required && key !== 'status' && places[at] === -1 ? [label] : [],
  );
  if (missing.length > 0) return { missing };
  if (lines.length === 0) return { problem: 'empty' };
  const entries = lines.map(({ line, row }) => {
    const texts = filled.map((field, at) => [field.key, storedValue(field, row[places[at] ?? -1] ?? '')]);
    return { line, values: sentValues(filled, Object.fromEntries(texts)) };
  });
  return { entries };
}

/** What a choice is stored as; other texts as they are. */
function storedValue({ choices }: ListField, text: string): string {
  return choices.find(({ label }) => isSame(label, text))?.value ?? text;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
