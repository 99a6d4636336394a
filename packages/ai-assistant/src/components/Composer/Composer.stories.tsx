import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Composer } from './Composer.tsx';
import type { ComposerProps } from './ComposerProps.ts';

const onSend = fn();
const onStop = fn();
const onAddImages = fn();

function Demo(props: ComposerProps) {
  const [text, setText] = useState(props.text);
  return (
    <div style={{ maxWidth: '40rem' }}>
      <Composer {...props} text={text} onTextChange={setText} />
    </div>
  );
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAGd3qAAAACwAAAAAAQABAAACAkQBADs=';

const meta = {
  title: 'Assistant/Composer',
  component: Demo,
  subcomponents: { Composer },
  args: {
    text: '',
    onTextChange: fn(),
    onSend,
    quotes: [],
    onRemoveQuote: fn(),
    images: [],
    onAddImages,
    onRemoveImage: fn(),
    models: [
      { model_id: '1', model_name: 'DeepSeek R1', model_code: 'deepseek-r1' },
      { model_id: '2', model_name: '内置问答', model_code: 'builtin' },
    ],
    modelId: '1',
    onModelChange: fn(),
    onClearContext: fn(),
    onScreenshot: fn(),
    templates: [{ id: 'p1', title: '每日销售复盘', content: '请对比昨天与上周同日的销售额' }],
    quota: { daily_use_total: 3, daily_quota: 10 },
    lastQuestion: '上一个问题',
  },
  beforeEach: () => {
    for (const spy of [onSend, onStop, onAddImages]) spy.mockClear();
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

export const Empty: Story = {
  name: '[I213] nothing to say, nothing to send; the field is six to eight rows high',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = fieldOf(canvasElement);
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled();
    await userEvent.type(field, '   {Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    const rows = (height: number) => Math.floor((height - 16) / line);
    await expect(rows(field.offsetHeight)).toBe(6);
    await userEvent.clear(field);
    await userEvent.type(field, Array.from({ length: 14 }, () => '{Shift>}{Enter}{/Shift}').join('x'));
    await expect(rows(field.offsetHeight)).toBe(8);
    await expect(canvas.getByText('今日已用 3/10 次')).toBeVisible();
  },
};

export const Send: Story = {
  name: '[I211] Enter sends, once; Shift and Enter write a line',
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), '库存{Shift>}{Enter}{/Shift}够吗{Enter}');
    await expect(onSend).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '发送' }));
    await expect(onSend).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = {
  name: '[I213] while a question is on its way nothing can be written or sent',
  args: { isLoading: true, text: '下一个问题' },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(field, 'x{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('下一个问题');
  },
};

export const Streaming: Story = {
  name: '[I213] while an answer arrives the send button is a stop button, and Esc stops too',
  args: { onStop, text: '下一个' },
  globals: { locale: 'ko-KR', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: '보내기' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '생성 중지' }));
    await userEvent.type(fieldOf(canvasElement), '{Escape}');
    await expect(onStop).toHaveBeenCalledTimes(2);
  },
};

export const QuotaUsedUp: Story = {
  name: '[I217] a used-up quota is said where one would send; who does not count says so',
  args: {
    text: '再问一个',
    quota: { daily_use_total: 10, daily_quota: 10 },
    blocked: '今日免费提问次数已用完',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('今日免费提问次数已用完');
    await expect(canvas.getByText('今日已用 10/10 次')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled();
  },
};

export const Exempt: Story = {
  name: '[I217] an agent that does not count says so',
  args: { isQuotaExempt: true },
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Questions to this agent are not counted')).toBeVisible();
  },
};

export const Models: Story = {
  name: '[I217] the model is chosen from those there are',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /DeepSeek R1/ }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: '内置问答' }));
    await expect(args.onModelChange).toHaveBeenLastCalledWith('2');
  },
};

export const Quotes: Story = {
  name: '[I216] quotes stand above the text, two lines each, and can be taken away',
  args: {
    quotes: [
      { message_id: 'q1', source: 2, user_name: '', content: '很长的引用。'.repeat(60) },
      { message_id: 'q2', source: 1, user_name: '陈思远', content: '库存够吗？' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const quotes = within(within(canvasElement).getByRole('list', { name: '引用' }));
    const [first] = quotes.getAllByRole('paragraph');
    await expect(first?.offsetHeight).toBe(40);
    const [remove] = quotes.getAllByRole('button', { name: '移除引用' });
    if (!remove) throw new Error('a quote expected');
    await userEvent.click(remove);
    await expect(args.onRemoveQuote).toHaveBeenCalledWith('q1');
  },
};

export const Pictures: Story = {
  name: '[I215] pictures come by button, paste and drop; one on its way holds the question back',
  args: {
    text: '看图',
    images: [
      { id: 'a', name: '订单.png', preview: PIXEL, status: 'ready', url: '/a' },
      { id: 'b', name: '广告.png', preview: PIXEL, status: 'uploading' },
      { id: 'c', name: '坏图.png', preview: PIXEL, status: 'failed' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('上传失败');
    await userEvent.click(canvas.getByRole('button', { name: '移除图片 坏图.png' }));
    await expect(args.onRemoveImage).toHaveBeenCalledWith('c');
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('选择图片文件'), file);
    await expect(onAddImages).toHaveBeenLastCalledWith([file]);
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const init = { bubbles: true, cancelable: true };
    const field = fieldOf(canvasElement);
    field.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: transfer }));
    field.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: transfer }));
    await expect(onAddImages).toHaveBeenCalledTimes(3);
  },
};

export const PageOffered: Story = {
  name: '[I218] the page in front is offered by its name, and goes along only when it is ticked',
  args: { page: { title: '订单列表', isIncluded: false, onToggle: fn() } },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '附上当前页面：订单列表' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.page?.onToggle).toHaveBeenCalledWith(true);
  },
};

export const Shortcuts: Story = {
  name: '[I219] the arrow up brings the last question back; a slash, or the button, offers templates that fill the field',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = fieldOf(canvasElement);
    await userEvent.type(field, '{ArrowUp}');
    await expect(field).toHaveValue('上一个问题');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: '插入模板' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '每日销售复盘' }));
    await expect(field).toHaveValue('请对比昨天与上周同日的销售额');
    await userEvent.clear(field);
    await userEvent.type(field, '/');
    await canvas.findByRole('menuitem', { name: '每日销售复盘' });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('请对比昨天与上周同日的销售额');
    await expect(field).toHaveFocus();
  },
};

export const Editing: Story = {
  name: '[I227] a question that is being edited says so, with the way out',
  args: { text: '怎样设置自动补货？', editing: { onCancel: fn() } },
  globals: { theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '取消修改' }));
    await expect(args.editing?.onCancel).toHaveBeenCalledOnce();
  },
};
