import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@portal/tooling-test/server';

/** A balancer before the processes of a portal. */
export type Nginx = { readonly port: number; stop(): Promise<void> };

/** Whether nginx can be run; it is installed where that can be done, as root of a Debian. */
export function hasNginx(): boolean {
  const isThere = () => spawnSync('nginx', ['-v']).status === 0;
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log('Installing nginx …');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx'], { stdio: 'ignore' });
  return isThere();
}

/** Starts one on a free port of this machine alone, in the foreground. */
export async function openNginx(
  ports: readonly number[],
  {
    tls = false,
  }: {
    /** Speaks HTTP/2, with a certificate that it makes. @default HTTP/1.1 */
    tls?: boolean;
  } = {},
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  if (tls) makeCertificate(folder);
  const port = await findFreePort(0);
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${kept.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream portal { ${ports.map((one) => `server 127.0.0.1:${one};`).join(' ')} keepalive 64; }
  server {
    ${tls ? `listen 127.0.0.1:${port} ssl; http2 on; ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;` : `listen 127.0.0.1:${port};`}
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection '';
    }
  }
}
`,
  );
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  await answers(port, child);
  return {
    port,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...files,
  ]);
  if (made.status !== 0) throw new Error(`No certificate could be made: ${made.stderr}`);
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).once('error', () => resolve(false));
    });
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start');
}
