import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { GuideVideo } from '../../core/readVideos.ts';
import { readShopGuide } from '../../shops/readShopGuide.ts';
import { shopGuide } from '../../shops/shopGuide.ts';
import { GuideWindow } from './GuideWindow.tsx';

const captions = { 'zh-CN': 'data:text/vtt,WEBVTT', 'en-US': 'data:text/vtt,WEBVTT' };
const videos = new Map<string, GuideVideo>([
  ['shop', { src: 'https://clips.invalid/shop.webm', captions }],
  ['ads', { src: 'https://clips.invalid/ads.webm', captions: {} }],
]);

const meta = {
  title: 'Guide/Window',
  component: GuideWindow,
  args: {
    steps: shopGuide.steps,
    guide: readShopGuide({ guideScheduleStr: '0000', guideStatus: 1 }),
    videos: new Map(),
    onStep: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GuideWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepsOnly: Story = {
  name: '[G43] without videos there are the four steps, the first one left is the current one',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '去授权：邮箱授权' }));
    await expect(args.onStep).toHaveBeenCalledWith('mail');
    await expect(canvas.queryByRole('button', { name: /自动拉取数据/ })).toBeNull();
  },
};

export const Pulling: Story = {
  name: '[G44] while data are pulled their per cents are shown, and how long it takes',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    guide: readShopGuide({
      guideScheduleStr: '1000',
      guideStatus: 1,
      listing: 100,
      inventory: 30,
      order: 0,
      platformUserName: 'A shop with a name that is much longer than anybody expected it to be',
      userAccount: 'seller-1',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Stock' })).toHaveAttribute('value', '30');
    await expect(canvas.getByText(/about 15–20 minutes/)).toBeVisible();
    await expect(canvas.getByText('In progress')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Authorise: Shop authorisation' })).toBeNull();
  },
};

export const WithVideos: Story = {
  name: '[G45] a video loads nothing before it is played, has captions, and follows the chosen step',
  args: { videos },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = () => canvasElement.querySelector('video');
    await expect(video()).toHaveAttribute('src', 'https://clips.invalid/shop.webm');
    await expect(video()).toHaveAttribute('preload', 'none');
    const tracks = [...(video()?.querySelectorAll('track') ?? [])];
    await expect(tracks.map(({ kind, srclang, default: isDefault }) => [kind, srclang, isDefault])).toEqual([
      ['captions', 'zh-CN', true],
      ['captions', 'en-US', false],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '观看视频：广告授权' }));
    await expect(video()).toHaveAttribute('src', 'https://clips.invalid/ads.webm');
    await expect(canvas.getByRole('button', { name: '观看视频：广告授权' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: '观看视频：邮箱授权' })).toBeNull();
  },
};

export const VideoFails: Story = {
  name: '[G45] a video that cannot be played says so, and the steps stay',
  globals: { locale: 'ko-KR' },
  args: { videos },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvasElement.querySelector('video')?.dispatchEvent(new Event('error'));
    await canvas.findByText('지금은 영상을 재생할 수 없어요. 단계는 그대로 진행할 수 있어요.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
