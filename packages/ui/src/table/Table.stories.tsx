import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../components/States/EmptyState.tsx';
import { FeedbackContext, useFeedback } from '../react/FeedbackContext.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DataTable } from './DataTable.tsx';
import { DayRange } from './DayRange.tsx';
import { DetailPanel } from './DetailPanel.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar, FilterSelect } from './FilterBar.tsx';
import { Pager } from './Pager.tsx';
import { QueryStates } from './QueryStates.tsx';
import { SearchField } from './SearchField.tsx';
import { SegmentTabs } from './SegmentTabs.tsx';
import { StoryFrame, storyColumns, storyOrders } from './storyRows.tsx';
import { useStoryViews } from './storyViews.ts';
import { TablePage } from './TablePage.tsx';
import { TableView } from './TableView.tsx';
import { useColumnTable } from './useColumnTable.ts';

const meta = {
  title: 'UI/Table',
  subcomponents: {
    TablePage,
    FilterBar,
    FilterSelect,
    SearchField,
    SegmentTabs,
    QueryStates,
    DetailPanel,
    ExportButton,
    ColumnChooser,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onSearch = fn();
const onRetry = fn();
const noop = () => undefined;
const rowId = ({ id }: { id: string }) => id;

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
    refuse({ kind: 'business', serverMessage: 'The same export is under way' });
    const told = await within(document.body).findByText('The same export is under way');
    await waitFor(() => expect(told).toBeVisible());
    await expect(button).toHaveAttribute('aria-busy', 'false');
  },
};

const onHome = fn();

function AtHome() {
  const feedback = useFeedback();
  return (
    <FeedbackContext value={{ ...feedback, onHome }}>
      <ExportButton onExport={onExport} />
    </FeedbackContext>
  );
}

export const ExportingWithoutService: Story = {
  name: '[U215] a refusal that asks for attention leads home from an export too',
  globals: { locale: 'en-US' },
  parameters: { layout: 'padded' },
  render: () => <AtHome />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }));
    refuse({ kind: 'business', code: 'saas.sso.subject.service.info.error.code.0015' });
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Back to home' }));
    await expect(onHome).toHaveBeenCalledOnce();
  },
};

function Columns() {
  const { layout, onLayout } = useStoryViews();
  const rows = storyOrders.slice(0, 3);
  const table = useColumnTable({ columns: storyColumns, rows, rowId, layout, onLayout });
  return (
    <StoryFrame>
      <FilterBar actions={<ColumnChooser table={table} />}>
        <SearchField value="" placeholder="订单号或买家" onSearch={onSearch} />
      </FilterBar>
      <TableView table={table} label="Orders" />
    </StoryFrame>
  );
}

export const ChoosingColumns: Story = {
  name: '[U205] columns are hidden, come back, and the last one stays',
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '列' }));
    const panel = within(page.getByRole('dialog', { name: '列' }));
    const hide = (name: string) => userEvent.click(panel.getByRole('checkbox', { name }));
    await hide('Note');
    await expect(page.queryByRole('columnheader', { name: 'Note' })).toBeNull();
    for (const name of ['Order', 'Buyer', 'Status', 'Amount']) await hide(name);
    await expect(panel.getByRole('checkbox', { name: 'Ordered' })).toBeDisabled();
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

export const NotServed: Story = {
  name: '[U207] what the company has not is said in the words of the server, and offers no retry',
  render: () => (
    <QueryStates
      query={{ ...query, error: { code: '402', serverMessage: '该服务已到期，请续费后继续使用' } }}
    >
      {noop}
    </QueryStates>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('该服务已到期，请续费后继续使用')).toBeVisible();
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
    <StoryFrame>
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
        foot={<Pager page={1} pageSize={50} total={5_012} onPage={noop} onPageSize={noop} />}
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
    </StoryFrame>
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
    await expect(page.queryByRole('main')).toBeNull();
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
    <StoryFrame>
      <TablePage title="Orders">
        <EmptyState icon="inbox" title="No orders match" text="Widen the filters, or clear them." />
      </TablePage>
    </StoryFrame>
  ),
};

function PanelWithToast() {
  const { toasts } = useFeedback();
  return (
    <DetailPanel title="112-4455667" onClose={noop}>
      <button type="button" onClick={() => toasts.show({ title: 'Held', durationMs: null })}>
        Hold
      </button>
    </DetailPanel>
  );
}

export const BesideAToast: Story = {
  name: '[U783] a toast stands beside an open panel, whose buttons stay in reach',
  globals: { locale: 'en-US' },
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', blockSize: 400 }}>
      <PanelWithToast />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Hold' }));
    const toast = await page.findByRole('region', { name: 'Notices' });
    const panel = page.getByRole('complementary', { name: '112-4455667' });
    if (window.innerWidth >= 860)
      await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(
        panel.getBoundingClientRect().left,
      );
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
  },
};
