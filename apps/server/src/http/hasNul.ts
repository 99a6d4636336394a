/** Whether a text anywhere in a value contains NUL, which the database takes nowhere. */
export function hasNul(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\u0000')) return true;
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
    for (const part of Object.values(next)) left.push(part);
  }
  return false;
}
