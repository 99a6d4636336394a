import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { CellValue } from './CellValue.tsx';
import type { ColumnLayout } from './columnLayout.ts';
import type { DataColumn, Sorting } from './DataColumn.ts';
import { StoryFrame, type StoryOrder, storyColumns, storyOrders } from './storyRows.tsx';
import { useStoryViews } from './storyViews.ts';
import { TableView } from './TableView.tsx';
import { useColumnTable } from './useColumnTable.ts';

const meta = {
  title: 'UI/Table/Columns',
  subcomponents: { TableView },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onSort = fn();
const onOpen = fn();
const rowId = ({ id }: StoryOrder) => id;
const total = <CellValue value={12_345.6} type="money" currency="USD" />;
const withTotal = storyColumns.map((column) => (column.key === 'amount' ? { ...column, total } : column));
const many: DataColumn<StoryOrder>[] = [
  ...withTotal,
  ...Array.from({ length: 14 }, (_, index) => ({
    key: `extra-${index}`,
    header: `Column ${index + 1} with a longer name`,
    cell: ({ amount }: StoryOrder) => Math.round(amount * (index + 1)),
    isNumeric: true,
  })),
];

type ArrangedProps = {
  columns?: readonly DataColumn<StoryOrder>[];
  start?: ColumnLayout;
  rows?: readonly StoryOrder[];
};

function Arranged({ columns = withTotal, start, rows = storyOrders }: ArrangedProps) {
  const { layout, onLayout } = useStoryViews([], start);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sorting, setSorting] = useState<Sorting>({ by: 'id', direction: 'asc' });
  const table = useColumnTable({
    columns,
    rows,
    rowId,
    layout,
    onLayout,
    sorting,
    onSort: (next) => {
      onSort(next);
      setSorting(next);
    },
  });
  return (
    <StoryFrame>
      <TableView
        table={table}
        label="Orders"
        selection={{ selected, onChange: setSelected }}
        onOpenRow={onOpen}
      />
    </StoryFrame>
  );
}

const headersOf = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('columnheader')
    .map((header) => header.getAttribute('aria-label'))
    .filter((name) => name !== null);

const act = async (canvas: HTMLElement, column: string, action: string) => {
  const page = within(canvas);
  await userEvent.click(page.getByRole('button', { name: `Column menu: ${column}` }));
  await userEvent.click(
    await page.findByRole(/^Sort/.test(action) ? 'menuitemradio' : 'menuitem', { name: action }),
  );
};

export const Arranging: Story = {
  name: '[U800] a header’s menu sorts, moves, widens, fits, freezes and hides its column',
  globals: { locale: 'en-US' },
  render: () => <Arranged />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(headersOf(canvasElement)).toEqual(['Order', 'Buyer', 'Status', 'Amount', 'Ordered', 'Note']);
    await act(canvasElement, 'Amount', 'Move left');
    await act(canvasElement, 'Amount', 'Move left');
    await expect(headersOf(canvasElement).slice(0, 3)).toEqual(['Order', 'Amount', 'Buyer']);
    await act(canvasElement, 'Status', 'Hide this column');
    await expect(headersOf(canvasElement)).not.toContain('Status');
    await act(canvasElement, 'Buyer', 'Sort descending');
    await expect(onSort).toHaveBeenLastCalledWith({ by: 'buyer', direction: 'desc' });
    const buyer = page.getByRole('columnheader', { name: 'Buyer' });
    const width = buyer.offsetWidth;
    await act(canvasElement, 'Buyer', 'Wider');
    await waitFor(() => expect(buyer.offsetWidth).toBe(width + 40));
    await act(canvasElement, 'Buyer', 'Fit the content');
    await waitFor(() => expect(Math.abs(buyer.offsetWidth - width)).toBeLessThan(3));
    await act(canvasElement, 'Ordered', 'Freeze at the left');
    await expect(headersOf(canvasElement)[0]).toBe('Ordered');
    await act(canvasElement, 'Ordered', 'Unfreeze');
    await expect(headersOf(canvasElement)[0]).toBe('Order');
  },
};

