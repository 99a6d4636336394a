import { expect, it, vi } from 'vitest';
import { createRecordSearch, NO_RECORDS, nextRecordSearch } from './recordSearch.ts';
import { byRecent, type FoundItem } from './searchItems.ts';

const item = (key: string): FoundItem => ({ key, title: key, onOpen: () => {} });

function setUp() {
  const asked: { query: string; signal: AbortSignal; answer(hits: FoundItem[]): void; fail(): void }[] = [];
  let offline = false;
  const search = createRecordSearch(
    (query, signal) =>
      new Promise((answer, fail) => {
        asked.push({ query, signal, answer, fail });
      }),
    { isOffline: () => offline, pauseMs: 0 },
  );
  const nth = async (count: number) => {
    await vi.waitFor(() => expect(asked).toHaveLength(count));
    const last = asked.at(-1);
    if (!last) throw new Error('not asked');
    return last;
  };
  return {
    search,
    asked,
    nth,
    goOffline: () => {
      offline = true;
    },
  };
}

it('[M510] a late answer to what was typed before changes nothing, and is no longer waited for', async () => {
  const { search, nth } = setUp();
  search.type('112');
  const first = await nth(1);
  search.type('1123');
  const second = await nth(2);
  expect(first.signal.aborted).toBe(true);
  second.answer([item('new')]);
  first.answer([item('old')]);
  await vi.waitFor(() => expect(search.get().status).toBe('ready'));
  expect(search.get()).toMatchObject({ query: '1123', hits: [{ key: 'new' }] });
});

it('[M511] a failure says so and is asked again by a press; without a network it is told apart', async () => {
  const { search, nth, goOffline } = setUp();
  search.type('anna');
  (await nth(1)).fail();
  await vi.waitFor(() => expect(search.get().status).toBe('failed'));
  search.again();
  search.again();
  expect(search.get().status).toBe('waiting');
  goOffline();
  (await nth(2)).fail();
  await vi.waitFor(() => expect(search.get().status).toBe('offline'));
  search.again();
  (await nth(3)).answer([item('a')]);
  await vi.waitFor(() => expect(search.get().hits).toHaveLength(1));
});

it('[M512] fewer than two characters ask nothing and end what was asked; the same words are asked once', async () => {
  const { search, asked, nth } = setUp();
  search.type('王');
  search.type('王芳 ');
  search.type(' 王芳');
  await nth(1);
  search.type('');
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(search.get()).toMatchObject({ status: 'idle', hits: [], query: '' });
  expect(nextRecordSearch(NO_RECORDS, { type: 'answered', run: 7, hits: [item('x')] })).toEqual([NO_RECORDS]);
});

it('[M513] what was opened last stands first among the records of its kind', () => {
  const items = ['a', 'b', 'c', 'd'].map(item);
  expect(byRecent(items, ['d', 'b', 'gone']).map(({ key }) => key)).toEqual(['d', 'b', 'a', 'c']);
  expect(byRecent(items, [])).toEqual(items);
});
