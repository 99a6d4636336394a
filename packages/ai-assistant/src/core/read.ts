type Fields = Record<string, unknown>;

/** Returns the value as a record; an empty one for anything else. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Returns text; numbers become text, anything else the fallback. */
export function toText(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** Returns text that says something, or undefined. */
export function toOptionalText(value: unknown): string | undefined {
  return toText(value) || undefined;
}

/** Returns a number; numeric text becomes one, anything else the fallback. */
export function toNumber(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Returns true for true, 1, '1' and 'true'. */
export function toFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Returns the entries that can be read; an empty list for what is no list. */
export function toList<Item>(value: unknown, read: (entry: unknown) => Item | undefined): Item[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => read(entry) ?? []);
}
