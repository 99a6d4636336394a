import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AssistantError } from '../../core/errors.ts';
import { AssistantExample } from '../../testing/AssistantExample.tsx';
import { createFakeTransport, type FakeTransport } from '../../testing/createFakeTransport.ts';
import { EXAMPLE_DATA } from '../../testing/exampleData.ts';
import { openedDrawer } from '../../testing/openedDrawer.ts';
import { Message } from '../Chat/Message.tsx';
import { MessageList } from './MessageList.tsx';

let transport: FakeTransport;
const onOpenPage = fn();

const meta = {
  title: 'Assistant/Conversation',
  component: AssistantExample,
  subcomponents: { MessageList, Message },
  parameters: { layout: 'fullscreen' },
  args: {
    makeTransport: () => createFakeTransport({ data: structuredClone(EXAMPLE_DATA) }),
    onReady: (_, from) => {
      transport = from;
    },
    ports: { page: { title: '订单列表' }, onOpenPage },
  },
} satisfies Meta<typeof AssistantExample>;
export default meta;
type Story = StoryObj<typeof meta>;

type Drawer = Awaited<ReturnType<typeof openedDrawer>>;

const fieldOf = (drawer: Drawer) => drawer.getByRole('textbox', { name: /输入问题|Your question|질문 입력/ });

/** Asks, and waits until the backend has heard of it. */
async function ask(drawer: Drawer, text: string) {
  const before = callsOf('ask').length;
  await userEvent.type(fieldOf(drawer), `${text}{Enter}`);
  await waitFor(() => expect(callsOf('ask').length).toBeGreaterThan(before));
}

const callsOf = (method: string) => transport.calls.filter((call) => call.method === method);

export const Answer: Story = {
  name: '[I220] a question stands there at once, and that the assistant thinks; then the answer, then what can be done with it',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.type(fieldOf(drawer), '昨天卖得怎么样');
    await userEvent.keyboard('{Enter}');
    // Nothing has been said yet.
    const thinking = drawer.getByTestId('ai-thinking');
    await expect(thinking).toHaveTextContent('正在思考');
    await expect(drawer.getByText('昨天卖得怎么样')).toBeVisible();
    await expect(fieldOf(drawer)).toHaveValue('');
    await expect(fieldOf(drawer)).toHaveAttribute('aria-disabled', 'true');
    transport.piece({ content: '昨天共 **263** 笔' });
    await waitFor(() => expect(drawer.getByText('263')).toBeVisible());
    await expect(drawer.queryByTestId('ai-thinking')).toBeNull();
    await expect(drawer.getAllByRole('article').at(-1)).toHaveAttribute('data-revealing');
    await expect(drawer.getByRole('button', { name: '停止生成' })).toBeVisible();
    transport.end();
    await waitFor(() => expect(drawer.getByRole('button', { name: '发送' })).toBeVisible());
    const answer = drawer.getAllByRole('article').at(-1);
    if (!answer) throw new Error('an answer expected');
    await expect(within(answer).getByRole('button', { name: '重新生成' })).toBeInTheDocument();
    await waitFor(() => expect(answer).not.toHaveAttribute('data-revealing'));
  },
};

export const Stop: Story = {
  name: '[I220] stop ends the answer: the call goes out, what is shown stays',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await ask(drawer, 'sales');
    transport.piece({ content: 'Sales of yesterday were ' });
    await waitFor(() => expect(drawer.getByText(/^Sales/)).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(callsOf('stop')).toHaveLength(1));
    await waitFor(() => expect(drawer.getByText('Stopped')).toBeVisible());
  },
};

export const Thinking: Story = {
  name: '[I229] what a model thinks is open while it thinks and folds once it answers',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await ask(drawer, '为什么');
    transport.piece({ think: '先看订单，再看广告。' });
    const head = await drawer.findByRole('button', { name: '正在思考' });
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    transport.piece({ content: '因为广告' });
    await waitFor(() => expect(head).toHaveAccessibleName('思考过程'));
    await waitFor(() => expect(head).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(head);
    await waitFor(() => expect(drawer.getByText('先看订单，再看广告。')).toBeVisible());
    transport.end();
  },
};

