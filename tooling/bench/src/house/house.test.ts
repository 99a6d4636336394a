import { deepEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createResolver } from './createResolver.ts';
import { countChosen, findTakers } from './findBag.ts';
import { findCircles } from './findCircles.ts';
import { findListenerSets, findRunners } from './findStateByHand.ts';
import { importsOf, parseModule } from './parseModule.ts';
import { readFlows } from './readFlows.ts';
import { countLines, isDemo, isSource } from './readSources.ts';
import { weighEntry } from './weighEntry.ts';

const inOne = (text: string) => new Map([['packages/x/src/runtime/x.ts', text]]);

describe('sources', () => {
  it('are neither tests nor their drivers, configuration or stories', () => {
    const all = [
      'src/a.ts',
      'src/a.test.ts',
      'src/A.stories.tsx',
      'src/testing/a.ts',
      'test/a.ts',
      'src/tests.ts',
    ];
    deepEqual(
      all.filter((file) => isSource(`packages/x/${file}`)),
      ['src/a.ts', 'src/tests.ts'],
    );
    equal(isSource('packages/x/vitest.config.ts'), false);
  });

  it('of the demo are told apart, wherever it stands', () => {
    deepEqual(
      ['apps/demo/src/a.ts', 'apps/server/src/demo/a.ts', 'apps/server/src/demoAccounts.ts'].map(isDemo),
      [true, true, false],
    );
  });

  it('are counted by lines, the last one with or without its end', () => {
    const sources = new Map([
      ['a.ts', 'one\ntwo\n'],
      ['b.ts', 'one\ntwo'],
      ['c.ts', 'one\n'],
    ]);
    deepEqual(
      countLines(sources, (file) => file !== 'c.ts'),
      { files: 2, lines: 4 },
    );
  });
});

describe('imports', () => {
  it('are found in every form, with the names of the other module', () => {
    const text = `
      import './effects.ts';
      import whole, { type A, b as c } from './named.ts';
      import type * as all from './all.ts';
      export { d as e } from './again.ts';
      export * from './everything.ts';
      const later = () => import('./later.ts');
      type Later = typeof import('./types.ts');
      const text = "import './text.ts'";`;
    deepEqual(importsOf(parseModule('x.ts', text)), [
      { specifier: './effects.ts', names: [] },
      { specifier: './named.ts', names: ['A', 'b'] },
      { specifier: './all.ts', names: [] },
      { specifier: './again.ts', names: ['d'] },
      { specifier: './everything.ts', names: [] },
      { specifier: './later.ts', names: [] },
      { specifier: './types.ts', names: [] },
    ]);
  });

  it('are resolved to files, those of a workspace by the source of its entry', () => {
    const files = new Set([
      'packages/x/src/index.ts',
      'packages/x/src/core/index.ts',
      'packages/x/src/a.tsx',
    ]);
    const exports = {
      '.': { source: './src/index.ts', default: './dist/index.js' },
      './core': './src/core/index.ts',
    };
    const resolve = createResolver(files, [{ name: '@portal/x', folder: 'packages/x', exports }]);
    equal(resolve('packages/x/src/core/index.ts', '../a.tsx'), 'packages/x/src/a.tsx');
    equal(resolve('packages/x/src/core/index.ts', '../a'), 'packages/x/src/a.tsx');
    equal(resolve('packages/x/src/a.tsx', './core'), 'packages/x/src/core/index.ts');
    equal(resolve('apps/y/src/a.ts', '@portal/x'), 'packages/x/src/index.ts');
    equal(resolve('apps/y/src/a.ts', '@portal/x/core'), 'packages/x/src/core/index.ts');
    equal(resolve('apps/y/src/a.ts', '@portal/x/styles.css'), undefined);
    equal(resolve('apps/y/src/a.ts', '@portal/xy'), undefined);
    equal(resolve('apps/y/src/a.ts', 'react'), undefined);
  });
});

describe('circles', () => {
  it('are groups that reach one another, the largest first', () => {
    const graph = new Map([
      ['start', ['a', 'x']],
      ['a', ['b']],
      ['b', ['c', 'end']],
      ['c', ['a']],
      ['x', ['y']],
      ['y', ['x', 'a']],
      ['self', ['self']],
      ['end', []],
    ]);
    deepEqual(findCircles(graph), [['a', 'b', 'c'], ['x', 'y'], ['self']]);
  });

  it('of two that share a node are one', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['a', 'c']],
      ['c', ['b']],
    ]);
    deepEqual(findCircles(graph), [['a', 'b', 'c']]);
  });
});

