import { expect, it } from 'vitest';
import { nameUnions } from './nameUnions.ts';

it('a union without members goes by its source, everything else stays', () => {
  const docgen = {
    props: {
      tone: { tsType: { name: 'union', raw: "'a' | 'b'", elements: [{ name: 'literal', value: "'a'" }] } },
      tree: { tsType: { name: 'Array', elements: [{ name: 'union', raw: 'Tree | string' }] } },
    },
  };
  expect(nameUnions(docgen).props.tone).toEqual(docgen.props.tone);
  expect(nameUnions(docgen).props.tree.tsType.elements).toEqual([
    { name: 'Tree | string', raw: 'Tree | string' },
  ]);
});
