import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '@portal/tooling-test/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { seedTestPeople, TEST_PASSWORD } from '../testing/seedTestPeople.ts';
import { signIn } from '../testing/signIn.ts';

/** More connections than the server has of the database when it has just started. */
const CALLS = 12;

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;
// The limit of a process that runs is changed by a tool of Linux: without it this rule is not checked.
const suite = hasPrlimit ? describe : describe.skip;

suite('a process without a handle left (needs prlimit)', () => {
  it('[S2530] tells calls to come again while it cannot reach the database, and goes on once it can', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    await seedTestPeople(database.db);
    const folder = mkdtempSync(join(tmpdir(), 'portal-handles-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const server = await spawnServer({
      ...process.env,
      PORT: '0',
      PORTAL_SEED: 'none',
      PORTAL_LOG: 'silent',
      PORTAL_DATA_DIR: folder,
      DATABASE_URL: database.url,
    });
    onTestFinished(() => server.stop());
    const token = await signIn(server.url, 'anna', TEST_PASSWORD);
    const pid = String(server.process.pid);
    const limit = ['--pid', pid, '--nofile', '--output', 'SOFT', '--noheadings', '--raw'];
    const before = Number(spawnSync('prlimit', limit).stdout);
    const allow = (handles: number) =>
      expect(spawnSync('prlimit', ['--pid', pid, `--nofile=${handles}:`]).status).toBe(0);

    // Connections that are open already: nothing but those of the database is new.
    const agent = new Agent({ keepAlive: true, maxSockets: CALLS });
    onTestFinished(() => agent.destroy());
    const call = (path: string, body?: object) =>
      new Promise<{ status: number; retryAfter: string | undefined; code: string }>((done, failed) => {
        const headers = { 'content-type': 'application/json', authorization: token };
        const sent = request(
          server.url + path,
          { agent, method: body ? 'POST' : 'GET', headers },
          (answer) => {
            let text = '';
            answer.on('data', (chunk) => {
              text += chunk;
            });
            answer.on('end', () => {
              const { code = '' } = body ? JSON.parse(text) : {};
              done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], code });
            });
          },
        );
        sent.on('error', failed);
        sent.end(body && JSON.stringify(body));
      });
    const many = <Answer>(make: (index: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: CALLS }, (_, index) => make(index)));
    await many(() => call('/healthz'));
    allow(readdirSync(`/proc/${pid}/fd`).length - 1);

    const answers = await many(() => call('/sso/user/userActionConfig', {}));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toEqual({ status: 503, retryAfter: '2', code: '503' });

    allow(before);
    const after = await many(() => call('/sso/user/userActionConfig', {}));
    for (const answer of after) expect(answer).toMatchObject({ status: 200, code: '200' });
  });
});
