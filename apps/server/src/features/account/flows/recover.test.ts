import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pushLog } from '../../../db/schema/index.ts';
import { createTestPortal, type TestPortal } from '../../../testing/createTestPortal.ts';
import { encryptPassword } from '../../../testing/encryptPassword.ts';
import { readCode, readOutbox } from '../../../testing/readOutbox.ts';
import { TEST_PASSWORD } from '../../../testing/seedTestPeople.ts';
import { withoutChance } from '../../../testing/withoutChance.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await createTestPortal();
});
afterEach(() => portal.close());

const NEW = 'Fresh8Orchard';
const MAIL = 'anna@company.example';
const PHONE = '13800138000';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const secret = async (password: string) => encryptPassword(await portal.offer(), password);

describe('recovery', () => {
  it.each([
    ['e-mail', 'sendRetrievePassEmail', 'retrievePassByEmail', { email: MAIL }, MAIL],
    ['phone', 'sendRetrievePassCore', 'retrievePassByPhone', { phone: PHONE }, PHONE],
  ] as const)(
    '[S410] by %s sets a new password and ends every session',
    async (_by, send, set, who, target) => {
      const { token } = (await portal.signIn('anna')).data;
      expect((await portal.call(send, who)).code).toBe('200');
      const code = await readCode(portal.database.db, target);
      expect((await portal.call(set, { ...who, code, password: await secret(NEW) })).code).toBe('200');
      expect((await portal.call('userActionConfig', {}, { token })).status).toBe(401);
      expect((await portal.signIn('anna', TEST_PASSWORD)).code).toMatch(/0001$/);
      expect((await portal.signIn('anna', NEW)).code).toBe('200');
      const pushes = await portal.database.db.select().from(pushLog);
      expect(pushes.map(({ frame }) => frame)).toContainEqual(
        expect.objectContaining({ msgTitle: '密码修改' }),
      );
      expect((await portal.call(set, { ...who, code, password: await secret(NEW) })).code).toMatch(/0101$/);
    },
  );

  it('[S411] answers the same for an address without an account, and sends nothing there', async () => {
    const known = await portal.call('sendRetrievePassEmail', { email: MAIL });
    const unknown = await portal.call('sendRetrievePassEmail', { email: 'nobody@company.example' });
    expect(withoutChance(known)).toEqual(withoutChance(unknown));
    expect(await readOutbox(portal.database.db, 'nobody@company.example')).toEqual([]);
    const again = await Promise.all(
      [MAIL, 'nobody@company.example'].map((email) => portal.call('sendRetrievePassEmail', { email })),
    );
    expect(again.map(withoutChance)[0]).toEqual(again.map(withoutChance)[1]);
    const tries = await Promise.all(
      [MAIL, 'nobody@company.example'].map(async (email) =>
        portal.call('retrievePassByEmail', { email, code: '000000', password: await secret(NEW) }),
      ),
    );
    expect({ ...tries[0], headers: 0 }).toEqual({ ...tries[1], headers: 0 });
  });

  it('[S412] writes no address into the message, whatever host the request names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await portal.call('sendRetrievePassEmail', { email: MAIL }, { headers });
    const [message] = await readOutbox(portal.database.db, MAIL);
    expect(`${message?.subject} ${message?.body}`).not.toMatch(/evil|https?:|\/\//);
  });

  it('[S413] does not flood one address, whoever asks', async () => {
    for (let round = 0; round < 5; round += 1) {
      await portal.call('sendRetrievePassCore', { phone: PHONE }, from(`10.2.0.${round}`));
      portal.clock.advance({ minutes: 1 });
    }
    const answer = await portal.call('sendRetrievePassCore', { phone: PHONE }, from('10.2.0.99'));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await readOutbox(portal.database.db, PHONE)).toHaveLength(5);
  });

  it('[S413] does not let one sender ask for many addresses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 32; index += 1) {
      const email = `person${index}@company.example`;
      statuses.push((await portal.call('sendRetrievePassEmail', { email }, from('10.3.0.1'))).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  it('[S414] slows down guessing of codes', async () => {
    await portal.call('sendRetrievePassCore', { phone: PHONE });
    const answers: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const request = { phone: PHONE, code: '999999', password: await secret(NEW) };
      answers.push((await portal.call('retrievePassByPhone', request)).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('changing the password', () => {
  const change = async (token: string, oldPassword: string, password: string) =>
    portal.call(
      'userEditPass',
      { oldPassword: await secret(oldPassword), password: await secret(password) },
      { token },
    );

  it('[S415] ends the other sessions, tells them why, and keeps this one', async () => {
    const other = (await portal.signIn('anna')).data.token;
    const { token } = (await portal.signIn('anna')).data;
    expect((await change(token, TEST_PASSWORD, NEW)).code).toBe('200');
    expect((await portal.call('userActionConfig', {}, { token })).code).toBe('200');
    expect((await portal.call('userActionConfig', {}, { token: other })).status).toBe(401);
    const pushes = await portal.database.db.select().from(pushLog);
    const notice = pushes.find(({ frame }) => frame.msgTitle === '密码修改');
    expect(notice).toMatchObject({ frame: { msgType: 3, eject: 1 }, exceptSessionId: expect.any(String) });
    expect((await portal.signIn('anna', NEW)).code).toBe('200');
  });

  it('[S415] needs the former password, and is slowed down like a sign-in', async () => {
    const { token } = (await portal.signIn('anna')).data;
    for (let round = 0; round < 5; round += 1)
      expect((await change(token, 'Wrong1Horse', NEW)).code).toMatch(/0105$/);
    expect((await change(token, TEST_PASSWORD, NEW)).status).toBe(429);
    portal.clock.advance({ seconds: 31 });
    expect((await change(token, TEST_PASSWORD, 'Password1')).code).toMatch(/0104$/);
    expect((await change(token, TEST_PASSWORD, NEW)).code).toBe('200');
  });
});
