import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './packPackages.ts';
import { run } from './run.ts';

const OLDER = '18';

/** Renders and changes something of each package in a React of that version; `react-dom` writes errors to the console. */
const PAGE = `import { Window } from 'happy-dom';
const window = new Window();
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
const complaints = [];
console.error = (...all) => complaints.push(all.join(' '));
const { createElement, StrictMode, act: act19, version } = await import('react');
const act = act19 ?? (await import('react-dom/test-utils')).act;
const { createRoot } = await import('react-dom/client');
const { createStore, useAtomValue } = await import('jotai');
const { createMachine } = await import('@portal/machine');
const { useMachine } = await import('@portal/machine/react');
const { machineAtom } = await import('@portal/machine/jotai');
const lamp = createMachine({ initial: 'off', transition: (_, event) => [event] });
const lampAtom = machineAtom(lamp);
const Lamp = () => createElement('p', null, useMachine(lamp), useAtomValue(lampAtom));
const root = createRoot(document.body.appendChild(document.createElement('div')));
await act(async () => root.render(createElement(StrictMode, null, createElement(Lamp))));
await act(async () => lamp.send('on'));
const shown = document.body.textContent;
if (!version.startsWith('18.') || shown !== 'onon' || complaints.length > 0)
  throw new Error(['React ' + version + ' shows ' + shown, ...complaints].join('\\n'));
`;

/** Installs the packages whose peers allow React 18 beside it, and uses their hooks there; returns their names. */
export function checkOlderReact(folder: string, packed: readonly PackedPackage[]): string[] {
  const allowing = packed.filter(({ peers }) => peers.react?.includes(`^${OLDER}`));
  const app = join(folder, 'older');
  mkdirSync(app);
  const dependencies = {
    ...Object.fromEntries(allowing.map(({ name, tarball }) => [name, `file:${tarball}`])),
    'happy-dom': '^21.0.0',
    jotai: '^3.0.0',
    react: `^${OLDER}.2.0`,
    'react-dom': `^${OLDER}.2.0`,
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  const overrides = packed.map(({ name, tarball }) => `  '${name}': 'file:${tarball}'\n`);
  writeFileSync(
    join(app, 'pnpm-workspace.yaml'),
    `packages: []\nstrictPeerDependencies: true\noverrides:\n${overrides.join('')}`,
  );
  writeFileSync(join(app, 'page.mjs'), PAGE);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
  run(process.execPath, ['page.mjs'], app);
  rmSync(app, { recursive: true });
  return allowing.map(({ name }) => name);
}