export const ByKeys: Story = {
  name: '[U200] [U201] headers are one stop of the Tab key: arrows walk them and into the rows, Enter sorts, Alt and down opens the menu',
  globals: { locale: 'en-US' },
  render: () => <Arranged />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const focused = () => document.activeElement?.closest('th')?.getAttribute('aria-label');
    page.getByRole('checkbox', { name: 'Choose all on this page' }).focus();
    await userEvent.tab();
    await expect(focused()).toBe('Order');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onSort).toHaveBeenLastCalledWith({ by: 'buyer', direction: 'asc' });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(page.getByRole('menu', { name: 'Column menu: Buyer' })).toBeVisible());
    await userEvent.keyboard('{End}{Enter}');
    await expect(page.queryByRole('columnheader', { name: 'Buyer' })).toBeNull();
    page.getByRole('button', { name: /^Order ?↑?$/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('Note');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('data-id', storyOrders[0]?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('Note');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('data-id', storyOrders[0]?.id);
  },
};

export const Frozen: Story = {
  name: '[U801] frozen columns and the choice stay in sight while the list is scrolled sideways, header and totals too',
  globals: { locale: 'en-US' },
  render: () => (
    <Arranged columns={many} start={{ order: [], shown: {}, widths: { id: 130 }, frozen: ['id', 'buyer'] }} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const frame = page.getByRole('table').parentElement as HTMLElement;
    const buyer = page.getByRole('columnheader', { name: 'Buyer' });
    const before = buyer.getBoundingClientRect().left;
    const plain = page.getByRole('columnheader', { name: 'Status' });
    frame.scrollLeft = 600;
    frame.scrollTop = 300;
    await waitFor(() => expect(plain.getBoundingClientRect().left).toBeLessThan(before));
    await expect(buyer.getBoundingClientRect().left).toBeCloseTo(before, 0);
    await expect(page.getByRole('checkbox', { name: 'Choose all on this page' })).toBeVisible();
    const cell = page.getAllByRole('row')[20]?.children[2] as HTMLElement;
    await expect(cell.getBoundingClientRect().left).toBeCloseTo(before, 0);
    const foot = page.getByRole('rowheader', { name: 'Total of all' });
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      frame.getBoundingClientRect().bottom + 1,
    );
  },
};

export const Resizing: Story = {
  name: '[U800] a column is as wide as its edge is dragged, and fits its content again by two presses',
  globals: { locale: 'en-US', theme: 'dark' },
  render: () => <Arranged />,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Buyer' });
    const width = header.offsetWidth;
    const edge = header.lastElementChild as HTMLElement;
    fireEvent.mouseDown(edge, { clientX: 300 });
    fireEvent.mouseMove(document, { clientX: 380 });
    await waitFor(() => expect(header.offsetWidth).toBe(width + 80));
    fireEvent.mouseUp(document, { clientX: 390 });
    await waitFor(() => expect(header.offsetWidth).toBe(width + 90));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(Math.abs(header.offsetWidth - width)).toBeLessThan(3));
  },
};

export const Dragging: Story = {
  name: '[U800] a column is moved by dragging its name; Esc leaves it, and the press sorts nothing',
  globals: { locale: 'en-US' },
  render: () => <Arranged />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const names = () => page.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'));
    const header = (name: string) => page.getByRole('columnheader', { name });
    const drag = (from: string, to: string) => {
      const middle = (name: string) => {
        const { left, width } = header(name).getBoundingClientRect();
        return left + width / 2;
      };
      const name = within(header(from)).getAllByRole('button')[0] as HTMLElement;
      fireEvent.pointerDown(name, { button: 0, pointerType: 'mouse', clientX: middle(from) });
      fireEvent.pointerMove(window, { clientX: middle(to) });
      return name;
    };
    const drop = (name: HTMLElement) => {
      fireEvent.pointerUp(window);
      fireEvent.click(name);
    };
    const before = names();
    const first = before.filter(Boolean).slice(0, 3) as [string, string, string];
    onSort.mockClear();
    drop(drag(first[0], first[2]));
    await waitFor(() => expect(names().filter(Boolean).slice(0, 3)).toEqual([first[1], first[2], first[0]]));
    await expect(onSort).not.toHaveBeenCalled();
    const name = drag(first[0], first[1]);
    await expect(header(first[1])).toHaveAttribute('data-drop', 'before');
    fireEvent.keyDown(window, { key: 'Escape' });
    drop(name);
    await expect(names().filter(Boolean).slice(0, 3)).toEqual([first[1], first[2], first[0]]);
  },
};

export const CutText: Story = {
  name: '[U214] a text that its column’s width cuts is shown whole on hover',
  globals: { locale: 'ko-KR' },
  render: () => (
    <Arranged
      rows={[{ ...(storyOrders[0] as StoryOrder), buyer: 'Wilhelmina Featherstonehaugh-Cholmondeley' }]}
      start={{ order: [], shown: {}, widths: { buyer: 90 }, frozen: [] }}
    />
  ),
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getByRole('cell', { name: /Wilhelmina/ });
    await expect(cell.offsetWidth).toBe(90);
    await userEvent.hover(cell);
    await expect(cell).toHaveAttribute('title', 'Wilhelmina Featherstonehaugh-Cholmondeley');
  },
};

export const Totals: Story = {
  name: '[U804] what a column comes to over all rows stands below it; lists without such a column have no such row',
  globals: { locale: 'ko-KR', theme: 'dark' },
  render: () => <Arranged rows={storyOrders.slice(0, 3)} />,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement)
      .getByRole('rowheader', { name: '전체 합계' })
      .closest('tr') as HTMLElement;
    await expect(row).toHaveTextContent('$12,345.60');
    await expect(row.children).toHaveLength(storyColumns.length + 1);
  },
};

export const WithoutTotals: Story = {
  name: '[U804] no column adds up',
  render: () => <Arranged columns={storyColumns} rows={storyOrders.slice(0, 3)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('rowheader')).toBeNull();
  },
};

export const ManyColumns: Story = {
  name: 'Twenty columns in Chinese',
  render: () => <Arranged columns={many} />,
};
