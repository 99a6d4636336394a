import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../components/States/EmptyState.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DataTable, type Sorting } from './DataTable.tsx';
import { DetailPanel } from './DetailPanel.tsx';
import { ExportButton } from './ExportButton.tsx';
import { DayRange, FilterBar, FilterSelect } from './FilterBar.tsx';
import { Pager } from './Pager.tsx';
import { QueryStates } from './QueryStates.tsx';
import { readFilters } from './readFilters.ts';
import { SearchField } from './SearchField.tsx';
import { SegmentTabs } from './SegmentTabs.tsx';
import { createStoryHistory } from './storyHistory.ts';
import { storyColumns, storyOrders } from './storyRows.tsx';
import { TablePage } from './TablePage.tsx';
import { type StateCounts, type TypedAnswer, TypedList } from './TypedList.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { useListQuery } from './useListQuery.ts';
import { useTypedColumns } from './useTypedColumns.tsx';

const meta = { title: 'UI/Table', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onSort = fn();
const onOpen = fn();
const onPage = fn();
const onPageSize = fn();
const onSearch = fn();
const onRetry = fn();
const noop = () => undefined;

function Frame({ children }: { children: ReactNode }) {
  return <div style={{ blockSize: '100vh' }}>{children}</div>;
}

function OrderTable() {
  const [sorting, setSorting] = useState<Sorting>({ by: 'amount', direction: 'desc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Frame>
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
    </Frame>
  );
}

export const Sorting_: Story = {
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

function Paged({ page }: { page: number }) {
  return <Pager page={page} pageSize={50} total={5_012} onPage={onPage} onPageSize={onPageSize} />;
}

export const Paging: Story = {
  name: '[U203] the pager says what is shown, turns, jumps within bounds and sets the size of a page',
  globals: { locale: 'en-US' },
  parameters: { layout: 'padded' },
  render: () => <Paged page={3} />,
  play: async ({ canvasElement }) => {
    const pager = within(canvasElement);
    await expect(pager.getByText('101–150 of 5,012')).toBeVisible();
    await userEvent.click(pager.getByRole('button', { name: 'Next page' }));
    await expect(onPage).toHaveBeenLastCalledWith(4);
    await userEvent.click(pager.getByRole('button', { name: 'Previous page' }));
    await expect(onPage).toHaveBeenLastCalledWith(2);
    const field = pager.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, '9999{Enter}');
    await expect(onPage).toHaveBeenLastCalledWith(101);
    await userEvent.selectOptions(pager.getByRole('combobox', { name: 'Per page' }), '1000');
    await expect(onPageSize).toHaveBeenLastCalledWith(1_000);
  },
};

export const LastPage: Story = {
  name: '[U203] nothing leads beyond the last page',
  globals: { locale: 'ko-KR', theme: 'dark' },
  parameters: { layout: 'padded' },
  render: () => <Paged page={101} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '다음 페이지' })).toBeDisabled();
  },
};

export const BeyondTheLast: Story = {
  name: '[U203] a page beyond the last leads to the last one',
  parameters: { layout: 'padded' },
  beforeEach: () => {
    onPage.mockClear();
  },
  render: () => <Paged page={400} />,
  play: async () => {
    await expect(onPage.mock.calls).toEqual([[101]]);
  },
};

let refuse: (reason: object) => void = () => undefined;
const onExport = fn(
  () =>
    new Promise<void>((_, reject) => {
      refuse = reject;
    }),
);

export const Exporting: Story = {
  name: '[U212] an export begins once, however often the button is pressed; a refusal is told in words',
  globals: { locale: 'en-US' },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    onExport.mockClear();
  },
  render: () => <ExportButton onExport={onExport} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Export' });
    await userEvent.dblClick(button);
    await expect(onExport).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    refuse({ kind: 'business', message: 'The same export is under way' });
    const told = await within(document.body).findByText('The same export is under way');
    await waitFor(() => expect(told).toBeVisible());
    await expect(button).toHaveAttribute('aria-busy', 'false');
  },
};

const TYPED = [
  { key: 'orderNo', type: 'text', label: '订单号' },
  { key: 'marketplace', type: 'text', label: '站点' },
  { key: 'status', type: 'status', label: '状态' },
  { key: 'amount', type: 'money', label: '金额', currencyKey: 'currency' },
  { key: 'share', type: 'percent', label: '占比' },
  { key: 'stars', type: 'rating', label: '星级' },
  { key: 'day', type: 'date', label: '日期' },
];
const TYPED_ROW = {
  id: '1',
  orderNo: '112-1',
  marketplace: 'UK',
  status: 'low',
  amount: 1234.5,
  currency: 'GBP',
  share: 0.256,
  stars: 4.5,
  day: '2026-11-21',
};

