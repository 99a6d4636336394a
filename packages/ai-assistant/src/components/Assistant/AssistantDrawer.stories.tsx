import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Assistant } from '../../react/types.ts';
import { AssistantExample } from '../../testing/AssistantExample.tsx';
import { createFakeTransport, type FakeTransport } from '../../testing/createFakeTransport.ts';
import { EXAMPLE_DATA } from '../../testing/exampleData.ts';

let transport: FakeTransport;
let assistant: Assistant;
const onClose = fn();
const onOpenPage = fn();

const meta = {
  title: 'Assistant/AssistantDrawer',
  component: AssistantExample,
  parameters: { layout: 'fullscreen' },
  args: {
    makeTransport: () => createFakeTransport({ data: structuredClone(EXAMPLE_DATA) }),
    onReady: (made, from) => {
      assistant = made;
      transport = from;
    },
    onClose,
    ports: { page: { title: '订单列表' }, onOpenPage },
  },
} satisfies Meta<typeof AssistantExample>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openedDrawer(canvasElement: HTMLElement) {
  const drawer = within(await within(canvasElement).findByRole('dialog'));
  await drawer.findByRole('textbox', { name: /输入问题|Your question|질문 입력/ });
  return drawer;
}

export const Open: Story = {
  name: '[I201] the drawer is 1080 pixels wide with siders of 200 and 250; full screen is one press away',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    const frame = within(canvasElement).getByRole('dialog');
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBe(1080));
    await expect(drawer.getByRole('navigation').getBoundingClientRect().width).toBe(200);
    await expect(drawer.getByRole('region', { name: '会话' }).getBoundingClientRect().width).toBe(250);
    await userEvent.click(drawer.getByRole('button', { name: '全屏' }));
    await expect(frame.getBoundingClientRect().width).toBe(window.innerWidth);
    await userEvent.click(drawer.getByRole('button', { name: '退出全屏' }));
    await expect(frame.getBoundingClientRect().width).toBe(1080);
  },
};

export const OpenDark: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => void (await openedDrawer(canvasElement)),
};
