import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { normalizeMenuTree } from '../../../core/normalizeMenuTree.ts';
import { directory, erpTree, largeTree, menuTree, page } from '../../../testing/index.ts';
import { useMenuSearch } from '../../react/useMenuSearch.ts';
import { SceneEditor, type SceneEditorProps } from './SceneEditor.tsx';

const index = normalizeMenuTree(erpTree());

function Demo(props: Omit<SceneEditorProps, 'find'>) {
  const { i18n } = useLingui();
  const find = useMenuSearch({ leaves: props.index.leaves, locale: i18n.locale });
  return (
    <div style={{ width: 588 }}>
      <SceneEditor {...props} find={find} />
    </div>
  );
}

const meta = {
  title: 'Menus/SceneEditor',
  component: Demo,
  subcomponents: { SceneEditor },
  args: {
    index,
    onSubmit: fn<SceneEditorProps['onSubmit']>(async () => undefined),
    onWarn: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: /场景名称|Scene name|장면 이름/ });
const ordered = {
  customMenuName: '发货',
  menuIds: ['orders-ship', 'returns', 'wms-9'],
  remark: '早班',
  version: 3,
};

export const Adding: Story = {
  name: '[M333] A name and menus make a scene; the count goes along',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(nameField(canvasElement), ' 大促备货 ');
    await userEvent.click(canvas.getByRole('treeitem', { name: '看板' }));
    const tree = canvas.getByRole('tree');
    tree.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}{ArrowDown} ');
    await expect(canvas.getByRole('treeitem', { name: '售后' })).toBeChecked();
    await expect(canvas.getByRole('treeitem', { name: '订单' })).toHaveAttribute('aria-checked', 'mixed');
    await waitFor(() => expect(canvas.getByText('已选 4 个功能，最多 15 个')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '移除换货补发' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '双十一');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { customMenuName: '大促备货', menuIds: ['dashboard', 'returns', 'disputes'], remark: '双十一' },
      { version: undefined, asNew: false },
    );
    await expect(args.onWarn).not.toHaveBeenCalled();
  },
};

export const Rules: Story = {
  name: '[M334] Each rule that is broken is warned of and marked; nothing is sent',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onWarn).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(nameField(canvasElement)).toBeInvalid();
    await userEvent.type(nameField(canvasElement), 'x'.repeat(31));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onWarn).toHaveBeenCalledTimes(4);
    await waitFor(() => expect(canvas.getByText('31/30')).toBeVisible());
    await userEvent.type(nameField(canvasElement), '{Backspace}');
    await expect(nameField(canvasElement)).toBeValid();
  },
};

const sixteen = normalizeMenuTree(
  menuTree([
    directory(
      'all',
      '全部',
      Array.from({ length: 16 }, (_, at) => page(`p${at + 1}`, `页面 ${at + 1}`)),
    ),
    directory('base', '用户中心', [page('account', '账号', { platformCode: 'SSO_SYS_USER' })]),
  ]),
);

export const Limit: Story = {
  name: '[M335] At fifteen menus the other checkboxes cannot be used; base pages are not offered',
  globals: { locale: 'ko-KR' },
  args: {
    index: sixteen,
    scene: {
      customMenuName: '가득',
      menuIds: Array.from({ length: 15 }, (_, at) => `p${at + 1}`),
      remark: '',
      version: 1,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('用户中心 KR')).toBeNull();
    const tree = canvas.getByRole('tree');
    tree.focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('treeitem', { name: '页面 16 KR' });
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('기능 15개 선택 (최대 15개)')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '页面 1 KR 빼기' }));
    await expect(last).not.toHaveAttribute('aria-disabled');
  },
};

export const Editing: Story = {
  name: '[M336] A scene opens with its branches; menus of other applications are kept',
  globals: { theme: 'dark' },
  args: { scene: ordered },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('treeitem', { name: '待发货' })).toBeChecked();
    await waitFor(() => expect(canvas.getByText('另有 1 个其他应用的菜单')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { customMenuName: '发货', menuIds: ['orders-ship', 'returns', 'wms-9'], remark: '早班' },
      { version: 3, asNew: false },
    );
  },
};

export const Refused: Story = {
  name: '[M337] A refusal says why and keeps the content',
  args: {
    scene: ordered,
    onSubmit: fn<SceneEditorProps['onSubmit']>(async () => ({
      kind: 'refused',
      message: '自定义场景数量已达上限',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(nameField(canvasElement), '二');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(canvas.getByText('自定义场景数量已达上限')).toBeVisible());
    await expect(nameField(canvasElement)).toHaveValue('发货二');
    await expect(canvas.getByRole('button', { name: '提交' })).toBeEnabled();
  },
};

const theirs = { customMenuName: 'Night shift', menuIds: ['orders-all'], remark: '', version: 7 };

export const Changed: Story = {
  name: '[M338] Of two windows that edit one scene the later one chooses which to keep',
  globals: { locale: 'en-US' },
  args: {
    scene: ordered,
    onSubmit: fn<SceneEditorProps['onSubmit']>(async (_form, { version }) =>
      version === 7 ? undefined : { kind: 'changed', scene: theirs },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the newer one' }));
    await expect(nameField(canvasElement)).toHaveValue('Night shift');
    await userEvent.type(nameField(canvasElement), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        { customMenuName: 'Night shift 2', menuIds: ['orders-all'], remark: '' },
        { version: 7, asNew: false },
      ),
    );
  },
};

export const KeepMine: Story = {
  name: '[M338] …or saves the own changes over the newer ones',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: {
    scene: ordered,
    onSubmit: fn<SceneEditorProps['onSubmit']>(async (_form, { version }) =>
      version === 7 ? undefined : { kind: 'changed', scene: theirs },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await userEvent.click(await canvas.findByRole('button', { name: '내 수정 저장' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ customMenuName: '发货' }), {
        version: 7,
        asNew: false,
      }),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: '내 수정 저장' })).toBeNull());
  },
};

export const Gone: Story = {
  name: '[M338] A scene that another window deleted can be saved as a new one',
  args: {
    scene: ordered,
    onSubmit: fn<SceneEditorProps['onSubmit']>(async (_form, { asNew }) =>
      asNew ? undefined : { kind: 'gone' },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await userEvent.click(await canvas.findByRole('button', { name: '另存为新场景' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.anything(), {
      version: undefined,
      asNew: true,
    });
  },
};

export const TenThousand: Story = {
  name: '[M339] The tree finds among ten thousand menus and renders those in view',
  args: { index: normalizeMenuTree(largeTree()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '查找要加入的菜单' }), '页面 9.9.9');
    const item = await canvas.findByRole('treeitem', { name: '页面 9.9.9' });
    await userEvent.click(item);
    await waitFor(() => expect(canvas.getByText('已选 1 个功能，最多 15 个')).toBeVisible());
    await userEvent.clear(canvas.getByRole('textbox', { name: '查找要加入的菜单' }));
    const tree = canvas.getByRole('tree');
    tree.focus();
    await userEvent.keyboard('{Home}*');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
  },
};
