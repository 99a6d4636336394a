import { accountContract } from '@portal/api-client/contract';
import type { Client } from './loadClient.ts';

/** What came of all rounds. */
export type RotationFigures = { rounds: number; calls: number; failed: number; notNewest: number };

/**
 * Lets many answers, each with a token of its own, come back in random order, round after round. The token with the
 * highest number was issued last and must be the one that is kept.
 */
export async function measureRotation(
  { createApi, createPortalClient, createStorage, createTokenStore }: Client,
  { rounds, concurrent }: { rounds: number; concurrent: number },
): Promise<RotationFigures> {
  const figures = { rounds, calls: rounds * concurrent, failed: 0, notNewest: 0 };
  const tokens = createTokenStore({ storage: createStorage({ backend: undefined }) });
  let waiting: ((response: Response) => void)[] = [];
  const client = createPortalClient({
    baseUrl: 'http://portal.test',
    tokens,
    locale: () => 'zh-CN',
    company: () => undefined,
    onUnauthorized: () => tokens.clear(),
    onNotice: () => undefined,
    fetch: () => new Promise<Response>((resolve) => waiting.push(resolve)),
  });
  const api = createApi(client, accountContract);
  let issued = 0;
  tokens.set(nextToken(++issued));
  for (let round = 0; round < rounds; round += 1) {
    waiting = [];
    const calls = Array.from({ length: concurrent }, () => api.userActionConfig());
    while (waiting.length < concurrent) await new Promise((resolve) => setImmediate(resolve));
    const answers = waiting.map((resolve) => ({ resolve, token: nextToken(++issued) }));
    for (const { resolve, token } of shuffled(answers)) resolve(answerWith(token));
    const results = await Promise.allSettled(calls);
    figures.failed += results.filter(({ status }) => status === 'rejected').length;
    if (tokens.get() !== nextToken(issued)) figures.notNewest += 1;
  }
  return figures;
}

function nextToken(sequence: number): string {
  return `${sequence}.secret-${sequence}`;
}

function answerWith(token: string): Response {
  const body = JSON.stringify({ code: '200', message: '', data: { packageStyle: 1 } });
  return new Response(body, { headers: { 'content-type': 'application/json', authorization: token } });
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
}