export const NotSent: Story = {
  name: '[I228] a question that does not get through stays, and is tried again with the same id',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    transport.fail('ask', new AssistantError('disconnected', { isTransient: true }));
    await ask(drawer, '库存够吗');
    const alert = await drawer.findByRole('alert', {}, { timeout: 20_000 });
    transport.fail('ask', undefined);
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await drawer.findByTestId('ai-thinking');
    const ids = callsOf('ask').map(
      ({ data }) => (data as { question: { client_msg_id: string } }).question.client_msg_id,
    );
    await expect(new Set(ids).size).toBe(1);
    await expect(drawer.getAllByText('库存够吗')).toHaveLength(1);
  },
};

export const Refused: Story = {
  name: '[I228] a question that is refused comes back into the field, with the reason',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    transport.fail('ask', new AssistantError('server', { text: '问题太长' }));
    await ask(drawer, '很长的问题');
    await waitFor(() => expect(fieldOf(drawer)).toHaveValue('很长的问题'));
    await waitFor(() => expect(within(canvasElement).getByText('问题太长')).toBeVisible());
  },
};

export const Interrupted: Story = {
  name: '[I228] an interrupted answer keeps what came, and goes on or is asked for anew',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '黑五备战小组');
    await waitFor(() => expect(drawer.getByText('生成中断，已保留以上内容')).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: '继续生成' }));
    await waitFor(() => expect(callsOf('ask')).toHaveLength(1));
    await expect(transport.lastAsk()?.question.continue_of).toBe('w2');
  },
};

export const Actions: Story = {
  name: '[I226] an answer is copied, quoted, rated and asked for anew; the same quote twice is refused',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    const answer = drawer.getAllByRole('article').at(-1);
    if (!answer) throw new Error('an answer expected');
    const of = within(answer);
    await userEvent.click(of.getByRole('button', { name: '복사' }));
    await waitFor(() => expect(within(canvasElement).getByText('복사했어요')).toBeVisible());
    await userEvent.click(of.getByRole('button', { name: '인용' }));
    await waitFor(() => expect(drawer.getByRole('list', { name: '인용' })).toBeVisible());
    await userEvent.click(of.getByRole('button', { name: '인용' }));
    await expect(drawer.getAllByRole('button', { name: '인용 제거' })).toHaveLength(1);
    const good = of.getByRole('button', { name: '도움이 됐어요' });
    await expect(good).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(of.getByRole('button', { name: '도움이 되지 않았어요' }));
    await waitFor(() => expect(good).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(of.getByRole('button', { name: '다시 생성' }));
    await waitFor(() => expect(transport.lastAsk()?.question.regenerate_of).toBe('m5'));
  },
};

export const Reason: Story = {
  name: '[I263] a thumb down asks why, which may be skipped; a reason that could not be sent stays in the field',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    const answer = within((await drawer.findAllByRole('article')).at(-1) as HTMLElement);
    const bad = answer.getByRole('button', { name: 'Not helpful' });
    await userEvent.click(bad);
    await waitFor(() => expect(bad).toHaveAttribute('aria-pressed', 'true'));
    await expect(callsOf('setFeedback').at(-1)?.data).toEqual({ message_id: 'm5', value: -1 });
    const field = await answer.findByRole('textbox', { name: /What was not helpful/ });
    await waitFor(() => expect(field).toHaveFocus());
    const send = answer.getByRole('button', { name: 'Send feedback' });
    await expect(send).toBeDisabled();
    await userEvent.click(answer.getByRole('button', { name: 'Wrong figures' }));
    await userEvent.click(answer.getByRole('button', { name: 'Incomplete' }));
    await userEvent.click(answer.getByRole('button', { name: 'Incomplete' }));
    await expect(send).toBeEnabled();
    await userEvent.type(field, 'the days are wrong');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(callsOf('setFeedback')).toHaveLength(1);
    transport.fail('setFeedback', new AssistantError('server', { text: 'Not now' }));
    await userEvent.click(send);
    await within(canvasElement).findByText('Not now');
    await waitFor(() => expect(send).toBeEnabled());
    await expect(field).toHaveValue('the days are wrong');
    transport.fail('setFeedback', undefined);
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(answer.queryByRole('textbox')).toBeNull());
    await expect(callsOf('setFeedback').at(-1)?.data).toEqual({
      message_id: 'm5',
      value: -1,
      reason: 'the days are wrong',
      choices: ['figures'],
    });
    await within(canvasElement).findByText('Thank you for your feedback');
    await userEvent.click(bad);
    await waitFor(() => expect(bad).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(bad);
    await userEvent.click(await answer.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(answer.queryByRole('textbox')).toBeNull());
    await expect(bad).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Versions: Story = {
  name: '[I227] versions of an answer are counted and chosen; the last question is edited and sent anew',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await expect(drawer.getByText('2/2')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: '上一个版本' }));
    await waitFor(() => expect(callsOf('selectVersion').at(-1)?.data).toMatchObject({ message_id: 'm5a' }));
    await userEvent.click(drawer.getByRole('button', { name: '修改后重新提问' }));
    await waitFor(() => expect(fieldOf(drawer)).toHaveValue('怎样设置店铺的自动补货？'));
    await expect(drawer.getByText(/正在修改上一个问题/)).toBeVisible();
    await userEvent.type(fieldOf(drawer), '德国站{Enter}');
    await waitFor(() => expect(transport.lastAsk()?.question.edit_of).toBe('m4'));
  },
};

