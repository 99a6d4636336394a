import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { MuteWindow } from '../../core/types.ts';
import { WindowRow } from './WindowRow.tsx';

const window = (part: Partial<MuteWindow>): MuteWindow => ({
  category: 21,
  beginTime: '',
  endTime: '',
  isNextDay: false,
  muted: false,
  ...part,
});
const stock = { id: 21, name: '库存预警', icon: 'stock', window: undefined };

const meta = {
  title: 'Notify/WindowRow',
  component: WindowRow,
  args: { category: stock, onSave: fn(async () => undefined) },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: '26rem', padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof WindowRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: '不提醒' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ category: 21, muted: true }));
  },
};

export const AtNight: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    category: {
      ...stock,
      name: 'Stock alerts',
      window: window({ beginTime: '22:00', endTime: '08:00', isNextDay: true }),
    },
  },
};

export const AllDay: Story = {
  globals: { locale: 'ko-KR' },
  args: {
    category: {
      ...stock,
      name: '재고 알림',
      window: window({ beginTime: '00:00', endTime: '00:00', isNextDay: true }),
    },
  },
};

export const Always: Story = {
  args: { category: { ...stock, window: window({ muted: true }) } },
};

export const Incomplete: Story = {
  args: { category: { ...stock, window: window({ beginTime: '22:00' }) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('请填写开始和结束时间');
  },
};

export const LongName: Story = {
  globals: { locale: 'en-US' },
  args: {
    category: {
      ...stock,
      name: 'Alerts about stock in warehouses of third parties that have not reported for more than a day',
      window: window({ beginTime: '09:00', endTime: '18:00' }),
    },
  },
};
