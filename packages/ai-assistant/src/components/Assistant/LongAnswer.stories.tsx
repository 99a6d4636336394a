import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AssistantExample } from '../../testing/AssistantExample.tsx';
import { createFakeTransport } from '../../testing/createFakeTransport.ts';
import { EXAMPLE_DATA, EXAMPLE_REPORT, exampleMessage } from '../../testing/exampleData.ts';
import { longAnswer } from '../../testing/longAnswer.ts';
import { AssistantDrawer } from './AssistantDrawer.tsx';

const WIDTHS = [360, 480, 720, 1080];

const meta = {
  title: 'Assistant/LongAnswer',
  component: AssistantExample,
  subcomponents: { AssistantDrawer },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          `w${width}`,
          { name: `${width}`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
  args: { makeTransport: answered },
} satisfies Meta<typeof AssistantExample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first conversation of the example ends with a long answer, a table of data among it. */
function answered() {
  const question = { measures: ['sales'], by: ['shop'] };
  const block = `\`\`\`data\n${JSON.stringify({ ...EXAMPLE_REPORT, question })}\n\`\`\``;
  const chats = [
    exampleMessage({
      message_id: 'q',
      content: '请写一份经营周报，按店铺和商品列出销售额、退款率和可售天数。',
    }),
    exampleMessage({
      message_id: 'a',
      source: 2,
      user_name: '',
      content: `${longAnswer()}\n\n${block}\n`,
      state: 'done',
      versions: ['a0', 'a'],
      reply_to: 'q',
    }),
  ];
  return createFakeTransport({ data: { ...structuredClone(EXAMPLE_DATA), chats: { s1: chats } } });
}

/** A talk of half a year: short questions, and an answer with a table to each. */
function talked() {
  const chats = Array.from({ length: 200 }, (_, index) =>
    index % 2 === 0
      ? exampleMessage({ message_id: `t${index}`, content: `第 ${index / 2 + 1} 周各店铺卖得怎么样？` })
      : exampleMessage({
          message_id: `t${index}`,
          source: 2,
          user_name: '',
          content: `第 ${(index + 1) / 2} 周销售额 **$${(4_000 + index * 31).toFixed(2)}**，比前一周多 **${index % 9}.4%**。\n\n| 店铺 | 订单 | 销售额 |\n|---|---:|---:|\n| Amazon 德国 | ${index * 7} | $${index * 91}.00 |\n| TikTok Shop US | ${index * 5} | $${index * 64}.00 |\n`,
          state: 'done',
          reply_to: `t${index - 1}`,
        }),
  );
  return createFakeTransport({ data: { ...structuredClone(EXAMPLE_DATA), chats: { s1: chats } } });
}

/** Shows the conversation, by the lists that lie over it where the room is short. */
async function shown(canvasElement: HTMLElement) {
  const drawer = within(await within(canvasElement).findByRole('dialog'));
  await drawer.findByRole('textbox', { name: /输入问题|Your question|질문 입력/ });
  const lists = drawer.queryByRole('button', { name: /显示会话列表|Show conversations|대화 목록 보기/ });
  if (lists) await userEvent.click(lists);
  const [open] = await drawer.findAllByRole('button', { name: /每周经营复盘/ });
  if (!open) throw new Error('a conversation expected');
  await userEvent.click(open);
  // By its place: a search by roles through so long an answer takes seconds.
  const list = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('[role="log"]');
    if (!found) throw new Error('no conversation yet');
    return found;
  });
  await waitFor(() => expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThan(2));
  return { drawer, list };
}

/** What is wider than its place and cannot be scrolled to, by its text. */
function cutOff(list: HTMLElement): string[] {
  const { left, right } = list.getBoundingClientRect();
  return [...list.querySelectorAll<HTMLElement>('p, li, h2, h3, h4, h5, pre, table, button, figure')]
    .filter((element) => {
      const place = element.parentElement?.closest('[tabindex="0"]:not([role="log"])') ?? element;
      const box = place.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
    })
    .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`);
}

/** Nothing of the conversation is out of reach: what is wide scrolls in its own place. */
async function fits(canvasElement: HTMLElement, width: number) {
  const { list } = await shown(canvasElement);
  await expect(window.innerWidth).toBe(width);
  await waitFor(() => expect(list.querySelector('figure table')).not.toBeNull(), { timeout: 20_000 });
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  await expect(cutOff(list)).toEqual([]);
  const scroller = list.querySelector('table')?.parentElement;
  await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? Number.POSITIVE_INFINITY);
}

export const W360: Story = {
  name: '[I207] in 360 pixels words break, tables and code scroll by themselves, and nothing is cut off',
  globals: { viewport: { value: 'w360' } },
  play: ({ canvasElement }) => fits(canvasElement, 360),
};

export const W480: Story = {
  name: '[I207] the same in 480 pixels',
  globals: { viewport: { value: 'w480' }, locale: 'en-US', theme: 'dark' },
  play: ({ canvasElement }) => fits(canvasElement, 480),
};

export const W720: Story = {
  name: '[I207] the same in 720 pixels, with the lists beside it',
  globals: { viewport: { value: 'w720' }, locale: 'ko-KR' },
  play: ({ canvasElement }) => fits(canvasElement, 720),
};

export const W1080: Story = {
  name: '[I207] the same in 1,080 pixels',
  globals: { viewport: { value: 'w1080' }, theme: 'dark' },
  play: ({ canvasElement }) => fits(canvasElement, 1080),
};

export const Talk: Story = {
  name: '[I222] [I262] 200 messages in a window of 360 pixels: the end is shown at once, older ones come, a press leads back',
  globals: { viewport: { value: 'w360' } },
  args: { makeTransport: talked },
  play: async ({ canvasElement }) => {
    const { drawer, list } = await shown(canvasElement);
    await expect(drawer.getByText(/第 100 周销售额/)).toBeVisible();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const count = drawer.getAllByRole('article').length;
    list.dispatchEvent(new WheelEvent('wheel', { deltaY: -2000, bubbles: true }));
    list.scrollTop = 0;
    await waitFor(() => expect(drawer.getAllByRole('article').length).toBeGreaterThan(count));
    await userEvent.click(await drawer.findByRole('button', { name: '回到最新' }));
    await waitFor(() => expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThan(2));
  },
};
