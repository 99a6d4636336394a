import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import classes from '../stories/sheets.module.css';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { userId: 'u-1001', name: '林晓' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '林晓' })).toHaveTextContent('林');
  },
};

export const BrokenPicture: Story = {
  tags: ['fails-on-purpose'],
  name: '[U11] the initial stands in for a broken picture',
  args: { name: 'maya', src: 'https://127.0.0.1:9/maya.png', size: 'large' },
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img')).toHaveTextContent('M'));
  },
};

export const Nameless: Story = { args: { name: '  ', decorative: true } };

export const SevenColours: Story = {
  globals: { locale: 'ko-KR' },
  render: () => (
    <div className={classes.row}>
      {['지민', '서연', 'Ava', '王', '陈', 'Noah', '李', '민준', 'Zoe', '赵'].map((name, index) => (
        <Avatar key={name} userId={`u-${index * 7}`} name={name} size="large" />
      ))}
    </div>
  ),
};
