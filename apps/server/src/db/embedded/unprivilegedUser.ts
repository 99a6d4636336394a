import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as; it refuses to run as root. */
export type RunAs = { uid: number; gid: number };

const CANDIDATES = ['postgres', 'nobody'];
const OWN_USER = 'portal-db';

/** An unprivileged user when this process is root; undefined when it is not, and needs none. */
export function findUnprivilegedUser(existingOwner?: RunAs): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existingOwner && existingOwner.uid !== 0) return existingOwner;
  for (const name of CANDIDATES) {
    const user = lookUp(name);
    if (user) return user;
  }
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER]);
  const made = lookUp(OWN_USER);
  if (made) return made;
  throw new Error(
    'PostgreSQL does not run as root and no unprivileged user was found: start as another user.',
  );
}

/** Whether a user other than the owner may enter a folder and all folders above it. */
export function isReachable(folder: string, user: RunAs): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const { uid, gid, mode } = statSync(path);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

function lookUp(name: string): RunAs | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [ask('-u'), ask('-g')];
  if (uid.status !== 0 || gid.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
