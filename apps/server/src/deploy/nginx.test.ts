import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeProvider } from '@portal/tooling-test/provider';
import { findFreePort, spawnServer } from '@portal/tooling-test/server';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { REPOSITORY } from '../settings/readSettings.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { openUnite } from '../testing/openUnite.ts';
import { seedTestPeople, TEST_PASSWORD } from '../testing/seedTestPeople.ts';
import { signIn } from '../testing/signIn.ts';

const FOLDER = join(REPOSITORY, 'deploy/nginx');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

it('[S1044] the configuration of nginx passes bodies, sockets and streams of the server’s own limits', () => {
  const servers = read('portal.conf')
    .split(/^server \{/m)
    .slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server).toContain('client_max_body_size 9m;');
    expect(server).toContain('proxy_set_header Host $http_host;');
    expect(server).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  }
  for (const line of ['proxy_buffering off;', 'Upgrade $http_upgrade;', 'proxy_read_timeout 90s;'])
    expect(servers[0]).toContain(line);
  const upstreams = [read('upstreams.conf'), readFileSync(join(FOLDER, '../docker/upstreams.conf'), 'utf8')];
  for (const text of upstreams)
    expect([...text.matchAll(/^upstream (\w+)/gm)].map(([, name]) => name)).toEqual([
      'portal',
      'portal_apps',
    ]);
});

/** What nginx is run with: the files as they are, but for ports. */
function configure(folder: string, ports: { own: number; portal: number; apps: number }): string {
  const servers = read('portal.conf').replaceAll('listen 80;', `listen 127.0.0.1:${ports.own};`);
  const upstreams = read('upstreams.conf')
    .replace(':4400', `:${ports.portal}`)
    .replace(':4401', `:${ports.apps}`);
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = kept.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const file = join(folder, 'nginx.conf');
  const global = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`;
  writeFileSync(
    file,
    `${global}\nevents {}\nhttp {\naccess_log off;\n${places}\n${upstreams}\n${servers}\n}\n`,
  );
  return file;
}

it.skipIf(!hasNginx)(
  '[S1044] sign-in, a picture of 8 MB, a stream and sockets pass through nginx',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
    const database = await createTestDatabase();
    await seedTestPeople(database.db);
    const provider = await createFakeProvider({ content: 'piece '.repeat(60), paceMs: 40, chunk: 6 });
    const own = await findFreePort(47_300);
    const portal = await findFreePort(own + 1);
    const apps = await findFreePort(portal + 1);
    const server = await spawnServer(
      {
        ...process.env,
        PORT: String(portal),
        APPS_PORT: String(apps),
        PORTAL_SEED: 'none',
        PORTAL_LOG: 'silent',
        PORTAL_DATA_DIR: folder,
        DATABASE_URL: database.url,
        PORTAL_TRUST_PROXY: 'loopback',
        PORTAL_ALLOWED_HOSTS: 'localhost,127.0.0.1,apps.example.com',
        AI_BASE_URL: provider.url,
        AI_API_KEY: 'key',
        AI_MODELS: 'fake=Fake',
      },
      () => {},
    );
    onTestFinished(() => void server.process.kill('SIGKILL'));
    const file = configure(folder, { own, portal, apps });
    const checked = spawnSync('nginx', ['-t', '-c', file]);
    expect(checked.status, String(checked.stderr)).toBe(0);
    const nginx = spawn('nginx', ['-c', file], { stdio: 'ignore' });
    onTestFinished(() => void nginx.kill('SIGKILL'));
    const url = `http://localhost:${own}`;
    const isUp = () =>
      fetch(`${url}/readyz`)
        .then(({ status }) => status)
        .catch(() => 0);
    await expect.poll(isUp, { timeout: 10_000 }).toBe(200);

    const token = await signIn(url, 'anna', TEST_PASSWORD);
    const { rows } = await database.pool.query('select distinct address from audit_log');
    expect(rows.map(({ address }) => address)).toEqual(['127.0.0.1']);

    const picture = Buffer.alloc(8_000_000);
    Buffer.from('89504e470d0a1a0a0000000d494844520000000800000008', 'hex').copy(picture);
    const form = new FormData();
    form.append('FILE', new Blob([picture]), 'large.png');
    const upload = { method: 'POST', headers: { authorization: token }, body: form };
    const uploaded = await fetch(`${url}/api/v1/agent/image-upload`, upload);
    expect([uploaded.status, (await uploaded.json()).code]).toEqual([200, '200']);

    const unite = await openUnite(own, token);
    const { session_id } = await unite.call('addSession', {});
    const headers = { 'content-type': 'application/json', authorization: token };
    const body = JSON.stringify({ session_id, message: 'Hello' });
    const stream = await fetch(`${url}/api/v1/question/stream`, { method: 'POST', headers, body });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = ''; !read.includes('piece'); ) read += (await reader?.read())?.value ?? '';
    // The first piece is here while the model still speaks.
    expect(provider.requests.map(({ isDone }) => isDone)).toContain(false);
    await reader?.cancel();
    unite.close();

    const socket = new WebSocket(`ws://localhost:${own}/sso/ecSocket/${token}?since=`);
    const [frame] = await once(socket, 'message');
    expect(String(frame).length).toBeGreaterThan(0);
    socket.close();

    const [other] = await once(
      request({ port: own, path: '/healthz', headers: { host: 'apps.example.com' } }).end(),
      'response',
    );
    // Of the two origins, the portal's has the probes.
    expect(other.statusCode).toBe(404);
    nginx.kill('SIGTERM');
    await server.stop();
    await provider.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  },
  60_000,
);
