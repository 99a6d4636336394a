import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What a process holds of the machine; needs Linux, like the processor's time. */
type Holds = { rssMb: number; sockets: number; files: number };

/** Reads it from the system's own accounts. */
export function readProcess(pid: number): Holds {
  const rssKb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const links = readdirSync(`/proc/${pid}/fd`).map((name) => linkOf(`/proc/${pid}/fd/${name}`));
  const sockets = links.filter((link) => link.startsWith('socket:')).length;
  return { rssMb: rssKb / 1024, sockets, files: links.length - sockets };
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // It was closed while the list was read.
    return '';
  }
}

/** The files below a folder. */
export function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}
