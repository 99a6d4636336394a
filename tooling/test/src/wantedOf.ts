import { execFileSync } from 'node:child_process';

/**
 * Of all names those that were asked for: by name, or `--share=2` for two whose turn it is, since a run of CI has no time for
 * all of them and each commit has another turn; all of them where nothing was asked for.
 */
export function wantedOf(asked: readonly string[], all: readonly string[]): readonly string[] {
  const share = Number(asked.find((name) => name.startsWith('--share='))?.slice('--share='.length));
  if (!share) return asked.length > 0 ? asked : all;
  const commits = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return Array.from({ length: share }, (_, at) => all[(Number(commits) * share + at) % all.length] ?? '');
}
