import assert from 'node:assert/strict';
import { it } from 'node:test';
import { licenceList } from './licenceList.ts';

const bill = (...components: object[]) => ({ metadata: { component: { name: 'ui' } }, components }) as never;

it('each package lists what stands behind it, with its licence', () => {
  const { text, problems } = licenceList([
    bill(
      { group: '@mantine', name: 'core', version: '9.7.3', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'either', version: '1.0.0', licenses: [{ expression: 'MIT OR GPL-3.0' }] },
    ),
  ]);
  assert.match(text, /## ui\n\n- @mantine\/core 9\.7\.3: MIT\n- either 1\.0\.0: MIT OR GPL-3\.0\n/);
  assert.deepEqual(problems, []);
});

it('what names no licence, or one that may not be carried, is a problem', () => {
  const { problems } = licenceList([
    bill(
      { name: 'silent', version: '1.0.0' },
      { name: 'shares', licenses: [{ license: { id: 'AGPL-3.0' } }] },
    ),
  ]);
  assert.deepEqual(problems, ['silent 1.0.0 names no licence', 'shares is AGPL-3.0']);
});
