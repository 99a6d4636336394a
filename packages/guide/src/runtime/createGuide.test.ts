import { expectNothingShared } from '@portal/tooling-test/copies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guideView } from '../core/transition.ts';
import { readShopGuide } from '../shops/readShopGuide.ts';
import { createFakeGuidePorts } from '../testing/createFakeGuidePorts.ts';
import { createGuide } from './createGuide.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE_MS = 60_000;

async function started(info: Record<string, unknown>) {
  const fake = createFakeGuidePorts(info);
  const guide = createGuide(fake.ports);
  guide.start();
  await vi.advanceTimersByTimeAsync(0);
  return { ...fake, guide };
}

describe('asking', () => {
  it('[G12] asks once, and each minute while a shop is there and its data are not', async () => {
    const { calls, answer } = await started({ guideScheduleStr: '1000', guideStatus: 4 });
    expect(calls.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect(calls.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.asked).toBe(2);
    answer({ guideScheduleStr: '1100', guideStatus: 4 });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(calls.asked).toBe(3);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(calls.asked).toBe(3);
  });

  it.each(['0000', '1100'])('[G12] asks only once with %s', async (guideScheduleStr) => {
    const { calls } = await started({ guideScheduleStr, guideStatus: 4 });
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(calls.asked).toBe(1);
  });

  it('[G13] a hidden page does not ask; shown again it asks at once', async () => {
    const { calls, page } = await started({ guideScheduleStr: '1000', guideStatus: 4 });
    page.hide();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(calls.asked).toBe(1);
    page.show();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(calls.asked).toBe(3);
  });

  it('[G12] a minute that fails is followed by another', async () => {
    const { calls, fail, answer, guide } = await started({ guideScheduleStr: '1000', guideStatus: 4 });
    fail();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    answer({ guideScheduleStr: '1100', guideStatus: 4 });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(calls.asked).toBe(3);
    expect(guide.get().guide?.done.has('pull')).toBe(true);
  });

  it('[G12] opening and closing the window does not put the next question off', async () => {
    const { calls, guide } = await started({ guideScheduleStr: '1000', guideStatus: 4 });
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 10);
    guide.open();
    guide.close();
    await vi.advanceTimersByTimeAsync(10);
    expect(calls.asked).toBe(2);
  });

  it('[G14] the per cents come from the service that pulls, and without it from the guide', async () => {
    const { guide, progress } = await started({ guideScheduleStr: '1000', guideStatus: 4, listing: 1 });
    progress({ listing: 60, inventory: 20, order: 5 });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(guide.get().guide?.progress).toEqual({ listing: 60, inventory: 20, order: 5 });
    progress(undefined);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(guide.get().guide?.progress.listing).toBe(1);
  });

  it('[G12] a guide that is put away asks nothing more and takes no late answer', async () => {
    const { calls, guide, ports } = await started({ guideScheduleStr: '1000', guideStatus: 4 });
    guide.dispose();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(calls.asked).toBe(1);
    const late = createGuide(ports);
    late.start();
    late.dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(late.get().guide).toBeUndefined();
  });
});

describe('pushes', () => {
  it('[G15] a push replaces what was known, and its window opens where it is meant to', async () => {
    const { guide } = await started({ guideScheduleStr: '0000', guideStatus: 4 });
    guide.pushed(readShopGuide({ guideScheduleStr: '1000', guideStatus: 4, platformUserName: 'Shop' }), true);
    expect(guideView(guide.get())).toBe('open');
    expect(guide.get().guide?.results.shop).toBe('Shop');
    guide.close();
    guide.pushed(readShopGuide({ guideScheduleStr: '1010', guideStatus: 4 }), false);
    expect(guideView(guide.get())).toBe('badge');
  });

  it('[G15] an answer that was asked for before a push does not overwrite it', async () => {
    const { guide, hold } = await started({ guideScheduleStr: '1000', guideStatus: 4 });
    const release = hold();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    guide.pushed(readShopGuide({ guideScheduleStr: '1100', guideStatus: 4 }), true);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(guide.get().guide?.done.has('pull')).toBe(true);
  });
});

it('[G4] closing is saved, and a failure to save disturbs nobody', async () => {
  const { guide, calls, fail } = await started({ guideScheduleStr: '1111', guideStatus: 1 });
  fail();
  guide.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.saved).toEqual([2]);
  expect(guideView(guide.get())).toBe('hidden');
});

it('[G6] the next visit does not open what this one has shown', async () => {
  const first = await started({ guideScheduleStr: '1000', sourceGuideScheduleStr: '0000', guideStatus: 4 });
  expect(guideView(first.guide.get())).toBe('open');
  const next = createGuide(first.ports);
  next.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(guideView(next.get())).toBe('badge');
});

it('[G7] two dialogs in front hold the window twice, and each lets go once', async () => {
  const { guide } = await started({ guideStatus: 1 });
  const first = guide.hold();
  const second = guide.hold();
  first();
  first();
  expect(guideView(guide.get())).toBe('badge');
  second();
  expect(guideView(guide.get())).toBe('open');
});

it('[G46] the place of the badge is remembered for its person', () => {
  const { ports } = createFakeGuidePorts({});
  const guide = createGuide(ports);
  expect(guide.place()).toBeUndefined();
  guide.keepPlace(33.4);
  expect(createGuide(ports).place()).toBe(33);
  expect(createGuide({ ...ports, scope: 'u-2' }).place()).toBeUndefined();
});

it('[G16] two guides on one page share nothing', () =>
  expectNothingShared(
    () => {
      const { ports, calls, page, answer, hold } = createFakeGuidePorts({
        guideScheduleStr: '1000',
        guideStatus: 4,
      });
      const guide = createGuide(ports);
      const states: unknown[] = [];
      let release = (): void => undefined;
      const steps = [
        () => {
          guide.subscribe(() => states.push(guide.get()));
          guide.start();
        },
        () => page.hide(),
        () => {
          answer({ guideScheduleStr: '1010', guideStatus: 1 });
          release = hold();
          page.show();
        },
        () => release(),
        () => guide.pushed(readShopGuide({ guideScheduleStr: '1110', guideStatus: 1 }), true),
        () => guide.close(),
        () => guide.dispose(),
        () => page.show(),
      ];
      return { steps, seen: () => ({ states, calls }) };
    },
    () => vi.advanceTimersByTimeAsync(MINUTE_MS),
  ));
