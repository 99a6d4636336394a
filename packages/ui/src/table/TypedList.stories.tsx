import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { readFilters } from './readFilters.ts';
import { ShopFilter } from './ShopFilter.tsx';
import type { StateCounts } from './StateTabs.tsx';
import { createStoryHistory } from './storyHistory.ts';
import { StoryFrame } from './storyRows.tsx';
import { useStoryViews } from './storyViews.ts';
import { type TypedAnswer, TypedList } from './TypedList.tsx';
import { useListQuery } from './useListQuery.ts';
import { type TypedColumn, type TypedRow, useTypedColumns } from './useTypedColumns.tsx';

const meta = {
  title: 'UI/Table/TypedList',
  subcomponents: { TypedList, ShopFilter },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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

const LOW = [{ value: 'low', label: '库存不足', tone: 'warning' }];

function TypedTable({ columns, rows }: { columns: TypedColumn[]; rows: TypedRow[] }) {
  const shown = useTypedColumns(columns, LOW, rows);
  return <DataTable label="Typed" columns={shown} rows={rows} rowId={({ id }) => String(id)} />;
}

export const TypedCells: Story = {
  name: '[U204] a server tells what its columns are; values are written by their type and the language',
  render: () => <TypedTable columns={TYPED} rows={[TYPED_ROW]} />,
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

const FIGURES = [
  { key: 'sku', type: 'text', label: 'SKU' },
  { key: 'daily', type: 'number', label: '日均销量' },
  { key: 'onHand', type: 'number', label: '库存' },
  { key: 'share', type: 'percent', label: '占比' },
];
const FIGURE_ROWS = [
  { id: '1', sku: 'ST-EAR-BK-01', daily: 3.119, onHand: 57, share: 0.5 },
  { id: '2', sku: 'ST-BTL-BK-01', daily: 1.4, onHand: 1050, share: 0.4206 },
  { id: '3', sku: 'ST-HUB-BK-01', daily: 14, onHand: 25, share: null },
];

export const AlignedFigures: Story = {
  name: '[U860] counts and shares of a column show equally many decimals',
  render: () => <TypedTable columns={FIGURES} rows={FIGURE_ROWS} />,
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    await expect(cells).toEqual([
      ...['ST-EAR-BK-01', '3.12', '57', '50.0%'],
      ...['ST-BTL-BK-01', '1.40', '1,050', '42.1%'],
      ...['ST-HUB-BK-01', '14.00', '25', '—'],
    ]);
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

type TypedPageProps = { isEmpty?: boolean; counts?: StateCounts; timeZone?: string; shops?: string[] };

function TypedPage({ isEmpty = false, counts = TWO_STATES, timeZone, shops }: TypedPageProps) {
  const state = useListQuery(listHistory);
  const answer: TypedAnswer = {
    title: 'Low stock',
    columns: [
      ...TYPED,
      { key: 'note', type: 'text', label: 'Note', isExtra: true },
      ...(timeZone ? [{ key: 'orderedAt', type: 'date-time', label: 'Ordered' }] : []),
    ],
    statuses: [
      { value: 'low', label: 'Low', tone: 'warning' },
      { value: 'out', label: 'Out of stock', tone: 'danger' },
    ],
    dataList: isEmpty ? [] : [{ ...TYPED_ROW, orderedAt: '2026-11-22T16:30:00Z' }],
    totalCount: isEmpty ? 0 : 1,
    hasMarketplace: true,
    sortBy: 'amount',
    sortDirection: 'desc',
    timeZone,
  };
  return (
    <StoryFrame>
      <TypedList
        views={useStoryViews()}
        state={state}
        filters={readFilters(state.query)}
        list={{ data: answer, isPending: false, isFetching: false, error: undefined, refetch: fn() }}
        counts={counts}
        shops={shops}
        searchHint="Name or number"
        onExport={onExportList}
        onOpen={onOpenRow}
        renderDetail={() => null}
      />
    </StoryFrame>
  );
}

export const Narrowing: Story = {
  name: '[U213] a typed list narrows by the address, leaves out empty states and exports the shown columns',
  globals: { locale: 'en-US' },
  beforeEach: () => listHistory.navigate('/list/stock?view=low'),
  render: () => <TypedPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Low stock' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Low/ })).toHaveTextContent('3');
    await expect(page.queryByRole('button', { name: /Out of stock/ })).toBeNull();
    await userEvent.click(page.getByRole('combobox', { name: 'Marketplace' }));
    await userEvent.click(await page.findByRole('option', { name: 'Germany' }));
    await expect(listHistory.getPath()).toBe('/list/stock?view=low&site=DE');
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await expect(onExportList).toHaveBeenLastCalledWith(TYPED.map(({ key }) => key));
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
    await expect(listHistory.getPath()).toBe('/list/stock?view=low');
  },
};

export const Shops: Story = {
  name: '[U217] a list that is told of several shops narrows to one of them',
  beforeEach: () => listHistory.navigate('/list/ads'),
  render: () => (
    <TypedPage shops={['Starlight US', 'Starlight DE with a name that is longer than its field']} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '店铺' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Starlight US' }));
    await expect(listHistory.getPath()).toBe('/list/ads?shop=Starlight+US');
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(listHistory.getPath()).toBe('/list/ads');
  },
};

export const OneShop: Story = {
  name: '[U217] of one shop there is nothing to choose',
  beforeEach: () => listHistory.navigate('/list/ads'),
  render: () => <TypedPage shops={['Nordlicht']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '站点' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: '店铺' })).toBeNull();
  },
};

export const CompanyTimes: Story = {
  name: '[U216] times are the company’s, and the list says whose they are',
  globals: { locale: 'en-US' },
  beforeEach: () => listHistory.navigate('/list/stock?view=low'),
  render: () => <TypedPage timeZone="Pacific/Kiritimati" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Dates and times are your company’s: Line Islands Time')).toBeVisible();
    await expect(page.getByRole('cell', { name: '11/23/2026, 06:30' })).toBeVisible();
  },
};

export const DeviceTimes: Story = {
  name: '[U216] nothing is said where the device’s clock shows the same',
  globals: { locale: 'en-US' },
  beforeEach: () => listHistory.navigate('/list/stock?view=low'),
  render: () => <TypedPage timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Low stock' })).toBeVisible();
    await expect(within(canvasElement).queryByText(/Dates and times are/)).toBeNull();
  },
};

export const Empty: Story = {
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
