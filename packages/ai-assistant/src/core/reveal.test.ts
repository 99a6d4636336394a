import { describe, expect, it } from 'vitest';
import { advanceReveal, createReveal } from './reveal.ts';

const FRAME = 1000 / 60;

/** Plays frames: what has arrived by a time, when it ended; answers what was shown at each frame. */
function play(
  arrivals: (now: number) => { text: string; isEnded: boolean },
  until: number,
  isReduced = false,
) {
  let reveal = createReveal();
  const shown: { now: number; length: number; arrived: number }[] = [];
  for (let now = 0; now <= until; now += FRAME) {
    const { text, isEnded } = arrivals(now);
    reveal = advanceReveal(reveal, {
      length: text.length,
      isEnded,
      slice: (from, to) => text.slice(from, to),
      now,
      isReduced,
    });
    shown.push({ now, length: reveal.shown, arrived: text.length });
  }
  return shown;
}

const whole = (text: string) => () => ({ text, isEnded: true });

describe('the reveal', () => {
  it('[I40] shows a character at once, then one every 20 ms while little is waiting', () => {
    const shown = play(whole('字'.repeat(60)), 1300);
    expect(shown[0]).toMatchObject({ now: 0, length: 1 });
    for (const { now, length } of shown.filter((one) => one.now <= 1180))
      expect(Math.abs(length - 1 - now / 20)).toBeLessThanOrEqual(1);
    expect(shown.find(({ length }) => length === 60)?.now).toBeCloseTo(1200, -2);
    const open = play(() => ({ text: '字'.repeat(40), isEnded: false }), 700);
    expect(open.find(({ now }) => now > 400)?.length).toBe(21);
  });

  it('[I41] is faster only with what is waiting: an even stream is shown at its own pace, 0.6 s behind at most', () => {
    for (const perSecond of [240, 1500]) {
      const text = 'x'.repeat(30_000);
      const shown = play((now) => ({ text: text.slice(0, (now * perSecond) / 1000), isEnded: false }), 6000);
      const late = shown
        .filter(({ now }) => now > 3000)
        .map(({ length, arrived }) => (arrived - length) / perSecond);
      expect(Math.max(...late)).toBeLessThan(0.6);
      const steps = shown.slice(1).map(({ length }, index) => length - (shown[index]?.length ?? 0));
      expect(Math.max(...steps)).toBeLessThanOrEqual(32);
    }
  });

  it('[I42] is done 1.5 s after the last byte, whatever the length', () => {
    for (const length of [300, 6000, 30_000]) {
      const shown = play(whole('x'.repeat(length)), 2000);
      const done = shown.find((one) => one.length === length)?.now ?? Number.NaN;
      expect(done).toBeLessThanOrEqual(1500 + 2 * FRAME);
      const first = shown.find(({ now }) => now > 700)?.length ?? 0;
      expect(first).toBeLessThan(length);
    }
  });

  it('[I43] never stops inside a character: pairs, joined emoji, flags and marks stay whole', () => {
    const text = '👩‍👩‍👧‍👦🇰🇷é한字👍🏽'.repeat(20);
    const bounds = new Set([0]);
    for (const { index, segment } of new Intl.Segmenter('zh').segment(text))
      bounds.add(index + segment.length);
    const streams = [
      whole(text),
      (now: number) => ({ text: text.slice(0, Math.floor(now / 3)), isEnded: false }),
    ];
    for (const arrivals of streams)
      for (const { length } of play(arrivals, 3000).filter((one) => one.length < text.length))
        expect(bounds.has(length), `cut at ${length}`).toBe(true);
  });

  it('[I44] shows everything at once where movement is unwanted, and after a time out of sight', () => {
    expect(play(whole('x'.repeat(5000)), 50, true).at(-1)?.length).toBe(5000);
    const text = 'x'.repeat(5000);
    const slice = (from: number, to: number) => text.slice(from, to);
    let reveal = advanceReveal(createReveal(), { length: 10, isEnded: false, slice, now: 0 });
    reveal = advanceReveal(reveal, { length: 5000, isEnded: false, slice, now: 60_000 });
    expect(reveal.shown).toBe(5000);
  });

  it('[I45] begins at what stood before, and follows a text that turns out shorter', () => {
    const slice = () => '';
    const reveal = advanceReveal(createReveal(100), { length: 90, isEnded: false, slice, now: 0 });
    expect(reveal.shown).toBe(90);
  });
});
