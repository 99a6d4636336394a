import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NoticeBar } from './NoticeBar.tsx';

const meta = {
  title: 'UI/NoticeBar',
  component: NoticeBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINE_PX = 32;
const heightOf = (text: HTMLElement) => text.parentElement?.getBoundingClientRect().height;

export const News: Story = {
  name: '[U31] a notice is one line as high as the ticker, its actions at the end',
  args: {
    icon: 'info',
    children: '门户有新版本，刷新后即可使用，标签页都会保留。',
    actions: <Button size="compact-xs">刷新</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(heightOf(canvas.getByText(/门户有新版本/))).toBe(LINE_PX);
    const { right } = canvas.getByRole('button', { name: '刷新' }).getBoundingClientRect();
    await expect(canvasElement.getBoundingClientRect().right - right).toBeLessThan(20);
  },
};

export const Warning: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    tone: 'warning',
    icon: 'warning',
    children: 'The network is away. Open pages keep what you typed.',
  },
};

export const Titled: Story = {
  globals: { locale: 'ko-KR' },
  args: { title: '처음이세요?', children: 'Ctrl/⌘ K로 모든 메뉴를 찾을 수 있어요.' },
};

export const LongText: Story = {
  name: '[U31] longer words make it higher, never cut',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    ...News.args,
    children: 'Pages of every warehouse keep what you typed until you come back. '.repeat(5),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/^Pages of every/);
    await expect(heightOf(text)).toBeGreaterThan(2 * LINE_PX);
    await expect(text.scrollHeight).toBe(text.clientHeight);
  },
};
