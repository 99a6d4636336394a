import { encryptPassword } from './encryptPassword.ts';

/** Of the accounts that a server started for tests has. */
const DEMO_PASSWORD = 'Portal2026';

/** Signs an account in at a running server, a demo one unless a password is given, and returns its token. */
export async function signIn(url: string, userName: string, own = DEMO_PASSWORD): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const offer = (await post('/sso/user/getPublicKey', {})).data;
  const password = encryptPassword(offer, own);
  return (await post('/sso/user/login', { userName, password })).data.token;
}
