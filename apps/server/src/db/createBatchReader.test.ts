import { expect, it } from 'vitest';
import { createBatchReader } from './createBatchReader.ts';

/** A query that answers when it is told to. */
function slowQuery() {
  const asked: { keys: string[]; answer: () => void; fail: () => void }[] = [];
  const read = (keys: string[]) =>
    new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
      asked.push({
        keys,
        answer: () => resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `of ${key}`]))),
        fail: () => reject(new Error('no database')),
      });
    });
  return { asked, read };
}

const turn = () => new Promise((done) => setImmediate(done));

it('[S720] what is asked in one moment is read by one query, each key once', async () => {
  const { asked, read } = slowQuery();
  const get = createBatchReader(read);
  const answers = Promise.all([get('a'), get('b'), get('a'), get('none')]);
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b', 'none']]);
  asked[0]?.answer();
  expect(await answers).toEqual(['of a', 'of b', 'of a', undefined]);
});

it('[S720] two queries are under way at most; a crowd that comes meanwhile shares the next one', async () => {
  const { asked, read } = slowQuery();
  const get = createBatchReader(read);
  const answers: Promise<string | undefined>[] = [];
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    answers.push(get(key));
    await turn();
  }
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  asked[0]?.answer();
  await answers[0];
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
  for (const { answer } of asked) answer();
  expect(await Promise.all(answers)).toEqual(['of a', 'of b', 'of c', 'of d', 'of e']);
});

it('[S720] a query that fails fails for those who asked, and for nobody after them', async () => {
  const { asked, read } = slowQuery();
  const get = createBatchReader(read);
  const failing = get('a');
  await turn();
  asked[0]?.fail();
  await expect(failing).rejects.toThrow('no database');
  const later = get('a');
  await turn();
  asked[1]?.answer();
  expect(await later).toBe('of a');
});
