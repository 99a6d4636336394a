import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Sorting } from './DataColumn.ts';
import { DataTable } from './DataTable.tsx';
import { StoryFrame, storyColumns, storyOrders } from './storyRows.tsx';
import { useTypedColumns } from './useTypedColumns.tsx';

const meta = {
  title: 'UI/Table/DataTable',
  subcomponents: { DataTable },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onSort = fn();
const onOpen = fn();

function OrderTable() {
  const [sorting, setSorting] = useState<Sorting>({ by: 'amount', direction: 'desc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string | null>(null);
  return (
    <StoryFrame>
      <DataTable
        label="Orders"
        columns={storyColumns}
        rows={storyOrders.slice(0, 8)}
        rowId={({ id }) => id}
        sorting={sorting}
        onSort={(next) => {
          onSort(next);
          setSorting(next);
        }}
        selection={{ selected, onChange: setSelected }}
        onOpenRow={(id) => {
          onOpen(id);
          setOpen(id);
        }}
        openRowId={open}
      />
    </StoryFrame>
  );
}

export const Ordering: Story = {
  name: '[U200] a header says by what rows are sorted and asks for another order',
  globals: { locale: 'en-US' },
  render: () => <OrderTable />,
  play: async ({ canvasElement }) => {
    onSort.mockClear();
    const table = within(canvasElement);
    const amount = table.getByRole('columnheader', { name: /Amount/ });
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(amount).getByRole('button'));
    await expect(onSort).toHaveBeenLastCalledWith({ by: 'amount', direction: 'asc' });
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(table.getByRole('button', { name: /Buyer/ }));
    await expect(onSort).toHaveBeenLastCalledWith({ by: 'buyer', direction: 'asc' });
    await expect(amount).not.toHaveAttribute('aria-sort');
    await expect(
      within(table.getByRole('columnheader', { name: 'Status' })).queryByRole('button'),
    ).toBeNull();
  },
};

function PagesOfOrders() {
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <StoryFrame>
      <button type="button" onClick={() => setPage(1 - page)}>
        Other page
      </button>
      <output>{selected.size}</output>
      <DataTable
        label="Orders"
        columns={storyColumns}
        rows={storyOrders.slice(page * 5, page * 5 + 5)}
        rowId={({ id }) => id}
        selection={{ selected, onChange: setSelected }}
      />
    </StoryFrame>
  );
}

export const AcrossPages: Story = {
  name: '[U740] rows of other pages stay chosen',
  globals: { locale: 'en-US' },
  render: () => <PagesOfOrders />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const all = () => page.getByRole('checkbox', { name: 'Choose all on this page' });
    await userEvent.click(all());
    await userEvent.click(page.getByRole('button', { name: 'Other page' }));
    await expect(all()).not.toBeChecked();
    await userEvent.click(all());
    await expect(page.getByRole('status')).toHaveTextContent('10');
    await userEvent.click(all());
    await expect(page.getByRole('status')).toHaveTextContent('5');
    await userEvent.click(page.getByRole('button', { name: 'Other page' }));
    await expect(all()).toBeChecked();
  },
};

export const Keyboard: Story = {
  name: '[U201] rows are walked, chosen and opened from the keyboard',
  globals: { locale: 'ko-KR', theme: 'dark' },
  render: () => <OrderTable />,
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(rows[2]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(rows.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onOpen.mock.calls).toEqual([[storyOrders[0]?.id]]);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(rows[0]).toHaveFocus();
  },
};

function OrdersToActOn() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <StoryFrame>
      <DataTable
        label="Orders"
        columns={storyColumns}
        rows={storyOrders.slice(0, 5)}
        rowId={({ id }) => id}
        selection={{ selected, onChange: setSelected }}
      />
      {selected.size > 0 && (
        <button type="button" onClick={() => setSelected(new Set())}>
          Hold
        </button>
      )}
    </StoryFrame>
  );
}

export const FocusAfterChoice: Story = {
  name: '[U824] who has acted on the chosen rows is back at the rows',
  globals: { locale: 'en-US' },
  render: () => <OrdersToActOn />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rows = page.getAllByRole('row').slice(1);
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown} ');
    page.getByRole('button', { name: 'Hold' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByRole('button', { name: 'Hold' })).toBeNull();
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}   ');
    await expect(rows[2]).toHaveFocus();
  },
};

export const Choosing: Story = {
  name: '[U202] rows are chosen one by one or all of the page, without being opened',
  render: () => <OrderTable />,
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    const boxes = within(canvasElement).getAllByRole('checkbox');
    const [all, first] = boxes;
    if (!all || !first) throw new Error('no boxes');
    await userEvent.click(first);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const box of boxes) await expect(box).toBeChecked();
    await userEvent.click(all);
    for (const box of boxes) await expect(box).not.toBeChecked();
    await expect(onOpen).not.toHaveBeenCalled();
  },
};

export const Opening: Story = {
  name: '[U202] a press on a row opens it, and so does its first cell',
  globals: { theme: 'dark' },
  render: () => <OrderTable />,
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    const table = within(canvasElement);
    await userEvent.click(table.getAllByText('Olivia Brown')[0] as HTMLElement);
    await userEvent.click(table.getByRole('button', { name: storyOrders[3]?.id }));
    await expect(onOpen.mock.calls).toEqual([[storyOrders[0]?.id], [storyOrders[3]?.id]]);
  },
};

const LONG_NAME = 'Vacuum bottle of stainless steel with two walls, half a litre, matt black';

function LongAndShort() {
  const columns = useTypedColumns([{ key: 'name', type: 'text', label: 'Name' }], [], []);
  const rows = [
    { id: '1', name: LONG_NAME },
    { id: '2', name: '不锈钢真空保温杯双层内胆五百毫升哑光黑色便携款式' },
  ];
  return (
    <div style={{ inlineSize: '12rem' }}>
      <DataTable label="Names" columns={columns} rows={rows} rowId={({ id }) => String(id)} />
    </div>
  );
}

export const LongTexts: Story = {
  name: '[U214] a text that needs more room than its column is cut and whole on hover; one that fits costs no cutting',
  globals: { locale: 'en-US' },
  render: () => <LongAndShort />,
  play: async ({ canvasElement }) => {
    const [long, short] = within(canvasElement).getAllByRole('cell');
    await expect(long?.scrollWidth).toBeGreaterThan(long?.clientWidth ?? 0);
    await expect(within(canvasElement).getByTitle(LONG_NAME)).toBeVisible();
    await expect(short?.scrollWidth).toBe(short?.clientWidth);
    await expect(getComputedStyle(short as Element).overflow).toBe('visible');
  },
};