function Typed() {
  const columns = useTypedColumns(TYPED, [{ value: 'low', label: '库存不足', tone: 'warning' }]);
  return <DataTable label="Typed" columns={columns} rows={[TYPED_ROW]} rowId={({ id }) => String(id)} />;
}

export const TypedCells: Story = {
  name: '[U204] a server tells what its columns are; values are written by their type and the language',
  render: () => <Typed />,
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    await expect(cells).toEqual([
      '112-1',
      '英国',
      '库存不足',
      '£1,234.50',
      '25.6%',
      '★ 4.5',
      '2026年11月21日',
    ]);
  },
};

const LONG_NAME = 'Vacuum bottle of stainless steel with two walls, half a litre, matt black';

function LongAndShort() {
  const columns = useTypedColumns([{ key: 'name', type: 'text', label: 'Name' }], []);
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

const onExportList = fn(async (_columns: string[]) => undefined);
const onOpenRow = fn();
const listHistory = createStoryHistory('/list/stock?view=low');

const TWO_STATES = {
  total: 4,
  counts: [
    { status: 'low', count: 3 },
    { status: 'odd', count: 1 },
  ],
};

function TypedPage({ isEmpty = false, counts = TWO_STATES }: { isEmpty?: boolean; counts?: StateCounts }) {
  const state = useListQuery(listHistory);
  const answer: TypedAnswer = {
    title: 'Low stock',
    columns: [...TYPED, { key: 'note', type: 'text', label: 'Note', isExtra: true }],
    statuses: [
      { value: 'low', label: 'Low', tone: 'warning' },
      { value: 'out', label: 'Out of stock', tone: 'danger' },
    ],
    dataList: isEmpty ? [] : [TYPED_ROW],
    totalCount: isEmpty ? 0 : 1,
    hasMarketplace: true,
    sortBy: 'amount',
    sortDirection: 'desc',
  };
  return (
    <Frame>
      <TypedList
        name="typed-story"
        state={state}
        filters={readFilters(state.query)}
        list={{ ...query, data: answer }}
        counts={counts}
        searchHint="Name or number"
        onExport={onExportList}
        onOpen={onOpenRow}
        renderDetail={() => null}
      />
    </Frame>
  );
}

export const TypedPage_: Story = {
  name: '[U213] a typed list narrows by the address, leaves out empty states and exports the shown columns',
  globals: { locale: 'en-US' },
  beforeEach: () => listHistory.navigate('/list/stock?view=low'),
  render: () => <TypedPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Low stock' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Low/ })).toHaveTextContent('3');
    await expect(page.queryByRole('button', { name: /Out of stock/ })).toBeNull();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Marketplace' }), 'DE');
    await expect(listHistory.getPath()).toBe('/list/stock?view=low&site=DE');
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await expect(onExportList).toHaveBeenLastCalledWith(TYPED.map(({ key }) => key));
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
    await expect(listHistory.getPath()).toBe('/list/stock?view=low');
  },
};

export const TypedEmpty: Story = {
  name: '[U213] an empty list says what to do and offers to clear the filters',
  globals: { theme: 'dark' },
  beforeEach: () => listHistory.navigate('/list/stock?view=low&q=nothing'),
  render: () => <TypedPage isEmpty />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('没有符合条件的内容')).toBeVisible();
    await expect(page.getByRole('button', { name: '导出' })).toBeDisabled();
    await userEvent.click(page.getAllByRole('button', { name: '清除筛选' }).at(-1) as HTMLElement);
    await expect(listHistory.getPath()).toBe('/list/stock?view=low');
  },
};

function Columns() {
  const choice = useColumnChoice('story', storyColumns);
  return (
    <Frame>
      <FilterBar actions={<ColumnChooser choice={choice} />}>
        <SearchField value="" placeholder="订单号或买家" onSearch={onSearch} />
      </FilterBar>
      <DataTable
        label="Orders"
        columns={choice.shown}
        rows={storyOrders.slice(0, 3)}
        rowId={({ id }) => id}
      />
    </Frame>
  );
}

