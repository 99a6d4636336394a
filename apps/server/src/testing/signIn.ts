import { encryptPassword } from './encryptPassword.ts';

/** Of the accounts that a server started for tests has. */
const DEMO_PASSWORD = 'Portal2026';

/** Signs a demo account in at a running server, and returns its token. */
export async function signIn(url: string, userName: string): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const offer = (await post('/sso/user/getPublicKey', {})).data;
  const password = encryptPassword(offer, DEMO_PASSWORD);
  return (await post('/sso/user/login', { userName, password })).data.token;
}
