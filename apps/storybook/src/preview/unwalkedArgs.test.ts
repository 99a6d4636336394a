import { expect, it } from 'vitest';
import { unwalkedArgs } from './unwalkedArgs.ts';

type Context = Parameters<typeof unwalkedArgs>[0];
const enhance = (initialArgs: object) => unwalkedArgs({ initialArgs } as Context);

it('hands a circle on with its properties, and tells it by its name alone', () => {
  const parent: { name: string; children: object[] } = { name: 'Orders', children: [] };
  parent.children.push({ name: 'Returns', parent });

  const { index } = enhance({ index: { tree: [parent] } }) as { index: { tree: object[] } };

  expect(index.tree).toEqual([parent]);
  expect(index.constructor).toBeUndefined();
  expect(JSON.stringify({ index })).toBe('{"index":"index"}');
});

it('leaves alone what is no circle', () => {
  const element: { $$typeof: string; owner?: object } = { $$typeof: 'react' };
  element.owner = element;
  const shared = { id: 1 };

  expect(enhance({ title: 'Orders', rows: [shared, shared], element, onOpen: () => undefined })).toEqual({});
});
