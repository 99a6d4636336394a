import { expect } from 'vitest';

/** One copy of something with surroundings of its own, the steps it is taken through, and what was seen of it. */
type Copy<Seen> = { steps: readonly (() => unknown)[]; seen: () => Seen };

/**
 * Takes a copy through its steps alone, then two copies in turns, the second as many steps behind as there are: each
 * must see what the one that was alone saw, which is answered. `settle` lets pass what follows a step.
 */
export async function expectNothingShared<Seen>(
  make: () => Copy<Seen>,
  settle: () => Promise<unknown>,
): Promise<Seen> {
  const single = make();
  await run([single], 0, settle);
  const alone = single.seen();
  const { length } = single.steps;
  for (let behind = 0; behind < length; behind += 1) {
    const [first, second] = [make(), make()];
    await run([first, second], behind, settle);
    expect(first.seen(), `the first copy, the second ${behind} steps behind it`).toEqual(alone);
    expect(second.seen(), `the second copy, ${behind} steps behind the first`).toEqual(alone);
  }
  return alone;
}

async function run(copies: Copy<unknown>[], behind: number, settle: () => Promise<unknown>): Promise<void> {
  const rounds = Math.max(...copies.map(({ steps }, index) => steps.length + index * behind));
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(copies.map(({ steps }, index) => steps[round - index * behind]?.()));
    await settle();
  }
}
