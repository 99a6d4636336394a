import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CompanyList } from './SubjectChoice.tsx';

const company = (code: string, name: string) => ({ subjectCodeEncrypt: code, name });

const meta = {
  title: 'Account/CompanyList',
  component: CompanyList,
  args: {
    subjects: [company('sbj_1', '深圳蓝海贸易有限公司'), company('sbj_2', 'Northwind Goods GmbH')],
    sending: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof CompanyList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoCompanies: Story = {
  name: 'Two companies, one is chosen',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Northwind Goods GmbH' }));
    await expect(args.onChoose).toHaveBeenCalledWith('sbj_2');
  },
};

export const Sending: Story = {
  name: 'A choice is on its way',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { sending: true },
};

export const ManyInKorean: Story = {
  name: 'Many companies, in Korean',
  globals: { locale: 'ko-KR' },
  args: { subjects: Array.from({ length: 24 }, (_, at) => company(`sbj_${at}`, `서울 무역 ${at + 1}`)) },
};

export const LongNames: Story = {
  name: 'Long names',
  globals: { theme: 'dark' },
  args: {
    subjects: [
      company('sbj_1', '粤港澳大湾区跨境电子商务综合服务与供应链管理（深圳前海）股份有限公司华南分公司'),
      company('sbj_2', 'Maximiliane Freifrau von Hohenstein-Wallersbach Handelsgesellschaft mbH & Co. KG'),
    ],
  },
};