export const ChoosingColumns: Story = {
  name: '[U205] columns are hidden and come back; the choice outlives the page',
  beforeEach: () => localStorage.removeItem('portal:columns:story'),
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '列' }));
    const panel = within(page.getByRole('dialog', { name: '列' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Note' }));
    await expect(page.queryByRole('columnheader', { name: 'Note' })).toBeNull();
    await expect(localStorage.getItem('portal:columns:story')).toBe('{"note":false}');
    await userEvent.click(panel.getByRole('button', { name: '恢复默认' }));
    await expect(page.getByRole('columnheader', { name: 'Note' })).toBeVisible();
  },
};

export const Searching: Story = {
  name: '[U206] a keyword is searched for when the typing pauses, at once on Enter, once',
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    const field = within(canvasElement).getByRole('searchbox', { name: '搜索' });
    await userEvent.type(field, 'Brown');
    await expect(onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['Brown']]));
    await userEvent.type(field, 'ie{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('Brownie');
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenCalledTimes(2);
  },
};

const query = { data: undefined, isPending: false, isFetching: false, error: undefined, refetch: onRetry };

export const Failed: Story = {
  name: '[U207] a list that failed says so and tries again',
  globals: { locale: 'en-US', theme: 'dark' },
  render: () => (
    <QueryStates query={{ ...query, error: { status: 502, requestId: 'req-1' } }}>{noop}</QueryStates>
  ),
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByText('Reference: req-1')).toBeVisible();
  },
};

export const Forbidden: Story = {
  name: '[U207] a list that is not for this person says whom to ask, and offers no retry',
  render: () => <QueryStates query={{ ...query, error: { status: 200, code: '403' } }}>{noop}</QueryStates>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('您没有查看这些数据的权限')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Waiting: Story = {
  globals: { locale: 'ko-KR' },
  render: () => <QueryStates query={{ ...query, isPending: true }}>{noop}</QueryStates>,
};

const STATES = [
  { value: '', label: '全部', count: 5_012 },
  { value: 'unpaid', label: '待付款', count: 120 },
  { value: 'to-ship', label: '待发货', count: 640 },
];

function WholePage() {
  const [open, setOpen] = useState<string | null>(storyOrders[1]?.id ?? null);
  return (
    <Frame>
      <TablePage
        title="订单管理"
        head={
          <>
            <SegmentTabs label="状态" value="to-ship" options={STATES} onChange={noop} />
            <FilterBar onReset={noop}>
              <SearchField value="Brown" placeholder="订单号或买家" onSearch={noop} />
              <FilterSelect
                label="站点"
                all="全部站点"
                value="DE"
                options={[{ value: 'DE', label: '德国' }]}
                onChange={noop}
              />
              <DayRange label="下单日期" from="2026-11-01" to="" onChange={noop} />
            </FilterBar>
          </>
        }
        foot={<Paged page={1} />}
        aside={
          open && (
            <DetailPanel title={open} onClose={() => setOpen(null)} onNext={noop}>
              Details
            </DetailPanel>
          )
        }
      >
        <DataTable
          label="订单"
          columns={storyColumns}
          rows={storyOrders}
          rowId={({ id }) => id}
          onOpenRow={setOpen}
          openRowId={open}
        />
      </TablePage>
    </Frame>
  );
}

export const Page: Story = {
  name: '[U208] title, filters and pager stay in sight while the list scrolls, its header too',
  render: () => <WholePage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = page.getByRole('table');
    const header = page.getByRole('columnheader', { name: 'Order' });
    const before = header.getBoundingClientRect().top;
    if (table.parentElement) table.parentElement.scrollTop = 400;
    await waitFor(() =>
      expect(page.getAllByRole('row')[1]?.getBoundingClientRect().top).toBeLessThan(before),
    );
    await expect(header.getBoundingClientRect().top).toBeCloseTo(before, 0);
    await expect(page.getByRole('heading', { name: '订单管理' })).toBeVisible();
    await expect(page.getByRole('button', { name: '下一页' })).toBeVisible();
  },
};

export const Details: Story = {
  name: "[U209] a row's details stand beside the list; Esc closes them and gives the focus back",
  globals: { theme: 'dark' },
  render: () => <WholePage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: storyOrders[2]?.id });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(opener);
    const panel = page.getByRole('complementary', { name: storyOrders[2]?.id });
    await expect(panel).toHaveFocus();
    await expect(within(panel).getByRole('button', { name: '上一条' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('complementary')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const NothingHere: Story = {
  globals: { locale: 'en-US' },
  render: () => (
    <Frame>
      <TablePage title="Orders">
        <EmptyState icon="inbox" title="No orders match" text="Widen the filters, or clear them." />
      </TablePage>
    </Frame>
  ),
};
