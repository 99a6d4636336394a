import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPasswordHasher } from '../../auth/createPasswordHasher.ts';
import { encryptPassword } from '../../testing/encryptPassword.ts';
import { openTestServers, type TestServer, type TestServers } from '../../testing/openTestServers.ts';
import { TEST_PASSWORD } from '../../testing/seedTestPeople.ts';

const PEOPLE = 200;

let servers: TestServers;
let server: TestServer;
beforeAll(async () => {
  servers = await openTestServers();
  const hash = await createPasswordHasher().hash(TEST_PASSWORD);
  const { pool } = servers.database;
  for (let person = 0; person < PEOPLE; person += 1) {
    const id = randomUUID();
    await pool.query(
      `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', $1::text, 'user_name', $2::text,
        'user_code', $1::text, 'email', null, 'phone', null, 'password_hash', $3::text))).* from users u where user_name = 'anna'`,
      [id, `crowd${person}`, hash],
    );
    await pool.query(
      `insert into memberships select (jsonb_populate_record(m, jsonb_build_object('user_id', $1::text))).*
        from memberships m join users u on u.id = m.user_id where u.user_name = 'anna'`,
      [id],
    );
  }
  server = await servers.start();
}, 60_000);
afterAll(() => servers.close());

const post = async (path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  return fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
};

/** Signs in as a page does: who is told to come again comes again. */
async function signInPatiently(userName: string): Promise<{ code: string; refusals: string[] }> {
  for (const refusals: string[] = []; ; ) {
    const offer = (await (await post('/sso/user/getPublicKey', {})).json()).data;
    const password = encryptPassword(offer, TEST_PASSWORD);
    const answer = await post('/sso/user/login', { userName, password });
    const { code } = await answer.json();
    if (answer.status !== 429) return { code, refusals };
    refusals.push(code);
    await pause(Number(answer.headers.get('retry-after')) * 1000);
  }
}

it('[S870] two hundred people behind one address who sign in at once all get in', {
  timeout: 240_000,
}, async () => {
  const all = await Promise.all(
    Array.from({ length: PEOPLE }, (_, person) => signInPatiently(`crowd${person}`)),
  );
  expect(all.filter(({ code }) => code !== '200')).toEqual([]);
  // Nobody was taken for somebody who guesses; waiting for a turn is told by another code.
  expect(new Set(all.flatMap(({ refusals }) => refusals))).not.toContain('saas.sso.user.error.code.0002');
});
