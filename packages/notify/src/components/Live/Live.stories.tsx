import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIsFetching } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createFakeNews } from '../../testing/createFakeNews.ts';
import { NotifyExample } from '../../testing/NotifyExample.tsx';
import { LiveButton } from './LiveButton.tsx';
import { LivePlayer } from './LivePlayer.tsx';
import { LiveReminder } from './LiveReminder.tsx';

const openLive = fn();
const store = fn();
const ask = fn();

/** Says when the question whether there is a broadcast was answered, and the answer drawn. */
function Answered() {
  const isAsking = useIsFetching() > 0;
  return <output>{isAsking || ask.mock.calls.length === 0 ? 'asking' : 'answered'}</output>;
}

function Demo({ liveId, endsInMs, isThere = true }: { liveId: string; endsInMs: number; isThere?: boolean }) {
  const at = (offset: number) => new Date(Date.now() + offset).toISOString();
  const live = {
    liveId,
    liveBeginTime: at(-60_000),
    liveEndTime: at(endsInMs),
    liveCoverUrl: undefined,
    liveTitle: '旺季备货直播：广告与库存',
  };
  const fake = createFakeNews({ getLivingBroadcast: isThere ? live : null });
  const api: typeof fake = {
    ...fake,
    getLivingBroadcast: (...request) => {
      ask();
      return fake.getLivingBroadcast(...request);
    },
  };
  return (
    <div style={{ minHeight: '20rem' }}>
      <NotifyExample
        news={{ api }}
        onReady={({ ports }, _server, navigation) => {
          navigation.openLive = openLive;
          const { set } = ports.storage;
          ports.storage.set = (key, value) => {
            store(key, value);
            return set(key, value);
          };
        }}
      >
        <LiveButton />
        <LiveReminder />
        <Answered />
      </NotifyExample>
    </div>
  );
}

const meta = {
  title: 'Notify/Live',
  component: Demo,
  subcomponents: { LiveButton, LivePlayer, LiveReminder },
  args: { liveId: 'L1', endsInMs: 3_600_000 },
  beforeEach: () => {
    openLive.mockClear();
    store.mockClear();
    ask.mockClear();
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  name: '[N63] button and card are there while there is a broadcast; both lead to its page',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '直播' }));
    await userEvent.click(canvas.getByRole('button', { name: '进入直播' }));
    await expect(openLive.mock.calls).toEqual([['L1'], ['L1']]);
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('button', { name: '直播' })).toBeVisible();
  },
};

export const None: Story = {
  name: '[N63] without a broadcast there is nothing',
  args: { isThere: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('answered');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Ending: Story = {
  name: '[N64] a timer takes both away when it ends',
  args: { endsInMs: 1500 },
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Live' });
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull(), { timeout: 4000 });
  },
};

export const Hidden: Story = {
  name: '[N61] hidden for today: stored until midnight, the button stays',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '오늘은 그만 보기' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    const midnight = new Date();
    midnight.setHours(24, 0, 0, 0);
    await expect(store).toHaveBeenCalledWith('said:broadcast-hide', String(midnight.getTime()));
    await expect(canvas.getByRole('button', { name: '라이브' })).toBeVisible();
  },
};

export const WithoutId: Story = {
  name: '[N62] a broadcast without an id is said to be broken, nothing opens',
  args: { liveId: '' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '直播' }));
    await waitFor(() => expect(within(document.body).getByText('直播数据异常')).toBeVisible());
    await expect(openLive).not.toHaveBeenCalled();
  },
};

const detail = {
  liveId: 'L1',
  liveTitle: '旺季备货直播',
  liveSpeaker: '李老师',
  liveDescription: '如何安排广告预算与库存。',
  liveBeginTime: '2026-11-21T20:00:00+08:00',
  liveEndTime: '2026-11-21T21:00:00+08:00',
  liveCoverUrl: undefined,
  liveVideoUrl: undefined,
  serverTime: undefined,
};

export const Player: Story = {
  name: '[N65] the page of a broadcast says when it begins, plays what there is, and says when it is unknown',
  render: () => (
    <>
      <LivePlayer detail={detail} now={Date.parse('2026-11-21T19:00:00+08:00')} />
      <LivePlayer detail={undefined} now={0} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('即将开始')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('直播数据异常');
  },
};