describe('state by hand', () => {
  it('runs effects where it walks through them', () => {
    const text = `for (const effect of effects) run(effect);
      for (const one of step.effects) run(one);
      result.effects.forEach(run);
      effects.subscribe(listener);
      const step = [state, effects];`;
    equal(findRunners(inOne(text)).length, 3);
    deepEqual(findRunners(new Map([['packages/x/src/core/x.ts', text]])), []);
  });

  it('keeps functions in a set, a map of sets or a list of listeners', () => {
    const text = `const a = new Set<() => void>();
      const b = new Map<string, Set<(value: never) => void>>();
      const c = new Set<MessageHandler>();
      const d: Set<(() => void)> = new Set();
      const listeners: (() => void)[] = [];`;
    deepEqual(
      findListenerSets(inOne(text)),
      [1, 2, 3, 4, 5].map((line) => `packages/x/src/runtime/x.ts:${line}`),
    );
  });

  it('is not what keeps values, or one function for each key', () => {
    const text = `const a = new Set<string>();
      const b = new Map<string, () => void>();
      const c = new Set<{ run(): void }>();
      const steps: (() => void)[] = [];`;
    deepEqual(findListenerSets(inOne(text)), []);
  });
});

describe('the bag of the shell', () => {
  it('is taken by who imports it as a whole, whatever it is called', () => {
    const imports = new Map(
      ['Services', 'useServices', 'Ports', 'PortsContext', 'NotifyPorts', 'choosePorts'].map((name) => [
        `${name}.ts`,
        [{ specifier: './ports.ts', names: [name] }],
      ]),
    );
    deepEqual(findTakers(imports), ['Services.ts', 'useServices.ts', 'Ports.ts', 'PortsContext.ts']);
  });

  it('is chosen from by name', () => {
    const sources = new Map([
      ['a.ts', "const a = choosePorts('client', 'i18n'); const b = choosePorts('api');"],
      ['b.ts', 'const c = otherPorts(1);'],
    ]);
    deepEqual(countChosen(sources), { 'a.ts': 3 });
  });
});

describe('flows', () => {
  it('are the lists below their heading, each file once', () => {
    const text = [
      '# Architecture',
      '### Menu of something else',
      '`packages/no/src/no.ts`',
      '## Flows',
      'Not in a list: `packages/no/src/no.ts`.',
      '### Menu press → pane shown',
      '1. `packages/a/src/a.ts` calls `open()`',
      '2. `packages/b/src/B.tsx`, then `packages/a/src/a.ts` again',
      '### Push → badge',
      '1. `apps/c/src/c.ts`',
      '## Contract',
      '`packages/no/src/no.ts`',
    ].join('\n');
    deepEqual(readFlows(text), [
      { title: 'Menu press → pane shown', files: ['packages/a/src/a.ts', 'packages/b/src/B.tsx'] },
      { title: 'Push → badge', files: ['apps/c/src/c.ts'] },
    ]);
    deepEqual(readFlows('# Architecture\n## Flows\n### One\n1. `a/b.ts`'), [
      { title: 'One', files: ['a/b.ts'] },
    ]);
    deepEqual(readFlows('# Architecture'), []);
  });
});

it('an entry weighs what its package reaches from it, for each value it exports', () => {
  const sources = new Map([
    ['packages/x/src/index.ts', "export { a, b, type C } from './a.ts';\nexport type { D } from './a.ts';\n"],
    ['packages/x/src/a.ts', '1\n2\n3\n4\n'],
    ['packages/x/src/other.ts', '1\n'],
    ['packages/y/src/index.ts', '1\n'],
  ]);
  const graph = new Map([
    ['packages/x/src/index.ts', ['packages/x/src/a.ts', 'packages/x/src/a.ts']],
    ['packages/x/src/a.ts', ['packages/y/src/index.ts', 'packages/x/src/index.ts']],
  ]);
  deepEqual(weighEntry(sources, graph, 'packages/x/src/index.ts', 'packages/x'), {
    values: 2,
    lines: 6,
    linesPerValue: 3,
  });
});
