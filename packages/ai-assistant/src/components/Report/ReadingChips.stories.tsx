import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AskChoices } from './AskChoices.tsx';
import { ReadingChips } from './ReadingChips.tsx';

const meta = {
  title: 'Assistant/ReadingChips',
  component: ReadingChips,
  args: {
    onAsk: fn(),
    chips: [
      {
        name: '指标',
        value: '销售额',
        choices: [
          { value: '订单数', ask: '2026-10-01到2026-10-31 德国 订单数' },
          { value: '客单价', ask: '2026-10-01到2026-10-31 德国 客单价' },
        ],
      },
      {
        name: '期间',
        value: '2026-10-01 至 2026-10-31',
        choices: [{ value: '本月', ask: '2026-11-01到2026-11-21 德国 销售额' }],
      },
      { name: '站点', value: '德国', choices: [] },
      { name: '1', value: '没有名字的部分', choices: [] },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof ReadingChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  name: '[I290] how a question was read stands in parts; one that is changed, by mouse or by keys, asks again',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const list = canvas.getByRole('list', { name: '理解为' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /指标 销售额/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: '客单价' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('2026-10-01到2026-10-31 德国 客单价');
    canvas.getByRole('button', { name: /期间/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('menuitem', { name: '本月' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenLastCalledWith('2026-11-01到2026-11-21 德国 销售额');
    await expect(canvas.queryByRole('button', { name: /站点/ })).toBeNull();
    await expect(canvas.getByText('1', { selector: 'span' })).not.toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    chips: [
      {
        name: 'Measure',
        value: 'Sales',
        choices: [{ value: 'Orders', ask: 'Orders from 2026-10-01 to 2026-10-31' }],
      },
      { name: 'Period', value: '2026-10-01 to 2026-10-31', choices: [] },
    ],
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: {
    chips: [
      {
        name: '지표',
        value: '매출',
        choices: [{ value: '이익', ask: '2026-10-01부터 2026-10-31까지 이익' }],
      },
      { name: '기간', value: '2026-10-01 – 2026-10-31', choices: [] },
    ],
  },
};

export const OnlyTold: Story = {
  name: '[I290] where nothing can be asked the parts are only told',
  args: { onAsk: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

const questions = ['2026-10-01到2026-10-31 德国 销售额', '2026-10-23到2026-11-21 德国 销售额', '德国 在库'];
const asked = fn();

export const Offered: Story = {
  name: '[I291] what may have been meant is asked by a press',
  render: () => <AskChoices questions={questions} onAsk={asked} />,
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    buttons[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenLastCalledWith(questions[1]);
  },
};

export const OfferedInTheDark: Story = { ...Offered, globals: { theme: 'dark' } };
