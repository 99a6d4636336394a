import { type ExecException, exec, execFile } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { contract } from '@portal/api-client/contract';
import { operatorContract } from '@portal/api-client/contract/operator';
import { makeDataDir, type SpawnedServer, spawnServer } from '@portal/tooling-test/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firstHour } from '../features/setup/testing.ts';
import { encryptPassword } from '../testing/encryptPassword.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const PASSWORD = 'Fresh8Orchard';
const { file, commands } = firstHour();
const [start = '', ...portalctl] = commands;

// Every command is a program of its own, a few in a row.
vi.setConfig({ testTimeout: 90_000 });

const folder = makeDataDir();
const portalFile = join(folder, 'portal.yaml');
let env: NodeJS.ProcessEnv;
let server: SpawnedServer;
let output = '';
let application: Server;
let applicationOrigin = '';
/** The member's. */
let code = '';

/** Runs a command of the page in the repository's folder; the file stands elsewhere, so that nothing is left behind. */
async function run(command: string): Promise<string> {
  return new Promise((done) => {
    const line = command.replace('portal.yaml', portalFile);
    exec(line, { cwd: ROOT, env }, (error: ExecException | null, stdout, stderr) =>
      done(error ? `failed: ${stdout}${stderr}` : stdout),
    );
  });
}

/** What `portalctl` answers. */
async function ctl(...args: string[]): Promise<string> {
  const main = ['--conditions=source', join(import.meta.dirname, 'main.ts'), ...args];
  return promisify(execFile)(process.execPath, main, { env }).then(
    ({ stdout }) => stdout,
    (error) => `failed: ${error.stderr}`,
  );
}

/** Writes the page's file, with the application of this test for the one that it names. */
function write(text: string): void {
  writeFileSync(portalFile, text.replaceAll('https://orders.example.com', applicationOrigin));
}

const call = (name: keyof typeof contract, body: unknown = {}, token = '') =>
  post(contract[name].path, body, token);
const callOperator = (name: keyof typeof operatorContract, body: unknown, token: string) =>
  post(operatorContract[name].path, body, token);

async function post(path: string, body: unknown, token: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) };
  return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

const secret = async (password: string) => encryptPassword((await call('getPublicKey')).data, password);

beforeAll(async () => {
  application = createServer((request, response) => {
    if (request.url === '/closed') response.setHeader('x-frame-options', 'DENY');
    response.end('the orders of another team');
  }).listen(0);
  await once(application, 'listening');
  applicationOrigin = `http://localhost:${(application.address() as AddressInfo).port}`;
  const [, name = '', value] = /^(\w+)=(\w+) npm start$/.exec(start) ?? [];
  env = {
    ...process.env,
    [name]: value,
    PORT: '0',
    APPS_PORT: '',
    DATABASE_URL: '',
    PORTAL_DATA_DIR: join(folder, 'data'),
    PORTAL_LOG: 'debug',
    // The dependencies of this checkout are there: npm runs what it would run without looking.
    PORTAL_TOOLCHAIN: 'ready',
  };
  // What `npm start` does after it has built the pages.
  server = await spawnServer(env, (text) => {
    output += text;
  });
});
afterAll(async () => {
  await server.stop();
  application.close();
  rmSync(folder, { recursive: true, force: true });
});

it('[S834] begins with a portal that has nobody but its operator', async () => {
  expect(commands).toHaveLength(3);
  expect(env.PORTAL_SEED).toBe('none');
  expect(await ctl('users')).toMatch(/^\S+ +active +OPERATOR owner {2}operator@localhost\n$/);
});

