import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { askAnew } from './askAnew.ts';

it('[U821] a search whose answer was on its way when orders were changed is asked again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((rows: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const search = new QueryObserver(client, { queryKey: ['list', 'orders', 'q=tag'], queryFn });
  const stop = search.subscribe(() => undefined);

  const shown = askAnew(client, ['list', 'orders']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(['before the change']);
  answers[1]?.([]);
  await shown;
  expect(search.getCurrentResult().data).toEqual([]);
  stop();
});
