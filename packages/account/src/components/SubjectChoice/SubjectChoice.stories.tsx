import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubjectChoice } from './SubjectChoice.tsx';

const TWO = [
  { subjectCodeEncrypt: 'sbj_1', name: '深圳蓝海贸易有限公司' },
  { subjectCodeEncrypt: 'sbj_2', name: 'Northwind Goods GmbH' },
];
const MANY = Array.from({ length: 24 }, (_, index) => ({
  subjectCodeEncrypt: `sbj_${index}`,
  name: `${index % 2 ? '杭州' : '广州'}跨境公司 ${index + 1}`,
}));

const meta = {
  title: 'Account/SubjectChoice',
  component: SubjectChoice,
  args: { subjects: TWO, onChoose: fn(), onCancel: fn() },
} satisfies Meta<typeof SubjectChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog');

export const TwoCompanies: Story = {
  name: '[A37] A company is chosen by keyboard; the dialog is 492 pixels wide',
  play: async ({ args }) => {
    const choice = await dialog();
    await expect(choice).toHaveAccessibleName('选择公司');
    await expect(choice.getBoundingClientRect().width).toBe(492);
    await within(choice).findByRole('button', { name: '深圳蓝海贸易有限公司' });
    within(choice).getByRole('button', { name: '深圳蓝海贸易有限公司' }).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('sbj_2');
  },
};

export const Left: Story = {
  name: '[A38] Leaving the choice goes back to the login page',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ args }) => {
    const choice = within(await dialog());
    await userEvent.click(await choice.findByRole('button', { name: 'Use another account' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Sending: Story = {
  name: '[A39] A choice is sent once',
  globals: { locale: 'ko-KR' },
  args: { sending: true },
  play: async ({ args }) => {
    const choice = within(await dialog());
    await userEvent.click(await choice.findByRole('button', { name: 'Northwind Goods GmbH' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '[A40] A choice that failed is explained and can be made again',
  args: { failure: { kind: 'subject-unknown' } },
  play: async ({ args }) => {
    const choice = within(await dialog());
    await expect(await choice.findByRole('alert')).toHaveTextContent('您已不属于该公司');
    await userEvent.click(choice.getByRole('button', { name: '深圳蓝海贸易有限公司' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Many: Story = {
  name: '[A41] A long list can be searched',
  globals: { theme: 'dark' },
  args: { subjects: MANY },
  play: async () => {
    const choice = within(await dialog());
    await userEvent.type(await choice.findByRole('searchbox', { name: '搜索公司' }), '公司 17');
    await expect(choice.getByRole('button', { name: '广州跨境公司 17' })).toBeVisible();
    await expect(choice.queryByRole('button', { name: '广州跨境公司 1' })).toBeNull();
    await userEvent.type(choice.getByRole('searchbox'), '9');
    await expect(choice.getByText(/没有找到公司/)).toBeVisible();
  },
};

export const LoadingCompanies: Story = { globals: { locale: 'en-US' }, args: { subjects: undefined } };
export const LoadingFailed: Story = { args: { subjects: undefined, failure: { kind: 'network' } } };
export const LongNames: Story = {
  args: {
    subjects: [
      {
        subjectCodeEncrypt: 'a',
        name: '粤港澳大湾区跨境电子商务综合服务与供应链管理（深圳前海）股份有限公司华南分公司',
      },
      { subjectCodeEncrypt: 'sbj_without_a_name', name: undefined },
    ],
  },
};
