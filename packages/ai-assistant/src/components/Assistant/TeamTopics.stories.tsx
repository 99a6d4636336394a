import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AssistantError } from '../../core/errors.ts';
import { AssistantExample } from '../../testing/AssistantExample.tsx';
import { createFakeTransport, type FakeTransport } from '../../testing/createFakeTransport.ts';
import { EXAMPLE_DATA, EXAMPLE_TEMPLATES } from '../../testing/exampleData.ts';
import { openedDrawer } from '../../testing/openedDrawer.ts';
import { TopicForm } from '../Team/TopicForm.tsx';

let transport: FakeTransport;

const meta = {
  title: 'Assistant/TeamTopics',
  component: AssistantExample,
  subcomponents: { TopicForm },
  parameters: { layout: 'fullscreen' },
  args: {
    makeTransport: () => createFakeTransport({ data: structuredClone(EXAMPLE_DATA) }),
    onReady: (_, from) => {
      transport = from;
    },
  },
} satisfies Meta<typeof AssistantExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const callsOf = (method: string) => transport.calls.filter((call) => call.method === method);

async function openForm(canvasElement: HTMLElement, title: string) {
  const page = within(canvasElement.ownerDocument.body);
  return within(await page.findByRole('dialog', { name: title }));
}

export const Create: Story = {
  name: '[I252] a team topic needs a name and members; it is said where it fails, and saved once',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    await userEvent.click(await drawer.findByRole('button', { name: '新建团队话题' }));
    const form = await openForm(canvasElement, '新建团队话题');
    await userEvent.click(await form.findByRole('button', { name: '保存' }));
    await expect(form.getByText('请输入聊天室名称')).toBeVisible();
    await expect(form.getByText('请选择团队成员')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: '聊天室名称' }), '旺季备货');
    await userEvent.type(form.getByRole('searchbox', { name: '查找同事' }), 'alex');
    await userEvent.click(await form.findByRole('checkbox', { name: 'Alex Kim' }));
    await userEvent.dblClick(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('addSession')).toHaveLength(1));
    await expect(callsOf('addSession')[0]?.data).toMatchObject({ title: '旺季备货', type: 2 });
    await waitFor(() => expect(within(canvasElement).getByText('操作成功')).toBeVisible());
    await waitFor(() => expect(drawer.getByRole('heading', { name: '旺季备货' })).toBeVisible());
  },
};

export const Templates: Story = {
  name: '[I253] a template has a title of 20 and a content of 1000 characters; the tenth takes the link away',
  args: {
    makeTransport: () => {
      const data = structuredClone(EXAMPLE_DATA);
      const eight = Array.from({ length: 9 }, (_, index) => ({
        team_prompt_id: `x${index}`,
        title: `模板${index}`,
        content: '内容',
        is_haveing: true,
      }));
      for (const session of data.sessions ?? [])
        if (session.type === 'teamSession') session.teamPrompts = eight;
      return createFakeTransport({ data: { ...data, teamPrompts: eight } });
    },
  },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '黑五备战小组');
    await userEvent.click(drawer.getByRole('button', { name: '添加团队成员' }));
    const form = await openForm(canvasElement, '编辑团队话题');
    await userEvent.click(await form.findByRole('button', { name: '添加模板' }));
    const template = await openForm(canvasElement, '添加模板');
    await userEvent.click(template.getByRole('button', { name: '保存' }));
    await expect(template.getByText('请输入模板名称')).toBeVisible();
    await expect(template.getByText('请输入模板内容')).toBeVisible();
    await userEvent.type(template.getByRole('textbox', { name: '模板名称' }), '字'.repeat(21));
    await expect(template.getByText('模板名称不能超过20个字符')).toBeVisible();
    await userEvent.type(template.getByRole('textbox', { name: '模板名称' }), '{Backspace}');
    await expect(template.queryByText('模板名称不能超过20个字符')).toBeNull();
    await userEvent.type(template.getByRole('textbox', { name: '模板内容' }), '请总结');
    await userEvent.click(template.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(within(canvasElement).getByText('新增团队模板成功')).toBeVisible());
    await waitFor(() => expect(form.getByText('最多添加10个团队模板')).toBeVisible());
    await expect(form.queryByRole('button', { name: '添加模板' })).toBeNull();
  },
};

