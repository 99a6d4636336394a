import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AttachmentList } from './AttachmentList.tsx';

let settle: { answer: (file: { blob: Blob }) => void; fail: (error: unknown) => void };
const downloadAttachment = fn(
  () =>
    new Promise<{ blob: Blob }>((answer, fail) => {
      settle = { answer, fail };
    }),
);

const meta = {
  title: 'Notify/AttachmentList',
  component: AttachmentList,
  args: {
    files: [
      { enclosureFileName: '更新说明.pdf', enclosureFileUrl: '/upload/download?token=t1&fileName=a.pdf' },
      { enclosureFileName: '模板.xlsx', enclosureFileUrl: 'https://oss.example/a.xlsx' },
    ],
    api: { downloadAttachment },
  },
  beforeEach: () => {
    downloadAttachment.mockClear();
  },
} satisfies Meta<typeof AttachmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Saving: Story = {
  name: '[N53] a file that is being saved cannot be pressed again meanwhile',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = canvas.getByRole('button', { name: '更新说明.pdf' });
    await userEvent.click(file);
    await expect(file).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '模板.xlsx' })).toBeEnabled();
    settle.answer({ blob: new Blob(['x']) });
    await waitFor(() => expect(file).toBeEnabled());
  },
};

export const Unusable: Story = {
  name: '[N53] an address that names no file is said, and nothing is asked for',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '模板.xlsx' }));
    await expect(await page.findByText('参数错误，无法下载')).toBeInTheDocument();
    await expect(downloadAttachment).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: '[N53] a file that the server does not give is said in its words',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更新说明.pdf' }));
    settle.fail({ kind: 'business', serverMessage: '文件已删除' });
    await expect(await page.findByText('文件已删除')).toBeInTheDocument();
    await expect(page.queryByText('参数错误，无法下载')).toBeNull();
  },
};
