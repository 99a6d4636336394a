import { expect, it } from 'vitest';
import { normalizeMenuTree } from '../../../core/normalizeMenuTree.ts';
import { sceneChoices } from '../../../core/sceneSelection.ts';
import { erpTree } from '../../../testing/index.ts';
import { sceneTreeRows, treeMove } from './sceneTreeRows.ts';

const choices = sceneChoices(normalizeMenuTree(erpTree()), new Set());
const ids = (rows: ReturnType<typeof sceneTreeRows>) => rows.map(({ choice }) => choice.entry.id);
const nameOf = ({ entry }: { entry: { menu: { menuEnName?: string } } }) => entry.menu.menuEnName ?? '';
const closed = sceneTreeRows(choices, new Set());
const opened = sceneTreeRows(choices, new Set(['m_orders', 'm_after-sales']));

it('[M330] only open branches show what is below them, each row with its level and place', () => {
  expect(ids(closed)).toEqual(['orders', 'stock', 'reports', 'tools', 'dashboard']);
  expect(ids(opened)).toEqual([
    'orders',
    'handling',
    'after-sales',
    'returns',
    'exchange',
    'disputes',
    'rules',
    'settings',
    'stock',
    'reports',
    'tools',
    'dashboard',
  ]);
  expect(opened[4]).toMatchObject({ level: 3, position: 2, beside: 3, open: undefined, parent: 2 });
});

it('[M331] while something is asked only branches with answers show, all open', () => {
  const rows = sceneTreeRows(choices, new Set(), new Set(['m_printer-list']));
  expect(ids(rows)).toEqual(['orders', 'settings', 'labels', 'printers', 'printer-list']);
  expect(rows[4]).toMatchObject({ position: 1, beside: 1, level: 5 });
});

it('[M332] arrows walk the rows, open and close branches, and step in and out', () => {
  const move = (at: number, key: string) => treeMove(opened, at, key, nameOf);
  expect(move(0, 'ArrowDown')).toEqual({ type: 'to', row: 1 });
  expect(move(0, 'ArrowUp')).toEqual({ type: 'to', row: 0 });
  expect(move(3, 'End')).toEqual({ type: 'to', row: 11 });
  expect(move(11, 'ArrowDown')).toEqual({ type: 'to', row: 11 });
  expect(move(3, 'Home')).toEqual({ type: 'to', row: 0 });
  expect(move(1, 'ArrowRight')).toEqual({ type: 'open', keys: ['m_handling'] });
  expect(move(2, 'ArrowRight')).toEqual({ type: 'to', row: 3 });
  expect(move(3, 'ArrowRight')).toBeUndefined();
  expect(move(3, 'ArrowLeft')).toEqual({ type: 'to', row: 2 });
  expect(move(2, 'ArrowLeft')).toEqual({ type: 'close', keys: ['m_after-sales'] });
  expect(move(8, 'ArrowLeft')).toBeUndefined();
  expect(move(3, ' ')).toEqual({ type: 'toggle' });
});

it('[M332] a letter leads to the next name that begins with it, `*` opens the branches beside', () => {
  expect(treeMove(opened, 0, 'e', nameOf)).toEqual({ type: 'to', row: 4 });
  expect(treeMove(opened, 8, 'o', nameOf)).toEqual({ type: 'to', row: 0 });
  expect(treeMove(opened, 8, 'x', nameOf)).toBeUndefined();
  expect(treeMove(opened, 8, 'Tab', nameOf)).toBeUndefined();
  expect(treeMove(opened, 1, '*', nameOf)).toEqual({
    type: 'open',
    keys: ['m_handling', 'm_after-sales', 'm_rules', 'm_settings'],
  });
});
