import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SceneList, type SceneListProps } from './SceneList.tsx';

const scenes = [
  { id: '1', name: '早班发货', count: 6, remark: '先处理亚马逊' },
  { id: '2', name: '大促备货', count: 15 },
  { id: '3', name: '售后', count: 3 },
];

/** Keeps the order, as the server does. */
function Demo({ onReorder, ...props }: SceneListProps) {
  const [list, setList] = useState(props.scenes);
  return (
    <div style={{ width: 588 }}>
      <SceneList
        {...props}
        scenes={list}
        onReorder={(ids) => {
          setList(ids.flatMap((id) => list.find((scene) => scene.id === id) ?? []));
          onReorder(ids);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Menus/SceneList',
  component: SceneList,
  args: {
    scenes,
    activeId: '2',
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onReorder: fn(),
    onReload: fn(),
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof SceneList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  name: '[M340] Scenes are added, edited and deleted from the list; the one in use is marked',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('使用中');
    await userEvent.click(canvas.getByRole('button', { name: '编辑售后' }));
    await expect(args.onEdit).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: '删除早班发货' }));
    await expect(args.onDelete).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: '添加自定义场景' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText('3 / 30 个场景')).toBeVisible());
  },
};

export const ByKeys: Story = {
  name: '[M341] The order changes by keys, and each step is told',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move 早班发货' }).focus();
    await userEvent.keyboard(' ');
    const live = () => document.querySelector('[aria-live=assertive]');
    await waitFor(() => expect(live()).toHaveTextContent('早班发货 lifted, position 1 of 3'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(live()).toHaveTextContent('早班发货 moved to position 2 of 3'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith(['2', '1', '3']));
  },
};

export const Cancelled: Story = {
  name: '[M341] Esc puts a lifted scene back',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '售后 이동' }).focus();
    await userEvent.keyboard(' ');
    const live = () => document.querySelector('[aria-live=assertive]');
    await waitFor(() => expect(live()).toHaveTextContent('들었어요'));
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(live()).toHaveTextContent('이동 취소'));
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  name: '[M342] Without scenes it says what they are for',
  globals: { theme: 'dark' },
  args: { scenes: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '添加自定义场景' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: '[M342] Scenes that did not come can be loaded again',
  globals: { locale: 'en-US' },
  args: { scenes: [], status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { scenes: [], status: 'loading' } };

export const Many: Story = {
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: {
    scenes: Array.from({ length: 30 }, (_, at) => ({
      id: `${at}`,
      name: '跨境电商多平台多店铺多仓库订单自动拆分合并与'.repeat(at === 0 ? 1 : 0) || `场景 ${at + 1}`,
      count: at % 15,
      remark: at === 0 ? '很长的备注'.repeat(40) : undefined,
    })),
  },
};
