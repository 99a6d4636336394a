import { PAYLOAD_BUDGET } from './constants.ts';

/**
 * True for plain data of limited size. Looks no further than the limit, because what a frame posts can be of any size,
 * go round in circles, or hold things that no text could say.
 */
export function isSmallData(value: unknown, budget = PAYLOAD_BUDGET): boolean {
  const open: unknown[] = [value];
  let left = budget;
  while (open.length > 0) {
    const next = open.pop();
    left -= typeof next === 'string' ? next.length + 1 : 1;
    if (left < 0) return false;
    if (next === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof next)) continue;
    if (typeof next !== 'object' || !isPlain(next)) return false;
    if (Array.isArray(next) && next.length > left) return false;
    // Not `Object.entries`: that lists everything before the limit could stop it.
    for (const key in next) {
      left -= key.length + 1;
      if (left < 0) return false;
      open.push((next as Record<string, unknown>)[key]);
    }
  }
  return true;
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
