import { createStore } from '@portal/machine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadCentre } from './DownloadCentre.tsx';
import type { DownloadTask, FilesApi } from './filesQuery.ts';

const task = (id: string, name: string, part: Partial<DownloadTask>): DownloadTask =>
  ({
    id,
    uniqueId: id,
    name,
    kind: 'orders',
    status: 2,
    isDeleted: 0,
    progress: 100,
    rowCount: 1200,
    createTime: '2026-11-20T08:00:00Z',
    ...part,
  }) as DownloadTask;

const retried = fn();
const deleted = fn();

type DemoProps = { tasks: DownloadTask[]; address?: string; isBroken?: boolean; isWaiting?: boolean };

function Demo({ tasks, address = '/download-center', isBroken = false, isWaiting = false }: DemoProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [history] = useState(() => {
    const path = createStore(address);
    return { getPath: path.get, navigate: path.set, subscribe: path.subscribe };
  });
  const [api] = useState(() => {
    let left = tasks;
    return {
      queryDownloadTasks: async ({ status, id }: { status?: number; id?: string }) => {
        if (isBroken) throw new Error('offline');
        if (isWaiting) await new Promise(() => undefined);
        const dataList = left.filter(
          (one) => (status === undefined || one.status === status) && (id === undefined || one.id === id),
        );
        return { dataList, totalCount: dataList.length };
      },
      retryDownloadTask: async () => null,
      deleteDownloadTask: async ({ id }: { id: string }) => {
        deleted(id);
        left = left.filter((one) => one.id !== id);
      },
      createDownloadLink: async () => ({ url: 'about:blank', fileName: 'x.csv' }),
    } as unknown as FilesApi;
  });
  return (
    <QueryClientProvider client={client}>
      <div style={{ blockSize: '24rem' }}>
        <DownloadCentre api={api} history={history} onRetried={async ({ id }) => retried(id)} />
      </div>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Notify/DownloadCentre',
  component: Demo,
  subcomponents: { DownloadCentre },
  args: { tasks: [] },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const TASKS = [
  task('a', '订单.csv', {}),
  task('b', '库存.xlsx', { status: 1, progress: 40, rowCount: 0 }),
  task('c', '广告.csv', { status: 3, failReason: 'forbidden', rowCount: 0 }),
  task('d', '评价.csv', { status: 4 }),
];

export const Files: Story = {
  name: '[N180] every export stands with how far it is, why it failed and what can be done with it',
  args: { tasks: TASKS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('progressbar', { name: '生成进度' })).toHaveAttribute('value', '40');
    await expect(canvas.getByText('您已没有查看这些数据的权限')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下载 订单.csv' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '下载 评价.csv' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '重新生成 广告.csv' }));
    await expect(retried).toHaveBeenCalledWith('c');
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await expect(await canvas.findByText('广告.csv')).toBeVisible();
    await expect(canvas.queryByText('订单.csv')).toBeNull();
  },
};

export const One: Story = {
  name: '[N621] one export alone where the address names it, with the way to all',
  args: { tasks: TASKS, address: '/download-center?task=b' },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('库存.xlsx')).toBeVisible();
    await expect(canvas.queryByText('订单.csv')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByText('订单.csv')).toBeVisible();
  },
};

export const Removed: Story = {
  name: '[N181] exports are deleted one by one or together, after a question',
  args: { tasks: TASKS },
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 订单.csv' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Delete' }));
    await expect(deleted).toHaveBeenCalledWith('a');
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const Empty: Story = {
  name: '[N182] without exports it says where they come from',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('내보내기 작업이 없어요')).toBeVisible();
  },
};

export const Broken: Story = {
  name: '[N182] a list that cannot be read can be asked for again',
  args: { isBroken: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Loading: Story = { args: { isWaiting: true }, globals: { theme: 'dark' } };
