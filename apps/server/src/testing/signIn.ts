import { DEMO_PASSWORD } from '../demo/catalogue/people.ts';
import { encryptPassword } from './encryptPassword.ts';

/** Signs a demo account in at a running server; answers its token. */
export async function signIn(url: string, userName: string): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const offer = (await post('/sso/user/getPublicKey', {})).data;
  const password = encryptPassword(offer, DEMO_PASSWORD);
  return (await post('/sso/user/login', { userName, password })).data.token;
}
