import { expect, it } from 'vitest';
import { HasherBusyError } from './createHashGate.ts';
import { createPasswordHasher } from './createPasswordHasher.ts';

const hasher = createPasswordHasher();

it('[S19] stores argon2id with the recommended cost and a salt of its own', async () => {
  const [one, two] = await Promise.all([hasher.hash('Correct1Horse'), hasher.hash('Correct1Horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify('Correct1Horse', one)).toBe(true);
  expect(await hasher.verify('correct1Horse', one)).toBe(false);
});

it('[S19] takes long passwords of any script whole', async () => {
  const password = '密码🔑'.repeat(20);
  const stored = await hasher.hash(password);
  expect(await hasher.verify(password, stored)).toBe(true);
  expect(await hasher.verify(password.slice(0, -1), stored)).toBe(false);
});

it('[S11] works as long for an account that does not exist, and never says yes', async () => {
  const stored = await hasher.hash('Correct1Horse');
  const timed = async (value: string | undefined) => {
    const began = performance.now();
    expect(await hasher.verify('Wrong1Horse', value)).toBe(false);
    return performance.now() - began;
  };
  const times: { known: number; unknown: number; broken: number }[] = [];
  for (let round = 0; round < 7; round += 1)
    times.push({ known: await timed(stored), unknown: await timed(undefined), broken: await timed('plain') });
  const median = (name: 'known' | 'unknown' | 'broken') =>
    times.map((one) => one[name]).sort((a, b) => a - b)[3] ?? 0;
  // Without the work the ratio would be a thousandth; the bounds leave room for a busy machine.
  for (const name of ['unknown', 'broken'] as const)
    expect(median(name) / median('known')).toBeGreaterThan(0.3);
});

it('[S470] computes one hash at a time and keeps the event loop free', async () => {
  // How long anybody waits is another test's matter.
  const patient = createPasswordHasher({ maxWaitMs: 60_000 });
  const stored = await patient.hash('Correct1Horse');
  const alone = await timeOf(() => patient.verify('Correct1Horse', stored));
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  const together = await timeOf(() =>
    Promise.all(Array.from({ length: 8 }, () => patient.verify('Correct1Horse', stored))),
  );
  clearInterval(ticking);
  expect(together).toBeGreaterThan(alone * 2);
  expect(turns).toBeGreaterThan(8);
});

it('[S470] refuses at once who would wait too long, and takes tries again when the queue is shorter', async () => {
  const impatient = createPasswordHasher({ maxWaitMs: 100 });
  const tries = Array.from({ length: 60 }, () => impatient.verify('Correct1Horse', undefined));
  expect(impatient.retryAfterS()).toBeGreaterThan(0);
  const results = await Promise.allSettled(tries);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(30);
  for (const error of refused) expect(error).toBeInstanceOf(HasherBusyError);
  expect(results.some((one) => one.status === 'fulfilled')).toBe(true);
  expect(impatient.retryAfterS()).toBe(0);
  expect(await impatient.verify('Correct1Horse', undefined)).toBe(false);
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
