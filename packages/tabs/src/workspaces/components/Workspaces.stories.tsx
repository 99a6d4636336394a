import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SharedWorkspace } from './SharedWorkspace.tsx';
import type { WorkspaceItem } from './types.ts';
import { WorkspaceList, type WorkspaceListProps } from './WorkspaceList.tsx';

const meta = { title: 'Tabs/Saved workspaces' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (id: string, name: string, more: Partial<WorkspaceItem> = {}): WorkspaceItem => ({
  id,
  name,
  pages: 4,
  audience: 'own',
  isOwn: true,
  isStart: false,
  ...more,
});
const ITEMS = [
  item('1', '早班：订单、库存与补货', { isStart: true }),
  item('2', '德国站大促期间每天早上都要看的全部页面和两个分屏，名字很长很长', { audience: 'team' }),
  item('3', '财务月结', { elsewhere: '财务管理', pages: 1 }),
  item('4', '晨会', { isOwn: false, owner: '若溪', audience: 'team' }),
];

function props(more: Partial<WorkspaceListProps> = {}): WorkspaceListProps {
  return {
    items: ITEMS,
    onReload: fn(),
    onSave: fn(async () => undefined),
    onOpen: fn(),
    onUpdate: fn(),
    onRename: fn(async () => undefined),
    onShare: fn(),
    onCopyLink: fn(),
    onStart: fn(),
    onDelete: fn(),
    ...more,
  };
}

const onSave = fn(async (name: string) => (name === '早班' ? '您已有一个同名工作区' : undefined));

export const Save: Story = {
  name: '[T510] what is open is saved under a name; a refusal is said at the field and keeps what was typed',
  render: () => <WorkspaceList {...props({ onSave })} />,
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: '为当前打开的页面命名' });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请输入名称')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(field, '早班{Enter}');
    await expect(await canvas.findByText('您已有一个同名工作区')).toBeVisible();
    await expect(field).toHaveValue('早班');
    await userEvent.type(field, '二{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(onSave).toHaveBeenLastCalledWith('早班二');
  },
};

const list = props();

export const Use: Story = {
  name: '[T511] a press opens one; its menu updates, renames, shares, begins the day with it and removes it',
  render: () => <WorkspaceList {...list} />,
  async play({ canvas }) {
    const body = within(document.body);
    const choose = async (name: string, entry: string | RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name: `“${name}”的更多操作` }));
      await userEvent.click(
        await body.findByText(entry, { selector: '[role^="menuitem"] *, [role^="menuitem"]' }),
      );
    };
    await userEvent.click(canvas.getByRole('button', { name: /^财务月结/ }));
    await expect(list.onOpen).toHaveBeenCalledWith('3');
    const name = '早班：订单、库存与补货';
    await choose(name, '更新为当前页面');
    await expect(list.onUpdate).toHaveBeenCalledWith('1');
    await choose(name, '登录后打开');
    await expect(list.onStart).toHaveBeenCalledWith(null);
    await choose(name, '团队可见');
    await expect(list.onShare).toHaveBeenCalledWith('1', 'team');
    await choose(name, '复制链接给同事');
    await expect(list.onCopyLink).toHaveBeenCalledWith('1');
    await choose(name, '重命名');
    const field = canvas.getByRole('textbox', { name: '工作区名称' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '晚班{Enter}');
    await expect(list.onRename).toHaveBeenCalledWith('1', '晚班');
    await choose(name, '删除');
    await expect(list.onDelete).toHaveBeenCalledWith('1');
  },
};

export const Loading: Story = {
  name: '[T512] says that they load',
  render: () => <WorkspaceList {...props({ items: undefined })} />,
};

const onReload = fn();

export const Failed: Story = {
  name: '[T512] a failure can be tried again',
  render: () => <WorkspaceList {...props({ items: undefined, failed: true, onReload })} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: '[T512] says what will be here',
  render: () => <WorkspaceList {...props({ items: [] })} />,
  async play({ canvas }) {
    await expect(canvas.getByText('还没有保存的工作区')).toBeVisible();
  },
};

const shared = {
  onRetry: fn(),
  onOpen: fn(),
  onKeep: fn(),
  workspace: { name: '晨会', owner: '若溪', isOwn: false },
};

export const Shared: Story = {
  name: '[T513] a colleague’s names its pages, those that stay closed as well, and can be kept as a copy',
  render: () => (
    <SharedWorkspace
      {...shared}
      pages={[
        { key: 'a', title: '全部订单', isOpen: true },
        { key: 'b', title: '利润报表', isOpen: false },
      ]}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('由 若溪 分享')).toBeVisible();
    const [open, shut] = canvas.getAllByRole('listitem');
    await expect(open).not.toHaveTextContent('没有权限');
    await expect(shut).toHaveTextContent('利润报表');
    await expect(shut).toHaveTextContent('没有权限，不会打开');
    await userEvent.click(canvas.getByRole('button', { name: '打开这些页面' }));
    await expect(shared.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '保存到我的工作区并打开' }));
    await expect(shared.onKeep).toHaveBeenCalledOnce();
  },
};

export const Gone: Story = {
  name: '[T513] one that is gone says so',
  render: () => <SharedWorkspace {...shared} workspace={null} pages={[]} />,
  async play({ canvas }) {
    await expect(canvas.getByText('找不到这个工作区')).toBeVisible();
  },
};
