import type { Client } from '../auth/loadClient.ts';

/** Who asks: a signed-in demo account. */
export type Person = { account: string; userId: string; token: string; company: string };

const PASSWORD = 'Portal2026';

/** Signs a demo account in. */
export async function signInPerson({ encryptSecret }: Client, url: string, account: string): Promise<Person> {
  const offer = await post(url, '/sso/user/getPublicKey', {});
  const { keyId, publicKey, nonce } = offer as { keyId: string; publicKey: string; nonce: string };
  const secret = await encryptSecret(
    { keyId, publicKey },
    { password: PASSWORD, nonce, timestamp: Date.now() },
  );
  const session = await post(url, '/sso/user/login', { userName: account, password: secret });
  const user = session.userInfo as { userId?: string; subjectCodeEncrypt?: string } | undefined;
  if (!session.token || !user?.userId) throw new Error(`${account} could not sign in`);
  const company = user.subjectCodeEncrypt ?? '';
  return { account, userId: user.userId, token: String(session.token), company };
}

async function post(url: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  const { code, message, data } = (await response.json()) as { code: string; message: string; data: unknown };
  if (code !== '200') throw new Error(`${path}: ${code} ${message}`);
  return (data ?? {}) as Record<string, unknown>;
}
