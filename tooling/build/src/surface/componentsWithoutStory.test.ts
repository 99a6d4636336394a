import { deepEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { componentsWithoutStory } from './componentsWithoutStory.ts';

const sources = mkdtempSync(join(tmpdir(), 'portal-stories-'));
after(() => rmSync(sources, { recursive: true }));
writeFileSync(join(sources, 'Lamp.stories.tsx'), 'const meta = { component: Lamp };');

it('names the exported components that no story names, functions and those made of one', () => {
  const names = [
    ['Lamp', 'function Lamp(props: LampProps): import("react").JSX.Element;'],
    ['Bulb', 'function Bulb(props: BulbProps): import("react").JSX.Element | null;'],
    ['Late', 'const Late: import("react").ComponentType<LateProps>;'],
    ['LampContext', 'const LampContext: import("react").Context<Lamp | undefined>;'],
    ['readLamp', 'function readLamp(text: string): Lamp;'],
  ].map(([name = '', text = '']) => ({ name, text, doc: '' }));
  deepEqual(componentsWithoutStory(names, sources), ['Bulb', 'Late']);
});
