/** What `pnpm audit --json` found: the advisories that stop a release; undefined where the registry did not answer. */
export function judgeAudit(output: string): string[] | undefined {
  const report = parse(output);
  if (!report || typeof report.metadata?.vulnerabilities !== 'object') return undefined;
  return Object.values(report.advisories ?? {})
    .filter(({ severity }) => STOPPING.has(severity))
    .map(({ severity, module_name, title, url }) => `${severity}: ${module_name}: ${title} (${url})`);
}

type Advisory = { severity: string; module_name: string; title: string; url: string };
type Report = { advisories?: Record<string, Advisory>; metadata?: { vulnerabilities?: unknown } };

const STOPPING = new Set(['high', 'critical']);

function parse(output: string): Report | undefined {
  try {
    const start = output.indexOf('{');
    return start < 0 ? undefined : JSON.parse(output.slice(start));
  } catch {
    return undefined;
  }
}

/** Parts that read what strangers send: an old one of them is a hole of its own. */
const EXPOSED = ['dompurify', 'ws', 'hono', '@hono/node-server', 'penpal', 'valibot', 'p-retry', 'pg'];

/** Exposed parts whose version is open, is missing in the lockfile, or stands there more than once. */
export function openVersions(catalog: string, lockfile: string): string[] {
  return EXPOSED.flatMap((name) => {
    const quoted = name.replace(/[/@]/g, '\\$&');
    const named = new RegExp(`^  ['"]?${quoted}['"]?: (\\S+)$`, 'm').exec(catalog)?.[1] ?? '';
    // Of what packages publish as a range, the least version is the one that we test with.
    const [, least] = /^\^?(\d+\.\d+\.\d+)$/.exec(named) ?? [];
    if (!least) return [`${name}: the catalog names no version of it`];
    const locked = lockfile.matchAll(new RegExp(`^  ['"]?${quoted}@(\\d[^:('"]*)['"]?:$`, 'gm'));
    const versions = [...new Set([...locked].map(([, version]) => version))];
    return versions.length === 1 && versions[0] === least
      ? []
      : [`${name}: the lockfile holds ${versions.join(', ') || 'none'} where the catalog names ${least}`];
  });
}
