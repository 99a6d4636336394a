import { contract } from '@portal/api-client/contract';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { validRequests } from '../testing/validRequests.ts';
import { readRequest } from './readRequest.ts';

type Name = keyof typeof contract;

/* What a caller would like a handler to take over. */
const OVERRIDES = { userId: 'user-ben', subjectCode: 'b', role: 'admin', isDemo: true, status: 'active' };
/* Names a user by its own schema, of whom the server believes nothing. */
const NAMED: readonly string[] = ['dingTalkAutoRegister: userId'];

async function taken(name: Name): Promise<Record<string, unknown> | undefined> {
  const endpoint = contract[name];
  const app = new Hono();
  app.post('*', async (c) => c.json((await readRequest(c, endpoint)) ?? null));
  const request = { ...((validRequests as Record<string, object>)[name] ?? {}), ...OVERRIDES };
  const answer = await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return answer.ok ? ((await answer.json()) ?? {}) : undefined;
}

it('[S35] IDR-04: what a call does not name never reaches its handler, whatever the call', async () => {
  expect(await taken('changePackageStyle')).toEqual({ styleCode: 1 });
  const reached: string[] = [];
  const refused: string[] = [];
  for (const name of Object.keys(contract) as Name[]) {
    const { method, body = 'json' } = contract[name] as { method: string; body?: string };
    if (method !== 'POST' || body !== 'json') continue;
    const own = (validRequests as Record<string, object>)[name] ?? {};
    const request = await taken(name);
    if (!request) refused.push(name);
    for (const key of Object.keys(request ?? {}))
      if (key in OVERRIDES && !(key in own)) reached.push(`${name}: ${key}`);
  }
  // They have a status of their own, of which this is none.
  expect(refused.sort()).toEqual(['queryCompanyExportPage', 'queryDownloadTasks']);
  expect(reached).toEqual(NAMED);
});
