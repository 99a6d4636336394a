import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../components/States/EmptyState.tsx';
import { CellValue } from './CellValue.tsx';
import { ListPager } from './ListPager.tsx';
import { MarketplaceFilter } from './MarketplaceFilter.tsx';
import { PagedList } from './PagedList.tsx';
import { PagedTable } from './PagedTable.tsx';
import { RowFacts } from './RowFacts.tsx';
import { StatusBadge, type Tone } from './StatusBadge.tsx';
import { createStoryHistory } from './storyHistory.ts';
import { type StoryOrder, storyColumns, storyOrders } from './storyRows.tsx';
import { useStoryViews } from './storyViews.ts';
import { useListQuery } from './useListQuery.ts';

const meta = {
  title: 'UI/Table/Parts',
  subcomponents: { CellValue, StatusBadge, MarketplaceFilter, RowFacts, PagedList, PagedTable, ListPager },
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const VALUES: [type: string, value: string | number | null][] = [
  ['text', 'Starlight'],
  ['number', 1_204_388],
  ['money', 24.9],
  ['percent', 0.041],
  ['rating', 4.6],
  ['date', '2026-11-03'],
  ['date-time', '2026-11-03T08:05:00Z'],
  ['region', 'DE'],
  ['text', 'Leave with the neighbour on the left of the green door'],
  ['money', null],
];
const TONES: Tone[] = ['neutral', 'primary', 'success', 'warning', 'danger'];

function Values() {
  return (
    <dl>
      {VALUES.map(([type, value]) => (
        <div key={`${type} ${value}`}>
          <dt>{type}</dt>
          <dd>
            <CellValue value={value} type={type} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const CellValues: Story = {
  name: 'CellValue: every type, a long text and a missing value',
  globals: { locale: 'en-US' },
  render: () => <Values />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204,388')).toBeVisible();
    await expect(canvas.getByText('$24.90')).toBeVisible();
    await expect(canvas.getByText('Germany')).toBeVisible();
    await expect(canvas.getByText('—')).toBeVisible();
  },
};

export const CellValuesKorean: Story = {
  name: 'CellValue: in Korean',
  globals: { locale: 'ko-KR', theme: 'dark' },
  render: () => <Values />,
};

export const StatusBadges: Story = {
  name: 'StatusBadge: the five tones',
  globals: { theme: 'dark' },
  render: () => (
    <>
      {TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
    </>
  ),
};

const chosen = fn();

function Marketplaces() {
  const [value, setValue] = useState('');
  return (
    <MarketplaceFilter
      value={value}
      onChange={(next) => {
        chosen(next);
        setValue(next);
      }}
    />
  );
}

export const Marketplace: Story = {
  name: 'MarketplaceFilter: marketplaces by their names in the language',
  render: () => <Marketplaces />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('combobox'));
      await userEvent.click(await canvas.findByRole('option', { name }));
    };
    await choose('德国');
    await expect(chosen).toHaveBeenLastCalledWith('DE');
    await choose('全部站点');
    await expect(chosen).toHaveBeenLastCalledWith('');
  },
};

export const Facts: Story = {
  name: 'RowFacts: everything that is known about a row',
  globals: { locale: 'en-US' },
  render: () => (
    <RowFacts
      columns={[
        { key: 'id', type: 'text', label: 'Order' },
        { key: 'marketplace', type: 'text', label: 'Marketplace' },
        { key: 'state', type: 'status', label: 'State' },
        { key: 'amount', type: 'money', label: 'Amount', currencyKey: 'currency' },
        { key: 'note', type: 'text' },
      ]}
      statuses={[{ value: 'late', label: 'Late', tone: 'warning' }]}
      row={{ id: '112-4811', marketplace: 'JP', state: 'late', amount: 3880, currency: 'JPY', note: null }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Japan')).toBeVisible();
    await expect(canvas.getByText('¥3,880')).toBeVisible();
    await expect(canvas.getByText('Late')).toBeVisible();
  },
};

type PagedProps = { rows: readonly StoryOrder[] | undefined; error?: unknown; isStale?: boolean };

const onReload = fn();

function Paged({ rows, error = null, isStale = false }: PagedProps) {
  const [history] = useState(() => createStoryHistory('/orders'));
  const state = useListQuery(history);
  const data = rows && { dataList: rows.slice(0, 20), totalCount: rows.length };
  const isPending = rows === undefined && error === null;
  return (
    <div style={{ blockSize: '24rem' }}>
      <PagedList
        title="Orders"
        state={state}
        query={{
          data,
          error,
          isPending,
          isFetching: isPending,
          isPlaceholderData: isStale,
          refetch: onReload,
        }}
        empty={<EmptyState title="No orders yet" />}
        columns={storyColumns}
        rowId={({ id }: StoryOrder) => id}
      />
    </div>
  );
}

export const PagedFull: Story = {
  name: 'PagedList: rows and pager; rows that lead nowhere are scrolled by keys',
  render: () => <Paged rows={storyOrders} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Orders' })).toHaveAttribute('tabindex', '0');
  },
};

export const PagedStale: Story = {
  name: 'PagedList: the next page is on its way',
  globals: { locale: 'en-US', theme: 'dark' },
  render: () => <Paged rows={storyOrders} isStale />,
};

export const PagedEmpty: Story = {
  name: 'PagedList: no rows, no pager',
  globals: { locale: 'en-US' },
  render: () => <Paged rows={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders yet')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const PagedLoading: Story = {
  name: 'PagedList: loading',
  globals: { locale: 'ko-KR' },
  render: () => <Paged rows={undefined} />,
};

export const PagedFailed: Story = {
  name: 'PagedList: failed, with another try',
  render: () => <Paged rows={undefined} error={new Error('offline')} />,
  play: async ({ canvasElement }) => {
    onReload.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

function PagedByAddress() {
  const [history] = useState(() => createStoryHistory('/orders?size=10'));
  const state = useListQuery(history);
  const shown = storyOrders.slice((state.page - 1) * state.pageSize, state.page * state.pageSize);
  const query = { isPending: false, isFetching: false, error: null, refetch: onReload };
  return (
    <div style={{ blockSize: '28rem' }}>
      <PagedTable
        label="Orders"
        state={state}
        query={{
          ...query,
          data: { dataList: shown, totalCount: storyOrders.length },
          isPlaceholderData: false,
        }}
        views={useStoryViews()}
        empty={<EmptyState title="No orders yet" />}
        columns={storyColumns}
        rowId={({ id }) => id}
      />
    </div>
  );
}

export const PagedArranged: Story = {
  name: '[U800] PagedTable: pages by the address, columns that are arranged',
  globals: { locale: 'en-US' },
  render: () => <PagedByAddress />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('cell', { name: storyOrders[10]?.id })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Column menu: Note' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Hide this column' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Note' })).toBeNull();
  },
};

function AddressPager() {
  const [history] = useState(() => createStoryHistory('/orders?page=3&size=20'));
  return <ListPager state={useListQuery(history)} total={90} />;
}

export const PagerOfAddress: Story = {
  name: '[U203] ListPager: page and size live in the address',
  globals: { locale: 'en-US' },
  render: () => <AddressPager />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/41–60/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText(/61–80/)).toBeVisible();
  },
};
