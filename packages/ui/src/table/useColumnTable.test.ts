import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type ColumnLayout, OWN_LAYOUT } from './columnLayout.ts';
import { placeColumn } from './placeColumn.ts';
import { type StoryOrder, storyColumns, storyOrders } from './storyRows.tsx';
import { TableView } from './TableView.tsx';
import { type ColumnTable, moveColumn, shownColumns, useColumnTable } from './useColumnTable.ts';

type DrawnProps = {
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout | undefined) => void;
  onTable: (table: ColumnTable<StoryOrder>) => void;
};

function Drawn({ layout, onLayout, onTable }: DrawnProps) {
  const rows = storyOrders.slice(0, 1);
  const table = useColumnTable({ columns: storyColumns, rows, rowId: ({ id }) => id, layout, onLayout });
  onTable(table);
  return createElement(TableView<StoryOrder>, { table, label: 'Orders' });
}

/** Draws the table, and tells what it holds and how it was arranged since. */
function draw(layout: ColumnLayout) {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
  const arranged: (ColumnLayout | undefined)[] = [];
  const tables: ColumnTable<StoryOrder>[] = [];
  const drawn = createElement(Drawn, {
    layout,
    onLayout: (next) => arranged.push(next),
    onTable: (table) => tables.push(table),
  });
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, drawn));
  const [table] = tables;
  if (!table) throw new Error('No table');
  return { table, html, arranged };
}

const keysOf = (table: ColumnTable<StoryOrder>) => shownColumns(table).map(({ id }) => id);

describe('arranged columns', () => {
  it('[U801] frozen columns stand first, in the header as in the rows', () => {
    const { table, html } = draw({ ...OWN_LAYOUT, order: ['day'], frozen: ['amount'] });
    expect(keysOf(table)).toEqual(['amount', 'day', 'id', 'buyer', 'status', 'note']);
    const headers = [...html.matchAll(/<th [^>]*aria-label="(\w+)"/g)].map(([, name]) => name);
    expect(headers).toEqual(['Amount', 'Ordered', 'Order', 'Buyer', 'Status', 'Note']);
    const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
    expect(cells[0]).toContain('24.90');
    expect(cells[2]).toContain(storyOrders[0]?.id);
  });

  it('[U800] moves a column among the shown ones beside it, frozen ones among themselves', () => {
    const { table, arranged } = draw({ ...OWN_LAYOUT, shown: { buyer: false }, frozen: ['note', 'day'] });
    moveColumn(table, 'status', -1);
    expect(arranged.at(-1)?.order.filter((key) => ['id', 'status'].includes(key))).toEqual(['status', 'id']);
    moveColumn(table, 'day', -1);
    expect(arranged.at(-1)?.frozen).toEqual(['day', 'note']);
    moveColumn(table, 'note', -1);
    expect(arranged).toHaveLength(2);
  });

  it('[U800] puts a column where another stands, to either side, and frozen ones only among themselves', () => {
    const { table, arranged } = draw({ ...OWN_LAYOUT, frozen: ['note', 'day'] });
    const order = () => arranged.at(-1)?.order.filter((key) => key !== 'note' && key !== 'day');
    const before = keysOf(table).filter((key) => key !== 'note' && key !== 'day');
    expect(before).toEqual(['id', 'buyer', 'status', 'amount']);
    expect(placeColumn(table, 'id', 'status')).toBe(true);
    expect(order()).toEqual(['buyer', 'status', 'id', 'amount']);
    expect(placeColumn(table, 'amount', 'buyer')).toBe(true);
    expect(order()).toEqual(['id', 'amount', 'buyer', 'status']);
    expect(placeColumn(table, 'day', 'note')).toBe(true);
    expect(arranged.at(-1)?.frozen).toEqual(['day', 'note']);
    expect([placeColumn(table, 'day', 'id'), placeColumn(table, 'id', 'id')]).toEqual([false, false]);
  });

  it('[U800] keeps only what was changed, and widths that a screen has', () => {
    const { table, arranged } = draw({ ...OWN_LAYOUT, widths: { id: 130 } });
    table.core.getColumn('buyer')?.toggleVisibility(false);
    expect(arranged.at(-1)).toEqual({ ...OWN_LAYOUT, widths: { id: 130 }, shown: { buyer: false } });
    table.core.setColumnSizing((sizes) => ({ ...sizes, note: 4_000 }));
    expect(arranged.at(-1)?.widths).toEqual({ id: 130, note: 1_000 });
    table.core.getColumn('id')?.resetSize();
    expect(arranged.at(-1)?.widths).not.toHaveProperty('id');
  });
});
