/** Returns the value as a record; an empty one when it is none. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Returns the value as text of at most so many characters; undefined when it is neither text nor a number. */
export function toText(value: unknown, limit = Number.POSITIVE_INFINITY): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  return text.length > limit ? `${cutAt(text, limit)}…` : text;
}

/** Returns the value as a finite number; undefined when it is none. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Returns the value that a JSON text says; undefined when it is broken or too long. */
export function parseJson(text: string, limit: number): unknown {
  if (text.length > limit) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// A pair of surrogates cut in half is no character at all.
function cutAt(text: string, limit: number): string {
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
