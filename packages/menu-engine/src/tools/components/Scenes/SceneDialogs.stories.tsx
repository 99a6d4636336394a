import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { normalizeMenuTree } from '../../../core/normalizeMenuTree.ts';
import { createFakeMenuTools } from '../../../testing/fakeMenuTools.ts';
import { directory, menuTree, page } from '../../../testing/index.ts';
import { useScenes } from '../../react/useScenes.ts';
import { AddToScene } from './AddToScene.tsx';
import { useSceneDialogs } from './useSceneDialogs.tsx';

const index = normalizeMenuTree(menuTree([directory('d', '订单', [page('a', '待发货'), page('b', '退款')])]));
const scene = (groupId: string, customMenuName: string, active = false) => ({
  groupId,
  customMenuName,
  menuIds: ['a'],
  groupMenuBindDTOS: [],
  version: 1,
  active,
});
const refund = index.leaves.find(({ id }) => id === 'b');

type DemoProps = { demo: boolean; onRefused: (error: unknown) => void; onCalls: (calls: string[]) => void };

function Tools({ api, demo, onRefused }: DemoProps & Pick<ReturnType<typeof createFakeMenuTools>, 'api'>) {
  const [isChoosing, setChoosing] = useState(false);
  const scenes = useScenes({ api, wordsOf: String });
  const actions = useSceneDialogs({ api, index, scenes, demo, onRefused, wordsOf: String });
  if (scenes.status !== 'ready') return null;
  return (
    <>
      <button type="button" onClick={actions.add}>
        add
      </button>
      <button type="button" onClick={() => setChoosing(true)}>
        put the refund into a scene
      </button>
      {isChoosing && refund && (
        <AddToScene
          scenes={scenes}
          entry={refund}
          at={{ x: 40, y: 160 }}
          onRefused={onRefused}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function Demo(props: DemoProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [{ api, calls }] = useState(() =>
    createFakeMenuTools({ scenes: [scene('1', '早班'), scene('2', '晚班', true)] }),
  );
  props.onCalls(calls);
  return (
    <QueryClientProvider client={client}>
      <Tools api={api} {...props} />
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Menus/SceneDialogs',
  component: Demo,
  subcomponents: { AddToScene },
  args: { demo: false, onRefused: fn(), onCalls: fn() },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = () => within(document.body);
const callsOf = ({ onCalls }: DemoProps): string[] => (onCalls as ReturnType<typeof fn>).mock.calls[0]?.[0];

export const InDemo: Story = {
  name: '[M230] In demo mode adding shows the demo tip',
  args: { demo: true },
  play: async () => {
    await userEvent.click(await screen().findByRole('button', { name: 'add' }));
    await screen().findByText('演示环境不支持该操作');
    await expect(screen().queryByRole('dialog')).toBeNull();
  },
};

export const Choose: Story = {
  name: '[M242] A menu goes into a scene without the scene’s form',
  play: async ({ args }) => {
    await userEvent.click(await screen().findByRole('button', { name: /^put the refund/ }));
    await userEvent.click(await screen().findByRole('menuitem', { name: /早班/ }));
    await screen().findByText('已加入场景“早班”');
    const calls = callsOf(args);
    await expect(calls).toContain('bind');
    await waitFor(() => expect(calls.lastIndexOf('list')).toBeGreaterThan(calls.indexOf('bind')));
  },
};

export const FormWidth: Story = {
  name: '[M333] The form of a scene stands in a dialog of 620 pixels',
  play: async () => {
    await userEvent.click(await screen().findByRole('button', { name: 'add' }));
    const dialog = await screen().findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(620));
  },
};
