import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AssistantError } from '../../core/errors.ts';
import { AssistantExample } from '../../testing/AssistantExample.tsx';
import { createFakeTransport, type FakeTransport } from '../../testing/createFakeTransport.ts';
import { EXAMPLE_DATA, EXAMPLE_REPORT } from '../../testing/exampleData.ts';
import { EXAMPLE_SCHEDULES } from '../../testing/exampleSchedules.ts';
import { openedDrawer } from '../../testing/openedDrawer.ts';
import { NO_SCHEDULES } from '../../transport/localSchedules.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { ScheduleList } from './ScheduleList.tsx';

let transport: FakeTransport;
const question = { measures: ['sales'], by: ['shop'] };

const meta = {
  title: 'Assistant/Schedules',
  component: AssistantExample,
  subcomponents: { ScheduleForm, ScheduleList },
  parameters: { layout: 'fullscreen' },
  args: {
    makeTransport: () => {
      const data = structuredClone({ ...EXAMPLE_DATA, schedules: EXAMPLE_SCHEDULES });
      const answer = data.chats?.s1?.at(-1);
      const block = JSON.stringify({ ...EXAMPLE_REPORT, question });
      if (answer) answer.content = `\`\`\`data\n${block}\n\`\`\``;
      return createFakeTransport({ data });
    },
    onReady: (_, from) => {
      transport = from;
    },
  },
} satisfies Meta<typeof AssistantExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const callsOf = (name: string) => transport.calls.filter(({ method }) => method === name);
const page = () => within(document.body);

export const AskRegularly: Story = {
  name: '[I300] the question of an answer is asked regularly: days, hour, days of the data',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.click(await drawer.findByRole('button', { name: '定时提问' }));
    const dialog = within(await page().findByRole('dialog', { name: '定时提问' }));
    await userEvent.click(await dialog.findByRole('button', { name: '周五' }));
    await expect(dialog.getByRole('button', { name: '周一' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.selectOptions(dialog.getByLabelText('数据期间'), 'last-7');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(page().queryByRole('dialog', { name: '定时提问' })).toBeNull());
    await expect(callsOf('addSchedule').at(-1)?.data).toMatchObject({
      kind: 'schedule',
      question,
      period: 'last-7',
      weekdays: [1, 5],
      time: '09:00',
    });
  },
};

export const TellMeWhen: Story = {
  name: '[I300] an alert needs a number; what was refused stays in its form',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.click(await drawer.findByRole('button', { name: 'Tell me when …' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Tell me when …' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Please enter a number')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Value' }), '1,400.5');
    transport.fail('addSchedule', new AssistantError('server', { text: 'At most 20' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page().findByText('At most 20');
    await expect(dialog.getByRole('textbox', { name: 'Value' })).toHaveValue('1,400.5');
    transport.fail('addSchedule', undefined);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(callsOf('addSchedule').at(-1)?.data).toMatchObject({
        kind: 'alert',
        condition: { measure: 'sales', is: '<', value: 1400.5 },
      }),
    );
  },
};

export const AShare: Story = {
  name: '[I300] a share is watched in percent, with its sign or without, in full width, at most a value as well',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.click(await drawer.findByRole('button', { name: '设置提醒' }));
    const dialog = within(await page().findByRole('dialog', { name: '设置提醒' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: '指标' }), '退款率');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '比较方式' }), '不高于');
    await userEvent.type(dialog.getByRole('textbox', { name: '数值 %' }), '２.5％');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(callsOf('addSchedule').at(-1)?.data).toMatchObject({
        condition: { measure: 'refundRate', is: '<=', value: 2.5 },
      }),
    );
  },
};

export const List: Story = {
  name: '[I302] they are listed with how each stands, paused, changed and removed after a question',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.click(await drawer.findByRole('button', { name: '定时提问与提醒' }));
    const dialog = within(await page().findByRole('dialog', { name: '定时提问与提醒' }));
    await expect(await dialog.findByText('目前满足条件，结束前不再重复提醒')).toBeVisible();
    await expect(dialog.getByText('已停止：您不再有查看该数据的权限')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '暂停 每周各店铺销售额' }));
    await expect(await dialog.findByText('已暂停')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '编辑 每周各店铺销售额' }));
    await userEvent.click(await dialog.findByRole('button', { name: '取消' }));
    await userEvent.click(await dialog.findByRole('button', { name: '删除 利润日报' }));
    await userEvent.click(await page().findByRole('button', { name: '删除' }));
    await waitFor(() => expect(dialog.queryByText('利润日报')).toBeNull());
  },
};

export const ListFails: Story = {
  name: '[I302] a list that does not load is asked for again',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    transport.fail('getSchedules', new AssistantError('disconnected', { isTransient: true }));
    await userEvent.click(await drawer.findByRole('button', { name: '예약 질문과 알림' }));
    const dialog = within(await page().findByRole('dialog', { name: '예약 질문과 알림' }));
    const again = await dialog.findByRole('button', { name: /다시/ });
    transport.fail('getSchedules', undefined);
    await userEvent.click(again);
    await expect(await dialog.findByText('每周各店铺销售额')).toBeVisible();
  },
};

export const NoneYet: Story = {
  globals: { theme: 'dark' },
  args: {
    makeTransport: () =>
      createFakeTransport({
        data: { ...structuredClone(EXAMPLE_DATA), schedules: NO_SCHEDULES },
      }),
  },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.click(await drawer.findByRole('button', { name: '定时提问与提醒' }));
    const dialog = within(await page().findByRole('dialog', { name: '定时提问与提醒' }));
    await expect(await dialog.findByText('还没有定时提问和提醒')).toBeVisible();
  },
};
