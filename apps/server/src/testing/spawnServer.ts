import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { encryptPassword } from './encryptPassword.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

/** A server in a process of its own, as an operator runs it. */
export type SpawnedServer = {
  process: ChildProcess;
  url: string;
  /** Answers the token of a demo account. */
  signIn(userName: string): Promise<string>;
};

/** Starts one; resolves when it is ready. */
export function spawnServer(
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void = () => {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, ['--conditions=source', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      onOutput(String(chunk));
      const url = /Portal ready at (\S+)\n/.exec(said)?.[1];
      if (url) resolve({ process: child, url, signIn: (userName) => signIn(url, userName) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}

async function signIn(url: string, userName: string): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const offer = (await post('/sso/user/getPublicKey', {})).data;
  const password = encryptPassword(offer, 'Portal2026');
  return (await post('/sso/user/login', { userName, password })).data.token;
}
