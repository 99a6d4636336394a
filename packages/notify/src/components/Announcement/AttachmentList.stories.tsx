import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AttachmentList } from './AttachmentList.tsx';

let finish: () => void = () => undefined;

const meta = {
  title: 'Notify/AttachmentList',
  component: AttachmentList,
  args: {
    files: [{ enclosureFileName: '更新说明.pdf' }, { enclosureFileName: '模板.xlsx' }],
    onSave: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
} satisfies Meta<typeof AttachmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saving: Story = {
  name: '[N53] a file that is being saved cannot be pressed again meanwhile',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const file = canvas.getByRole('button', { name: '更新说明.pdf' });
    await userEvent.click(file);
    await expect(file).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '模板.xlsx' })).toBeEnabled();
    await expect(args.onSave).toHaveBeenCalledWith(args.files[0]);
    finish();
    await waitFor(() => expect(file).toBeEnabled());
  },
};
