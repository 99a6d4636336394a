import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EXAMPLE_REPORT } from '../../testing/exampleData.ts';
import { parseReport, type Report } from './parseReport.ts';
import { ReportBlock } from './ReportBlock.tsx';

function read(given: object): Report {
  const report = parseReport(JSON.stringify(given));
  if (!report) throw new Error('a report expected');
  return report;
}

const meta = {
  title: 'Assistant/ReportBlock',
  component: ReportBlock,
  args: { report: read(EXAMPLE_REPORT), onCopy: fn(), onDownload: fn(), onOpenLink: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '36rem' }}>{Story()}</div>],
} satisfies Meta<typeof ReportBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  name: '[I234] an answer from data has its chart, its rows to sort and take away, and the page it is from',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: '图表：销售额，共 7 项' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '销售额' }));
    await expect(canvas.getByRole('columnheader', { name: /销售额/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('2026-11-20');
    await userEvent.click(canvas.getByRole('button', { name: '复制为表格（可粘贴到 Excel）' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.stringMatching(/^日期\t订单数\t销售额\t退款率\r\n2026-11-15\t182\t/),
    );
    await userEvent.click(canvas.getByRole('button', { name: '下载 CSV' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.any(Blob), '近 7 天销售额.csv');
    await userEvent.click(canvas.getByRole('button', { name: '打开订单列表' }));
    await expect(args.onOpenLink).toHaveBeenCalledWith(expect.objectContaining({ path: '/list/orders' }));
  },
};

export const How: Story = {
  name: '[I234] how a table came about can be looked at: what was asked, the query, when and how long',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Show how' });
    await expect(canvas.queryByText(/select day/)).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/select day/)).toBeVisible();
    await expect(canvas.getByText(/in 12 ms/)).toBeVisible();
  },
};

export const Lines: Story = {
  args: { report: read({ ...EXAMPLE_REPORT, chart: { type: 'line', x: 'day', y: ['sales', 'orders'] } }) },
  globals: { locale: 'ko-KR', theme: 'dark' },
};

export const Shares: Story = {
  name: '[I237] shares are in percent, in the table, on the axis and in what is copied',
  args: { report: read({ ...EXAMPLE_REPORT, chart: { type: 'line', x: 'day', y: ['refund'] } }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('cell', { name: '2.6%' })).toBeVisible();
    for (const step of ['0%', '1%', '2%', '3%']) await expect(canvas.getByText(step)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '复制为表格（可粘贴到 Excel）' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('2026-11-17\t176\t4988.02\t2.6%'));
  },
};

export const ManyRows: Story = {
  name: '[I234] more than ten rows wait for a press; that there were still more is said',
  args: {
    report: read({
      ...EXAMPLE_REPORT,
      chart: null,
      truncated: true,
      rows: Array.from({ length: 60 }, (_, index) => [`2026-09-${index}`, index, index * 10.5, 1]),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: '显示全部 60 行' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
    await expect(canvas.getByText(/行数较多/)).toBeVisible();
  },
};

export const NoRows: Story = {
  name: '[I234] a report without rows says that there is no data',
  args: { report: read({ ...EXAMPLE_REPORT, rows: [] }) },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('这段时间没有数据')).toBeVisible();
  },
};
