import { deepEqual, equal } from 'node:assert/strict';
import { it } from 'node:test';
import { judgeMutants, type Mutant } from './judgeMutants.ts';
import { selectMutated } from './selectMutated.ts';

it('cores, runtimes and the wiring of the shell are mutated, by workspace', () => {
  const files = [
    'packages/tabs/src/core/a.ts',
    'packages/tabs/src/core/a.test.ts',
    'packages/tabs/src/core/types.ts',
    'packages/tabs/src/core/index.ts',
    'packages/tabs/src/react/useTabs.ts',
    'packages/tabs/src/testing/core/a.ts',
    'packages/account/src/flows/core/a.ts',
    'packages/notify/src/runtime/channel/a.ts',
    'packages/notify/src/runtime/A.tsx',
    'packages/machine/src/createMachine.ts',
    'packages/api-client/src/session/a.ts',
    'packages/api-client/src/contract/a.ts',
    'apps/portal/src/app/guard/a.ts',
    'apps/portal/src/features/core/a.ts',
    'apps/server/src/core/a.ts',
    'tooling/bench/src/core/a.ts',
  ];
  deepEqual(Object.fromEntries(selectMutated(files)), {
    'packages/tabs': ['packages/tabs/src/core/a.ts'],
    'packages/account': ['packages/account/src/flows/core/a.ts'],
    'packages/notify': ['packages/notify/src/runtime/channel/a.ts'],
    'packages/machine': ['packages/machine/src/createMachine.ts'],
    'packages/api-client': ['packages/api-client/src/session/a.ts'],
    'apps/portal': ['apps/portal/src/app/guard/a.ts'],
  });
});

it('what survived or was never run counts against the tests, an endless run and an error do not', () => {
  const mutant = (status: Mutant['status'], line: number): Mutant => ({
    fileName: '/x/src/core/a.ts',
    location: { start: { line, column: 1 }, end: { line, column: 2 } },
    mutatorName: 'BlockStatement',
    replacement: '{\n  1\n}',
    status,
  });
  const mutants = [
    mutant('Killed', 1),
    mutant('Timeout', 2),
    mutant('Survived', 3),
    mutant('NoCoverage', 4),
    mutant('CompileError', 5),
    mutant('Ignored', 6),
  ];
  deepEqual(
    judgeMutants(mutants, (file) => file.slice('/x/'.length)),
    {
      killed: 2,
      all: 4,
      score: 50,
      survivors: [
        'src/core/a.ts:3 BlockStatement → { 1 }',
        'src/core/a.ts:4 BlockStatement → { 1 } (no test runs it)',
      ],
    },
  );
  equal(judgeMutants([], String).score, Number.NaN);
});
