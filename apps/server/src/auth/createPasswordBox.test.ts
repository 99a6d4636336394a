import { constants } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { createPasswordBox } from './createPasswordBox.ts';
import { addPasswordKey, loadServerKeys } from './loadServerKeys.ts';

const STALE = { code: 'saas.sso.user.error.code.0003' };
const INVALID = { code: 'saas.sso.user.error.code.0004' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const box = () => portal.deps.services.passwordBox;

it('[S13] opens what was encrypted for it, once', async () => {
  const secret = encryptPassword(box().offer(), 'Correct1Horse');
  expect(await box().open(secret)).toBe('Correct1Horse');
  await expect(box().open(secret)).rejects.toMatchObject(STALE);
});

it('[S13] opens only one of many replays at once', async () => {
  const secret = encryptPassword(box().offer(), 'Correct1Horse');
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => box().open(secret)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('[S13] refuses a nonce after two minutes, and takes it just before', async () => {
  const early = encryptPassword(box().offer(), 'x');
  const late = encryptPassword(box().offer(), 'x');
  portal.clock.advance({ seconds: 119 });
  expect(await box().open(early)).toBe('x');
  portal.clock.advance({ seconds: 1 });
  await expect(box().open(late)).rejects.toMatchObject(STALE);
});

it.each(['', 'abc', 'zzzzzzzz.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA'])(
  '[S13] refuses the nonce "%s" that is not ours',
  async (nonce) => {
    const secret = encryptPassword({ ...box().offer(), nonce }, 'x');
    await expect(box().open(secret)).rejects.toMatchObject(STALE);
  },
);

it('[S13] refuses a key that is not ours as stale', async () => {
  await expect(box().open({ keyId: 'other', cipherText: 'AAAA' })).rejects.toMatchObject(STALE);
});

it('[S14] refuses everything else with one answer', async () => {
  const offer = box().offer();
  const good = encryptPassword(offer, 'Correct1Horse');
  const bytes = Buffer.from(good.cipherText, 'base64');
  const flipped = Buffer.from(bytes);
  flipped[100] = (flipped[100] ?? 0) ^ 1;
  const attempts = [
    { ...good, cipherText: flipped.toString('base64') },
    { ...good, cipherText: bytes.subarray(0, 200).toString('base64') },
    { ...good, cipherText: Buffer.concat([bytes, bytes]).toString('base64') },
    { ...good, cipherText: '' },
    { ...good, cipherText: '***' },
    encryptPassword(offer, 'x', { padding: constants.RSA_PKCS1_PADDING }),
    encryptPassword(offer, 'x', { content: 'not json' }),
    encryptPassword(offer, 'x', { content: '{"password":1}' }),
    encryptPassword(offer, 'x', { content: 'null' }),
  ];
  for (const attempt of attempts) await expect(box().open(attempt)).rejects.toMatchObject(INVALID);
});

it('[S13] takes what was encrypted for the key before the newest', async () => {
  const secret = encryptPassword(box().offer(), 'Correct1Horse');
  await addPasswordKey(portal.database.db);
  const { passwordKeys, signingKey } = await loadServerKeys(portal.database.db);
  const { createNonces } = await import('./createNonces.ts');
  const renewed = createPasswordBox({
    keys: passwordKeys,
    nonces: createNonces({ db: portal.database.db, clock: portal.clock, signingKey }),
  });
  expect(renewed.offer().keyId).not.toBe(secret.keyId);
  expect(await renewed.open(secret)).toBe('Correct1Horse');
});
