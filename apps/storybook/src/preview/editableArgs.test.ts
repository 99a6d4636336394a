import { expect, it } from 'vitest';
import { editableArgs } from './editableArgs.ts';

type Context = Parameters<typeof editableArgs>[0];

it('what can be written down has a control, a tree whose entries know their parents has none', () => {
  const root: { name: string; children: unknown[] } = { name: 'root', children: [] };
  root.children.push({ name: 'leaf', parent: root });
  const initialArgs = {
    title: 'Orders',
    rows: [{ id: 1 }],
    twice: [root.name, root.name],
    tree: root,
    byKey: new Map(),
    onOpen: () => undefined,
    icon: { $$typeof: Symbol.for('react.element') },
  };
  const argTypes = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  const judged = editableArgs({ argTypes, initialArgs } as unknown as Context);
  const without = Object.keys(judged).filter((name) => judged[name]?.control === false);
  expect(without).toEqual(['tree', 'byKey', 'onOpen', 'icon']);
});
