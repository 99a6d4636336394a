import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { closeCodes, securityTitles } from '@portal/api-client/contract';
import { spawnServer } from '@portal/tooling-test/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { signIn as signInAt } from '../testing/signIn.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const CLI = join(import.meta.dirname, '../cli/main.ts');
const FIRST_PORT = 4400;
const folder = mkdtempSync(join(tmpdir(), 'portal-server-'));

let blocker: Server;
let server: ChildProcess;
let output = '';
let url = '';
let env: NodeJS.ProcessEnv;

const start = async () => {
  output = '';
  const spawned = await spawnServer(env, (text) => {
    output += text;
  });
  ({ process: server, url } = spawned);
};
const signIn = (userName: string) => signInAt(url, userName);
const ctl = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--conditions=source', CLI, ...args], { env }).then(
    ({ stdout }) => stdout,
    (error) => `failed: ${error.stderr}`,
  );
const post = async (path: string, body: unknown, token = '') => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};
beforeAll(async () => {
  // The port that the portal takes unless it is told another; whoever holds it already does as well.
  blocker = createServer();
  await new Promise<void>((held) => blocker.once('error', () => held()).listen(FIRST_PORT, () => held()));
  env = {
    ...process.env,
    PORT: '',
    APPS_PORT: '',
    PORTAL_DATA_DIR: folder,
    PORTAL_LOG: 'info',
    DATABASE_URL: '',
    PORTAL_INSTALL_MS: '1200',
    PORTAL_BUILD_MS: '340',
  };
  await start();
});
afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  blocker.close();
  await ctl('reset', '--force');
  rmSync(folder, { recursive: true, force: true });
});

it('[S93] says that a port which nobody named is taken, and takes the next', async () => {
  // Another test may listen on the next one: each port that the portal passes is said.
  const said = [...output.matchAll(/Port (\d+) is taken; the portal takes the next/g)].map(
    ([, port]) => port,
  );
  expect(said).toEqual(Array.from({ length: Math.max(1, said.length) }, (_, at) => String(FIRST_PORT + at)));
  expect(url).toBe(`http://localhost:${FIRST_PORT + said.length}`);
  expect(output.match(/Portal ready at/g)).toHaveLength(1);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const config = await (await fetch(`${url}/config.json`)).json();
  const amazon = config.microApps.find(({ name }: { name: string }) => name === 'amazon');
  expect((await fetch(`${amazon.origin}/external/rates`)).status).toBe(200);
});

it.each(['PORT', 'APPS_PORT'])('[S940] does not start where %s names a port that is taken', async (name) => {
  const other = mkdtempSync(join(tmpdir(), 'portal-taken-'));
  const taken = new URL(url).port;
  const own = { ...env, PORT: '0', [name]: taken, PORTAL_DATA_DIR: other, PORTAL_SEED: 'none' };
  const ended = await promisify(execFile)(process.execPath, ['--conditions=source', MAIN], {
    env: own,
  }).catch((error) => error);
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain(`The portal did not start: ${name}=${taken} is taken by another program.`);
  expect(ended.stdout).not.toContain('Portal ready');
  expect(existsSync(join(other, 'portal.lock'))).toBe(false);
  rmSync(other, { recursive: true, force: true });
});

it('[S132] tells how long each step of the start took', async () => {
  await expect.poll(() => output).toContain('"portal":"timings"');
  const line = output.split('\n').find((entry) => entry.startsWith('{"portal":"timings"')) ?? '';
  expect(JSON.parse(line)).toEqual({
    portal: 'timings',
    installMs: 1_200,
    buildMs: 340,
    databaseMs: expect.any(Number),
    seedMs: expect.any(Number),
    readyMs: expect.any(Number),
  });
});

it('[S90] tells a second process who holds the data folder', async () => {
  const second = await promisify(execFile)(process.execPath, ['--conditions=source', MAIN], { env }).catch(
    (error) => error,
  );
  expect(second.code).toBe(1);
  expect(second.stderr).toContain(`in use by process ${server.pid}`);
});

