import type { FieldProblems } from '@portal/embed/react-queries';

/** What a form calls the values of the setup file, by how their paths begin; the longest beginning counts. */
export type FieldsByPath = Readonly<Record<string, string>>;

/** The field for what belongs to none. */
export const OTHER = 'other';

/** Problems at paths of the setup file as problems of a form's fields; the first of each field counts. */
export function byField(problems: FieldProblems, fields: FieldsByPath): FieldProblems {
  const beginnings = Object.keys(fields).toSorted((a, b) => b.length - a.length);
  const found: Record<string, string> = {};
  for (const [path, words] of Object.entries(problems)) {
    const beginning = beginnings.find((one) => path === one || path.startsWith(`${one}.`));
    found[(beginning && fields[beginning]) ?? OTHER] ??= words;
  }
  return found;
}