export const Reports: Story = {
  name: '[I234] the table of an answer leads to the page that its data is from',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    const report = within(await drawer.findByRole('figure', { name: '近 7 天销售额' }));
    await userEvent.click(report.getByRole('button', { name: '打开订单列表' }));
    await expect(onOpenPage).toHaveBeenCalledWith(expect.objectContaining({ app: 'scm_new' }));
  },
};

export const Divider: Story = {
  name: '[I258] the context is cleared by a line; not while an answer is under way',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await expect(drawer.getByText('以上内容不再作为上下文')).toBeVisible();
    await ask(drawer, '一');
    await drawer.findByTestId('ai-thinking');
    await userEvent.click(drawer.getByRole('button', { name: '清除上下文' }));
    await waitFor(() => expect(within(canvasElement).getByText('请等待上一条消息生成完毕')).toBeVisible());
    await expect(callsOf('addSessionPartition')).toHaveLength(0);
    transport.end();
    await drawer.findByRole('button', { name: '发送' });
    await userEvent.click(drawer.getByRole('button', { name: '清除上下文' }));
    await waitFor(() => expect(callsOf('addSessionPartition')).toHaveLength(1));
  },
};

export const Cards: Story = {
  name: '[I259] an empty conversation offers prompts by group; a card fills the field; themes open again',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    await userEvent.click(await drawer.findByRole('button', { name: /^优化标题/ }));
    await waitFor(() => expect(fieldOf(drawer)).toHaveValue('请优化这个商品标题，保留核心关键词：'));
    await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.click(drawer.getByRole('button', { name: '选择其他主题' }));
    await waitFor(() => expect(drawer.getByRole('region', { name: '数据' })).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: '返回对话' }));
    await waitFor(() => expect(drawer.getByRole('log')).toBeVisible());
  },
};

export const Topics: Story = {
  name: '[I281] the topics of an open conversation stand among its cards and fill the field',
  args: {
    makeTransport: () => {
      const data = structuredClone(EXAMPLE_DATA);
      for (const session of data.sessions ?? [])
        Object.assign(session, {
          topicList: [
            { topicName: '缺货', topicContent: '哪些商品快卖完了？' },
            { topicName: '退货', topicContent: '上周为什么退货多？' },
          ],
        });
      return createFakeTransport({ data });
    },
  },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.click(drawer.getByRole('button', { name: '选择其他主题' }));
    await userEvent.click(await drawer.findByRole('button', { name: /^退货/ }));
    await waitFor(() => expect(fieldOf(drawer)).toHaveValue('上周为什么退货多？'));
  },
};

export const Drafts: Story = {
  name: '[I260] what is written is kept with its conversation',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.type(fieldOf(drawer), '写了一半');
    await openedDrawer(canvasElement, '黑五备战小组');
    await expect(fieldOf(drawer)).toHaveValue('');
    await openedDrawer(canvasElement, '每周经营复盘');
    await waitFor(() => expect(fieldOf(drawer)).toHaveValue('写了一半'));
  },
};

export const Page: Story = {
  name: '[I218] the page in front goes with a question only when the person ticked it, and once',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await ask(drawer, '一');
    await waitFor(() => expect(transport.lastAsk()?.question.text).toBe('一'));
    await expect(transport.lastAsk()?.question.page).toBeUndefined();
    transport.end();
    await drawer.findByRole('button', { name: '发送' });
    await userEvent.click(drawer.getByRole('checkbox', { name: /附上当前页面/ }));
    await ask(drawer, '二');
    await waitFor(() => expect(transport.lastAsk()?.question.page).toMatchObject({ title: '订单列表' }));
    await expect(drawer.getByRole('checkbox', { name: /附上当前页面/ })).not.toBeChecked();
  },
};
