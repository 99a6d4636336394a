import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { POLICY_REPORTS } from './addPolicyReports.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const report = (fields: object) => ({
  'csp-report': { 'effective-directive': 'script-src-attr', 'blocked-uri': 'inline', ...fields },
});
const send = (body: unknown) =>
  portal.app.request(POLICY_REPORTS, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it('[S721] writes down what a page was kept from, without what its address carries', async () => {
  const answer = await send(
    report({
      'document-uri': 'https://portal.test/transfer?token=tell-nobody#x',
      'script-sample': 'alert(1)',
    }),
  );
  expect(answer.status).toBe(204);
  const line = portal.log();
  expect(line).toContain('https://portal.test/transfer"');
  expect(line).toContain('alert(1)');
  expect(line).not.toContain('tell-nobody');
});

it('[S721] refuses what is no report, what is too large, and a flood', async () => {
  portal.clock.advance({ seconds: 60 });
  for (const body of ['{', '[]', '{"csp-report":1}', '']) expect((await send(body)).status, body).toBe(400);
  expect((await send('x'.repeat(20_000))).status).toBe(413);
  const statuses = new Set<number>();
  for (let index = 0; index < 70; index += 1) statuses.add((await send(report({}))).status);
  expect([...statuses]).toEqual([204, 429]);
  portal.clock.advance({ seconds: 60 });
  expect((await send(report({}))).status).toBe(204);
});