it('[S941] says where the operator sets the portal up: an address that nobody guesses, which works once', async () => {
  const addressIn = (text: string) => new URL(/Set it up at (\S+) within/.exec(text)?.[1] ?? '');
  const page = addressIn(output);
  expect(page.origin).toBe(new URL(server.url).origin);
  expect(page.pathname + page.hash).toMatch(/^\/entry\/[^/]+\/OPERATOR\/operator#\/setup$/);
  const enter = async ({ searchParams }: URL) =>
    call('tokenLogin', { token: searchParams.get('token') ?? '' });
  expect(page.searchParams.get('token')?.length).toBeGreaterThan(40);
  const signedIn = await enter(page);
  expect(signedIn.data.userInfo.onlineSubjectName).toBe('Operator');
  expect((await enter(page)).data).toBeFalsy();
  // Until there is a password, the next start prints another address, and so does `portalctl` at any time.
  output = '';
  await server.stop();
  server = await spawnServer(env, (text) => {
    output += text;
  });
  const { token } = (await enter(addressIn(output))).data;
  expect((await enter(addressIn(await ctl('setup-link')))).data.token).toBeTruthy();
  expect(await ctl('setup-link', '--operator', 'nobody@acme.example')).toContain('failed');

  const set = await callOperator('setOperatorPassword', { password: await secret(PASSWORD) }, token);
  expect(set.code).toBe('200');
  const again = await call('login', { userName: 'operator@localhost', password: await secret(PASSWORD) });
  expect(again.data.subjects).toMatchObject([{ name: 'Operator' }]);
  output = '';
  await server.stop();
  server = await spawnServer(env, (text) => {
    output += text;
  });
  expect(output).not.toContain('Set it up');
});

it('[S834] leads in three commands to a member who opens a foreign application behind a menu', async () => {
  write(file);
  const [diff = '', apply = ''] = portalctl;
  expect(await run(diff)).toContain('+ companies: ACME (Acme Trading)');
  const applied = await run(apply);
  expect(applied).toContain('https://carrier.example.com/console does not answer');
  [, code = ''] = /member@acme\.example sets a password at \S+ with the code (\d{6}),/.exec(applied) ?? [];
  const page = new URL(/member@acme\.example sets a password at (\S+)/.exec(applied)?.[1] ?? '');
  expect(page.origin).toBe(new URL(server.url).origin);
  expect(page.pathname + page.search).toBe('/login?backEmail=member%40acme.example');

  const recovered = await call('retrievePassByEmail', {
    email: 'member@acme.example',
    code,
    password: await secret(PASSWORD),
  });
  expect(recovered.code).toBe('200');
  const signedIn = await call('login', {
    userName: 'member@acme.example',
    password: await secret(PASSWORD),
  });
  const { token } = signedIn.data;
  const systems = await call('querySystemExtListForSub', { paging: false }, token);
  expect(systems.data.dataList).toMatchObject([{ systemCode: 'ORDERS', systemName: '订单', status: 2 }]);
  const { serviceId } = systems.data.dataList[0];
  const tree = await call('getMenuTreeByServiceAndRole', { serviceId, systemCode: 'ORDERS' }, token);
  expect(tree.data.homeMenuId).toBe('all-orders');
  const [menu] = tree.data.childMenus[0].childMenus;
  expect(menu).toMatchObject({
    menuId: 'all-orders',
    menuEnName: 'All orders',
    path: 'orders',
    menuUrl: '/',
  });
  // The member may open this one, not the owner's other one.
  expect(tree.data.childMenus[0].childMenus).toHaveLength(1);

  const config = await (await fetch(`${server.url}/config.json`)).json();
  const app = config.microApps.find(({ name }: { name: string }) => name === menu.path);
  expect(config.allowedMessageOrigins).toContain(app.origin);
  const shown = await fetch(new URL(app.entry, app.origin));
  expect(await shown.text()).toBe('the orders of another team');
});

it('[S821] says that nothing changed when it is applied again', async () => {
  expect(await ctl('diff', portalFile)).toBe('Nothing would change.\n');
  expect(await ctl('apply', portalFile)).toBe('Nothing changed.\n');
});

it('[S822] names line and reason of a mistake, and changes nothing', async () => {
  write(file.replace('timeZone:', 'timezone:').replace('Acme Trading', 'Other name'));
  const line = file.split('\n').findIndex((text) => text.includes('timeZone')) + 1;
  expect(await ctl('apply', portalFile)).toBe(
    `failed: ${portalFile}:${line}:5: there is no "timezone" here\nNothing was changed.\n`,
  );
  write(file);
  expect(await ctl('diff', portalFile)).toBe('Nothing would change.\n');
  expect(await ctl('apply', '/nowhere/portal.yaml')).toContain('There is no file "/nowhere/portal.yaml"');
});

it('[S823] writes a file that changes nothing, and replaces none by itself', async () => {
  const exported = join(folder, 'exported.yaml');
  expect(await ctl('export', exported)).toBe(`Written to ${exported}.\n`);
  expect(statSync(exported).mode & 0o077).toBe(0);
  expect(await ctl('diff', exported)).toBe('Nothing would change.\n');
  expect(await ctl('export', exported)).toContain('is there; --force replaces it');
});

it('[S829] makes another code when asked, and writes none into the log', async () => {
  const wait = await ctl('password-link', 'owner@acme.example');
  expect(wait).toMatch(/given a code just now; another one can be made in \d+ seconds|with the code \d{6},/);
  expect(output).not.toMatch(/acme\.example|Fresh8Orchard/);
  expect(output).not.toContain(code);
  expect(await ctl('password-link', 'nobody@acme.example')).toContain('There is no user');
});

it('[S830] refuses an application that refuses to be framed, unless it is told to go on', async () => {
  write(file.replace('entry: /', 'entry: /closed'));
  expect(await ctl('apply', portalFile)).toMatch(
    /portal\.yaml:\d+:5: \S+\/closed refuses to be framed by \S+ \(X-Frame-Options: DENY\)/,
  );
  expect(await ctl('apply', portalFile, '--unseen')).toContain('~ microApps: orders');
  const entries = async () =>
    JSON.stringify((await (await fetch(`${server.url}/config.json`)).json()).microApps);
  // The server hears of it.
  await expect.poll(entries).toContain('/closed');
});