it('[S98] works while the server runs, and leaves no secret readable', async () => {
  expect(await ctl('users')).toMatch(/owner +active/);
  expect(statSync(join(folder, 'connection.json')).mode & 0o077).toBe(0);
  expect(await ctl('set-system-status', 'nobody', 'ERP', '3')).toContain('There is no company "nobody"');
  expect(await ctl('set-system-status')).toContain('<companyCode> is missing');
  expect(await ctl('time-zone', 'starlight', 'Mars/Base')).toContain('"Mars/Base" is no time zone');
  expect(await ctl('disable-user', 'ghost')).toContain('There is no user "ghost"');
  expect(await ctl('users', '--wrong')).toContain('Usage: portalctl users');
  expect(await ctl('reset')).toContain(`A server is running (process ${server.pid})`);
});

it('[S98] changes what the server answers', async () => {
  const token = await signIn('owner');
  const company = /owner +active +(\S+)/.exec(await ctl('users'))?.[1] ?? '';
  const statusOf = async () => {
    const { data } = await post(
      '/sso/subjectServiceSystemExt/querySystemExtListForSub',
      { paging: false },
      token,
    );
    return data.dataList.find(({ systemCode }: { systemCode: string }) => systemCode === 'OMS').status;
  };
  expect(await statusOf()).toBe(2);
  await ctl('set-system-status', company, 'OMS', '3');
  expect(await statusOf()).toBe(3);
  expect(await ctl('time-zone', company, 'Asia/Seoul')).toContain('counts by the days of Asia/Seoul');
  const overview = await post('/api/v1/querySalesOverview', { days: 1 }, token);
  expect(overview.data.timeZone).toBe('Asia/Seoul');
  const link = new URL((await ctl('sign-in-link', 'owner')).trim());
  const signedIn = await post('/sso/user/tokenLogin', { token: link.searchParams.get('token') });
  expect(signedIn.data.userInfo.userName).toBe('owner');
});

it('[S947] an operator reads who did what, and writes it into a file', async () => {
  expect(await ctl('audit', '--kind', 'operator')).toMatch(
    /operator {2}sign-in-link {2}\S+ {2}\S+ {2}owner\n.*operator {2}time-zone/,
  );
  expect(await ctl('audit', '--kind', 'sign-in', '--days', '1')).toContain('sign-in  link');
  const file = join(folder, 'audit.csv');
  expect(await ctl('audit', '--csv', file)).toMatch(/^\d+ entries in/);
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\uFEFFtime,kind,action,company,person,actor,target,address\r\n/,
  );
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await ctl('audit', '--csv', file)).toContain('is there: name a new file');
  expect(await ctl('audit', '--kind', 'x')).toContain('--kind must be one of sign-in, refused');
});

it('[S728] keeps banners with their links', async () => {
  expect(await ctl('banner', 'LOGIN', '--title', '大促', '--link', '/app/home')).toContain('one banner more');
  expect((await post('/openApi/banner/queryList', {})).data).toMatchObject([
    { title: '大促', link: '/app/home' },
  ]);
  expect(await ctl('banner', 'LOGIN', '--title', 'x', '--link', 'javascript:x')).toContain('no web address');
});

it('[S729] makes an address as the app store would', async () => {
  const entry = new URL((await ctl('app-store-link', 'owner')).trim());
  const entered = await post('/sso/user/appStoreLoginByToken', { token: entry.searchParams.get('token') });
  expect(entered.data.userInfo.userName).toBe('owner');
});

