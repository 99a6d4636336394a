import { deepEqual } from 'node:assert/strict';
import { it } from 'node:test';
import { missingSections } from './missingSections.ts';

const whole = ['Install', 'Usage', 'Options', 'Events', 'Theming', 'Accessibility', 'Limits', 'More']
  .map((name) => `## ${name}\n\nWords.\n`)
  .join('\n');

it('a README with every section misses none', () => {
  deepEqual(missingSections(`**Use it** when …\n\n${whole}`), []);
});

it('a section that is not there, or says nothing, is named', () => {
  const readme = whole.replace('## Events\n\nWords.\n', '').replace('## Limits\n\nWords.', '## Limits');
  deepEqual(missingSections(`**Use it** when …\n\n${readme}`), ['Events', 'Limits']);
});

it('when to use the package is a section too', () => {
  deepEqual(missingSections(whole), ['when to use it (**Use it** …)']);
});
