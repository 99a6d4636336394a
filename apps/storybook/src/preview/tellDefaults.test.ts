import { expect, it } from 'vitest';
import { tellDefaults } from './tellDefaults.ts';

it('a default that is written behind a description stands in its own column', () => {
  const props = {
    rows: { description: 'Lines of the skeleton. @default 4' },
    label: { description: 'What is loading.\n@default the language\'s\n"Loading"', required: false },
    title: { description: 'What did not work.', defaultValue: { value: "''" } },
  };
  expect(tellDefaults({ description: 'Loading', props })).toEqual({
    description: 'Loading',
    props: {
      rows: { description: 'Lines of the skeleton.', defaultValue: { value: '4' } },
      label: {
        description: 'What is loading.',
        defaultValue: { value: 'the language\'s "Loading"' },
        required: false,
      },
      title: props.title,
    },
  });
  expect(tellDefaults(undefined)).toBeUndefined();
});