export const DeleteTemplate: Story = {
  name: '[I254] only who made a template deletes it, after a question; others are told why not',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '黑五备战小组');
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(drawer.getByRole('button', { name: '设置' }));
    await userEvent.click(await drawer.findByRole('menuitem', { name: '编辑' }));
    const form = await openForm(canvasElement, '编辑团队话题');
    await userEvent.click(await form.findByRole('button', { name: '删除模板 补货检查' }));
    await waitFor(() => expect(within(canvasElement).getByText('不可删除非本人创建的模板')).toBeVisible());
    await expect(callsOf('delTeamPrompt')).toHaveLength(0);
    await userEvent.click(form.getByRole('button', { name: '删除模板 每日销售复盘' }));
    await userEvent.click(await page.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(within(canvasElement).getByText('删除团队模板成功')).toBeVisible());
    await waitFor(() => expect(form.queryByText('每日销售复盘')).toBeNull());
  },
};

export const Convert: Story = {
  name: '[I255] a personal chat becomes a team topic, with or without its history',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.click(drawer.getByRole('button', { name: 'Convert to team topic' }));
    const form = await openForm(canvasElement, 'Convert to team topic');
    await expect(await form.findByRole('textbox', { name: 'Chatroom name' })).toHaveValue('每周经营复盘');
    await userEvent.click(await form.findByRole('checkbox', { name: '陈思远' }));
    await userEvent.click(form.getByRole('checkbox', { name: /^Clear the history/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(callsOf('convertSession')[0]?.data).toMatchObject({ session_id: 's1', is_his: 1 }),
    );
  },
};

export const Members: Story = {
  name: '[I256] a team topic says who wrote what, and shows its members; leaving is asked for first',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '黑五备战小组');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(drawer.getByText('陈思远')).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: '팀원 3명' }));
    const members = await drawer.findByRole('list', { name: '팀원' });
    await expect(within(members).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(drawer.getByRole('button', { name: '설정' }));
    await userEvent.click(await drawer.findByRole('menuitem', { name: '주제 나가기' }));
    await userEvent.click(await page.findByRole('button', { name: '주제 나가기' }));
    await waitFor(() => expect(callsOf('exitSession')).toHaveLength(1));
  },
};

export const NotTheirs: Story = {
  name: '[I2000] a member who may not see an answer of a colleague is told so when they ask for it again; it stays as it was',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '黑五备战小组');
    const again = await drawer.findAllByRole('button', { name: '重新生成' });
    const before = drawer.getAllByRole('article').map((one: HTMLElement) => one.textContent);
    transport.fail('ask', new AssistantError('server', { text: '这个回答包含您无权查看的数据' }));
    await userEvent.click(again.at(-1) as HTMLElement);
    await waitFor(() =>
      expect(within(canvasElement).getByText('这个回答包含您无权查看的数据')).toBeVisible(),
    );
    await waitFor(() =>
      expect(drawer.getAllByRole('article').map((one: HTMLElement) => one.textContent)).toEqual(before),
    );
    await expect(drawer.getByRole('textbox', { name: '输入问题' })).toHaveValue('');
  },
};

export const NoMembers: Story = {
  name: '[I256] a topic without members says so',
  args: {
    makeTransport: () => {
      const data = structuredClone(EXAMPLE_DATA);
      for (const session of data.sessions ?? []) session.partakeUsers = [];
      return createFakeTransport({ data: { ...data, teamPrompts: EXAMPLE_TEMPLATES } });
    },
  },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '黑五备战小组');
    await userEvent.click(drawer.getByRole('button', { name: '团队成员，0 人' }));
    await waitFor(() => expect(drawer.getByText('暂无团队成员')).toBeVisible());
  },
};
