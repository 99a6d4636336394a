import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Guard, WITHOUT_GUARD } from '../withoutGuard.ts';
import type { FoundTest } from './findTests.ts';

/** How many tests of a name passed, and which failed. */
export type Outcome = { passed: number; failed: readonly string[] };

type Rule = Extract<FoundTest, { kind: 'rule' }>;
type Report = { testResults: { assertionResults: { title: string; fullName: string; status: string }[] }[] };

/** Runs the tests of rules, one folder after the other, without a guard if one is named; gives what became of each rule. */
export function runRules(root: string, rules: readonly Rule[], guard?: Guard): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const folder of new Set(rules.map((rule) => rule.folder))) {
    const own = rules.filter((rule) => rule.folder === folder);
    const names = [...new Set(own.map(({ rule }) => rule))];
    const files = [...new Set(own.flatMap((rule) => rule.files))];
    if (!guard) console.log(`\n— ${folder}: ${names.length} rules in ${files.length} files`);
    for (const { fullName, status } of runVitest(join(root, folder), files, names, guard))
      for (const name of names) {
        if (!fullName.includes(`[${name}]`) || !['passed', 'failed'].includes(status)) continue;
        const { passed, failed } = outcomes.get(name) ?? { passed: 0, failed: [] };
        if (status === 'passed') outcomes.set(name, { passed: passed + 1, failed });
        else outcomes.set(name, { passed, failed: [...failed, `${folder}: ${fullName}`] });
      }
  }
  return outcomes;
}

function runVitest(
  folder: string,
  files: readonly string[],
  names: readonly string[],
  guard: Guard | undefined,
) {
  const scratch = mkdtempSync(join(tmpdir(), 'portal-attacks-'));
  const output = join(scratch, 'report.json');
  const only = `\\[(${names.join('|')})\\]`;
  try {
    spawnSync(
      'pnpm',
      ['exec', 'vitest', 'run', ...files, '-t', only, '--reporter=json', `--outputFile=${output}`],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', guard ? 'ignore' : 'inherit'],
        env: {
          ...process.env,
          ...(files.every(isUnitTest) && { PORTAL_TEST_PROJECT: 'unit' }),
          ...(guard && { [WITHOUT_GUARD]: JSON.stringify(guard) }),
        },
      },
    );
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report;
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } catch {
    // No report: nothing of it ran, which the lines of its rules say.
    return [];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Storybook and a browser are not even started for tests that need neither. */
function isUnitTest(file: string): boolean {
  return file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts');
}

const IN_NODE = import.meta.resolve('./takeOutInNode.ts');

/** Runs a file of journeys, or of Node's own tests, which may be without a guard. */
export function runFile(root: string, found: Exclude<FoundTest, Rule>, guard?: Guard): Outcome {
  const args =
    found.kind === 'file'
      ? [
          'exec',
          'node',
          '--conditions=source',
          ...(guard ? [`--import=${IN_NODE}`] : []),
          '--test',
          found.file,
        ]
      : ['--filter', '@portal/tooling-e2e', 'e2e', found.file.replace('tooling/e2e/', '')];
  const { status } = spawnSync('pnpm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', guard ? 'ignore' : 'inherit'],
    env: { ...process.env, ...(guard && { [WITHOUT_GUARD]: JSON.stringify(guard) }) },
  });
  return status === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [found.file] };
}
