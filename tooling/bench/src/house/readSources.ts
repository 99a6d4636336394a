import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of source files by their path from the root of the repository, with `/` between folders. */
export type Sources = ReadonlyMap<string, string>;

const CODE = /^(?:packages|apps|tooling)\/.*\.tsx?$/;
const TESTS = /\.(?:test|test-d|spec|stories)\.tsx?$|\/test\/|\/testing\/|\/vitest\.config\.ts$/;
const DEMO = /^apps\/(?:demo\/|server\/src\/demo\/)/;

/** Returns every TypeScript file of packages, apps and tooling that Git knows or would take up. */
export function readSources(root: string): Sources {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => CODE.test(file) && existsSync(join(root, file)));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Whether a file is neither a test, a story, a test driver nor the configuration of tests. */
export function isSource(file: string): boolean {
  return !TESTS.test(file);
}

/** Whether a file belongs to the demo, which is a customer of the server. */
export function isDemo(file: string): boolean {
  return DEMO.test(file);
}

/** Returns how many lines the files have that are wanted, and how many files there are. */
export function countLines(
  sources: Sources,
  isWanted: (file: string) => boolean,
): { files: number; lines: number } {
  let files = 0;
  let lines = 0;
  for (const [file, text] of sources) {
    if (!isWanted(file)) continue;
    files += 1;
    lines += linesOf(text);
  }
  return { files, lines };
}

/** Returns how many lines a text has. */
export function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
