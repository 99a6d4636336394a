import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { POLICY_REPORTS } from './addPolicyReports.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const report = (fields: object) => ({
  'csp-report': {
    'document-uri': 'https://portal.test/',
    'effective-directive': 'script-src-attr',
    'blocked-uri': 'inline',
    ...fields,
  },
});
const send = (body: unknown, from = '10.0.0.1') =>
  portal.app.request(POLICY_REPORTS, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': from },
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
  const sent = await Promise.all(
    Array.from({ length: 70 }, (_, line) => send(report({ 'line-number': line }), `10.0.1.${line}`)),
  );
  expect(sent.filter(({ status }) => status === 204)).toHaveLength(60);
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(10);
  portal.clock.advance({ seconds: 60 });
  expect((await send(report({}))).status).toBe(204);
});

const linesAbout = (word: string) =>
  portal
    .log()
    .split('\n')
    .filter((line) => line.includes(word)).length;

it('[S1601] the same report is written once a minute, and one address leaves room for others', async () => {
  portal.clock.advance({ seconds: 60 });
  for (let index = 0; index < 500; index += 1)
    expect((await send(report({ 'script-sample': 'again-and-again' }))).status).toBe(204);
  expect(linesAbout('again-and-again')).toBe(1);
  const statuses: number[] = [];
  for (let line = 0; line < 40; line += 1)
    statuses.push((await send(report({ 'line-number': line }), '10.0.0.66')).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  const other = await send(report({ 'blocked-uri': 'https://evil.example/told' }), '10.0.0.2');
  expect(other.status).toBe(204);
  expect(linesAbout('evil.example/told')).toBe(1);
});

it('[S1601] what a document that is never shown was kept from is no news, and takes no room', async () => {
  portal.clock.advance({ seconds: 60 });
  for (const uri of ['about', 'about:blank', 'about:srcdoc', ''])
    for (let line = 0; line < 100; line += 1) {
      const answer = await send(
        report({ 'document-uri': uri, 'line-number': line, 'script-sample': 'inert' }),
      );
      expect(answer.status).toBe(204);
    }
  expect(linesAbout('inert')).toBe(0);
  expect((await send(report({ 'script-sample': 'alive' }))).status).toBe(204);
  expect(linesAbout('alive')).toBe(1);
});
