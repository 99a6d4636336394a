import { REVEAL } from './constants.ts';

/** How much of a text is on the screen; lengths are UTF-16 units. */
export type Reveal = {
  shown: number;
  /** Parts of a character that time has already paid for. */
  credit: number;
  /** When it was last advanced; undefined before the first letter. */
  at: number | undefined;
  /** Characters a millisecond that finish in time, once the end is known. */
  finishRate: number | undefined;
};

/** What arrived by now. */
export type Arrived = {
  length: number;
  isEnded: boolean;
  /** The text around the cursor; asked for few letters at a time. */
  slice: (from: number, to: number) => string;
  now: number;
  /** Movement is unwanted: everything is shown at once. */
  isReduced?: boolean;
};

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const WINDOW = 64;
const HIDDEN_MS = 1000;

/** Returns a text whose first `shown` letters are already on the screen. */
export function createReveal(shown = 0): Reveal {
  return { shown, credit: 0, at: undefined, finishRate: undefined };
}

/**
 * Returns the next state of the screen: the first character at once, then one every 20 ms, faster only as far as more is waiting,
 * done 1.5 s after the last byte; whole graphemes only. Time that passed unseen (a hidden window) is made up for at once.
 */
export function advanceReveal(reveal: Reveal, arrived: Arrived): Reveal {
  const { length, isEnded, now } = arrived;
  // The text may have become shorter: what looked like letters turned out to be marks.
  const from = Math.min(reveal.shown, length);
  const elapsed = reveal.at === undefined ? 0 : Math.max(0, now - reveal.at);
  if (arrived.isReduced || elapsed > HIDDEN_MS)
    return { ...reveal, shown: isEnded ? length : endOfWhole(arrived, from), credit: 0, at: now };
  const backlog = length - from;
  if (backlog === 0) return { ...reveal, shown: from, credit: 0, at: now };
  const base = 1 / REVEAL.charMs;
  const finishRate = isEnded ? (reveal.finishRate ?? Math.max(base, backlog / REVEAL.finishMs)) : undefined;
  const rate = finishRate ?? base + Math.max(0, backlog - REVEAL.freeBacklog) / REVEAL.drainMs;
  // The first letter waits for nothing.
  const credit = Math.max(from === 0 ? 1 : 0, reveal.credit + elapsed * rate);
  const due = Math.floor(credit + 1e-6);
  const shown = due === 0 ? from : step(arrived, from, due);
  return { shown, credit: Math.max(0, credit - due), at: now, finishRate };
}

/** Returns the end of the next `due` letters, never in the middle of a character. */
function step({ length, isEnded, slice }: Arrived, from: number, due: number): number {
  // Far leaps need no counting: only where they land has to be a boundary.
  const start = due > WINDOW ? Math.min(length, from + due - WINDOW / 2) : from;
  const wanted = due > WINDOW ? WINDOW / 2 : due;
  const base = start === from ? from : boundaryAfter(slice, start, length);
  const text = slice(base, Math.min(length, base + wanted * 2 + WINDOW));
  const isAll = base + text.length >= length;
  let end = base;
  let count = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (count === wanted) break;
    // The last one may still grow.
    if (isAll && !isEnded && index + segment.length === text.length && isGrowing(segment)) break;
    end = base + index + segment.length;
    count += 1;
  }
  return end;
}

function boundaryAfter(slice: Arrived['slice'], at: number, length: number): number {
  const back = Math.max(0, at - WINDOW / 2);
  const text = slice(back, Math.min(length, at + WINDOW / 2));
  for (const { index, segment } of graphemes.segment(text))
    if (back + index + segment.length >= at) return back + index + segment.length;
  return at;
}

function endOfWhole(arrived: Arrived, from: number): number {
  const { length, slice } = arrived;
  const tail = [...graphemes.segment(slice(Math.max(from, length - WINDOW), length))].at(-1)?.segment ?? '';
  return isGrowing(tail) ? length - tail.length : length;
}

/**
 * Returns whether a character may still grow: half a pair, a joiner that waits for what it joins, half a flag, or a picture
 * that something may be joined to.
 */
function isGrowing(segment: string): boolean {
  return (
    /(?:[\uD800-\uDBFF]|\u200D|\uFE0F)$/.test(segment) || /\p{Extended_Pictographic}$|^\p{RI}$/u.test(segment)
  );
}