it('[S99] lets a disabled user know before the socket closes', async () => {
  const token = await signIn('staff');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/sso/ecSocket/${token}`);
  const frames: string[] = [];
  socket.on('message', (data) => frames.push(String(data)));
  const closed = once(socket, 'close');
  await once(socket, 'open');
  await ctl('notify', 'staff', 'Hello', 'you', '--eject');
  // An export of the demo may end meanwhile, and tell so.
  await expect.poll(() => frames.map((text) => JSON.parse(text).msgTitle)).toContain('Hello');
  await ctl('disable-user', 'staff');
  const [code] = await closed;
  expect(code).toBe(closeCodes.unauthorized);
  expect(JSON.parse(frames.at(-1) ?? '{}').msgTitle).toBe(securityTitles.accountDisabled);
  expect((await post('/sso/user/userActionConfig', {}, token)).code).toBe('401');
  expect(output).not.toContain(token);
  await ctl('enable-user', 'staff');
  expect(await signIn('staff')).toBeTruthy();
});

it('[S362] makes every kind of news happen', { timeout: 120_000 }, async () => {
  const token = await signIn('owner');
  const company = /owner +active +(\S+)/.exec(await ctl('users'))?.[1] ?? '';
  const ask = async (path: string, body = {}) => (await post(path, body, token)).data;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/sso/ecSocket/${token}?since=`);
  const news: string[] = [];
  socket.on('message', (data) => news.push(JSON.parse(String(data)).what));

  await ctl('announce', 'New today', '<p>x</p>', '--popup', '--release', '--ticker', '--system', 'OMS');
  const last = await ask('/sso/announcementGroup/getLastAnnouncement', { ejectSystemCode: 'OMS' });
  expect(last.announcementTitle).toBe('New today');
  expect(await ctl('announce', 'T', '{', '--type', '7')).toContain('content: Enter JSON');
  expect(await ctl('announce', 'T', 'x', '--type', '9')).toContain('type: Choose a kind');

  await ctl('live', '--title', 'On air', '--minutes', '5');
  expect((await ask('/sso/liveBroadcastGroup/getLivingBroadcast')).liveTitle).toBe('On air');
  await ctl('live', '--end');
  expect(await ask('/sso/liveBroadcastGroup/getLivingBroadcast')).toBeNull();
  expect(await ctl('live', '--minutes', 'x')).toContain('<minutes> must be a whole number from 1 on');

  const remind = async (systemCode: string) =>
    (await ask('/sso/serviceInfo/renewalReminder', { systemCode })).type;
  await ctl('quota', company, '0');
  expect(await remind('ERP')).toBe('2');
  await ctl('expire', company, 'OMS');
  expect(await remind('OMS')).toBe('1');

  const failing = /The export (\S+) of owner/.exec(await ctl('export-fail', 'owner'))?.[1];
  const task = () => ask(`/api/v1/download-center/task/${failing}`);
  await expect.poll(async () => (await task()).status, { timeout: 10_000 }).toBe(3);
  expect((await post(`/api/v1/download-center/retry-task/${failing}`, {}, token)).code).toBe('200');
  await expect.poll(async () => (await task()).status, { timeout: 10_000 }).toBe(2);
  const file = await fetch((await task()).fileOssUrl);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(news.filter(Boolean)).toEqual(['announcements', 'live', 'live', 'services', 'services']);
  socket.close();
});

it('[S868] is backed up while it runs, and goes on with the restored data', {
  timeout: 120_000,
}, async () => {
  const backup = join(folder, 'backup');
  expect(await ctl('backup', backup)).toMatch(/holds \d+ rows of \d+ tables/);
  expect(await ctl('restore', backup)).toContain(`A server is running (process ${server.pid})`);
  await ctl('disable-user', 'staff');
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(await ctl('restore', backup)).toContain('--force replaces all its data');
  expect(await ctl('restore', backup, '--force')).toContain('The report sales-by-day says what it said then');
  await start();
  expect(await signIn('staff')).toBeTruthy();
});

it('[S94] [S1614] stops cleanly, sends its pages on and keeps the data', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/sso/ecSocket/${await signIn('owner')}`);
  await once(socket, 'open');
  server.kill('SIGTERM');
  const [[code], [exit]] = await Promise.all([once(socket, 'close'), once(server, 'exit')]);
  expect([code, exit]).toEqual([closeCodes.draining, 0]);
  for (const name of ['portal.lock', 'connection.json', 'postgres/postmaster.pid'])
    expect(existsSync(join(folder, name))).toBe(false);
  expect(await ctl('users')).toMatch(/owner +active/);
  await start();
  expect(await signIn('owner')).toBeTruthy();
});

it('[S94] stops with the process that started it', async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  const body = `import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['--conditions=source', ${JSON.stringify(MAIN)}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', body], {
    env: { ...env, PORTAL_STOP_WITH_PARENT: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  parent.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: 30_000 }).toContain('Portal ready');
  expect(existsSync(join(folder, 'portal.lock'))).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => existsSync(join(folder, 'portal.lock')), { timeout: 15_000 }).toBe(false);
});

it('[S98] starts over', async () => {
  expect(await ctl('reset')).toContain('All data are gone');
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});
