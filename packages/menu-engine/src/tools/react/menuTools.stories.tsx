import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { normalizeMenuTree } from '../../core/normalizeMenuTree.ts';
import { createFakeMenuTools } from '../../testing/fakeMenuTools.ts';
import { directory, menuTree, page } from '../../testing/index.ts';
import { useFavorites } from './useFavorites.ts';
import { usePins } from './usePins.ts';
import { useScenes } from './useScenes.ts';

const index = normalizeMenuTree(
  menuTree([
    directory('d', '订单', [page('a', '待发货', { collectFlag: 2 }), page('b', '退款'), page('c', '换货')]),
  ]),
);
const scene = (groupId: string, customMenuName: string) => ({
  groupId,
  customMenuName,
  menuIds: ['a'],
  groupMenuBindDTOS: [],
  version: 1,
});
const start = () =>
  createFakeMenuTools({ favorites: ['a', 'gone'], scenes: [scene('1', '早班'), scene('2', '晚班')] });
type Fake = ReturnType<typeof start>;

function Lists({ fake, onRefused }: { fake: Fake; onRefused: (error: unknown) => void }) {
  const { api } = fake;
  const favorites = useFavorites({ api, index, onRefused });
  const pins = usePins({ api, index, onRefused });
  const scenes = useScenes({ api, wordsOf: String });
  const named = (ids: readonly { id: string }[]) => ids.map(({ id }) => id).join(' ') || 'none';
  return (
    <>
      <p>Favourites: {favorites.status === 'ready' ? named(favorites.entries) : favorites.status}</p>
      <p>Pins: {pins.ids.join(' ') || 'none'}</p>
      <p>
        Scenes:{' '}
        {scenes.scenes.map(({ customMenuName, active }) => `${customMenuName}${active ? '*' : ''}`).join(' ')}
      </p>
      {index.leaves.map((entry) => (
        <p key={entry.key}>
          <button type="button" onClick={() => favorites.toggle(entry)}>
            star {entry.id}
          </button>
          <button type="button" onClick={() => pins.toggle(entry)}>
            pin {entry.id}
          </button>
        </p>
      ))}
      <button type="button" onClick={() => void scenes.reorder(['2', '1']).catch(onRefused)}>
        turn
      </button>
      <button type="button" onClick={() => void scenes.use('2').catch(onRefused)}>
        use
      </button>
      <button type="button" onClick={() => void scenes.remove('1').catch(onRefused)}>
        delete
      </button>
      <button
        type="button"
        onClick={() =>
          void scenes.save(
            undefined,
            { customMenuName: '新', menuIds: ['b'], remark: '' },
            { version: undefined, asNew: false },
          )
        }
      >
        add
      </button>
    </>
  );
}

function Demo({ fake, onRefused }: { fake: Fake; onRefused: (error: unknown) => void }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <Lists fake={fake} onRefused={onRefused} />
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Menus/Data of the tools',
  component: Demo,
  subcomponents: {},
  parameters: {
    docs: {
      description: {
        component:
          '`createMenuTools` and its hooks keep favourites, scenes and history of menus for any component.',
      },
    },
  },
  args: { fake: start(), onRefused: fn() },
  // Each story has a server of its own.
  beforeEach: ({ args }) => {
    args.fake = start();
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const reads = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(within(canvasElement).getByText(text)).toBeInTheDocument());

export const Starring: Story = {
  name: '[M360] A favourite changes when the server has answered, with one call however often it is pressed',
  play: async ({ canvasElement, args: { fake } }) => {
    await reads(canvasElement, 'Favourites: a');
    fake.hold();
    await press(canvasElement, 'star b');
    await press(canvasElement, 'star c');
    await waitFor(() => expect(fake.calls).toContain('star c'));
    await reads(canvasElement, 'Favourites: a');
    fake.answer();
    await reads(canvasElement, 'Favourites: c b a');
    await expect(fake.calls.filter((call) => call === 'star b')).toHaveLength(1);
  },
};

export const StarRefused: Story = {
  name: '[M360] A refused favourite leaves the list and is reported',
  play: async ({ canvasElement, args: { fake, onRefused } }) => {
    await reads(canvasElement, 'Favourites: a');
    fake.refuse();
    await press(canvasElement, 'star b');
    await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    await reads(canvasElement, 'Favourites: a');
  },
};

export const Pinning: Story = {
  name: '[M361] A pin changes at once and is put back when the server refuses',
  play: async ({ canvasElement, args: { fake, onRefused } }) => {
    await reads(canvasElement, 'Pins: a');
    fake.hold();
    await press(canvasElement, 'pin b');
    await reads(canvasElement, 'Pins: b a');
    await expect(fake.calls).toContain('pin b');
    fake.refuse();
    await reads(canvasElement, 'Pins: a');
    await expect(onRefused).toHaveBeenCalledOnce();
  },
};

export const Reload: Story = {
  name: '[M362] The scenes are loaded again after each change',
  play: async ({ canvasElement, args: { fake } }) => {
    await reads(canvasElement, 'Scenes: 早班 晚班');
    await press(canvasElement, 'add');
    await reads(canvasElement, 'Scenes: 早班 晚班 新');
    await press(canvasElement, 'delete');
    await reads(canvasElement, 'Scenes: 晚班 新');
    await press(canvasElement, 'use');
    await reads(canvasElement, 'Scenes: 晚班* 新');
    await waitFor(() =>
      expect(fake.calls.filter((call) => call === 'list').length).toBeGreaterThanOrEqual(4),
    );
  },
};

export const Reorder: Story = {
  name: '[M363] A new order shows at once and is taken back when the server refuses',
  play: async ({ canvasElement, args: { fake, onRefused } }) => {
    await reads(canvasElement, 'Scenes: 早班 晚班');
    fake.hold();
    await press(canvasElement, 'turn');
    await reads(canvasElement, 'Scenes: 晚班 早班');
    await waitFor(() => expect(fake.calls).toContain('sort'));
    fake.refuse();
    await reads(canvasElement, 'Scenes: 早班 晚班');
    await expect(onRefused).toHaveBeenCalledOnce();
  },
};
