import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { GuideVideo } from '../../core/readVideos.ts';
import { createGuide } from '../../runtime/createGuide.ts';
import { readShopGuide } from '../../shops/readShopGuide.ts';
import { createFakeGuidePorts } from '../../testing/createFakeGuidePorts.ts';
import { Guide } from './Guide.tsx';

type ExampleProps = {
  info: Record<string, unknown>;
  onStep: (step: string) => void;
  onSaved: (saved: number[]) => void;
  onPush: (push: (info: Record<string, unknown>) => void) => void;
};

const noVideos = async (): Promise<ReadonlyMap<string, GuideVideo>> => new Map();

function Example({ info, onStep, onSaved, onPush }: ExampleProps) {
  const [control] = useState(() => {
    const { ports, calls } = createFakeGuidePorts(info);
    const { source } = ports;
    const guide = createGuide({
      ...ports,
      source: {
        ...source,
        saveStatus: async (status) => {
          await source.saveStatus(status);
          onSaved(calls.saved);
        },
      },
    });
    guide.start();
    onPush((pushed) => guide.pushed(readShopGuide(pushed), true));
    return guide;
  });
  return <Guide control={control} loadVideos={noVideos} onStep={onStep} />;
}

const meta = {
  title: 'Guide/Guide',
  component: Example,
  subcomponents: { Guide },
  parameters: { layout: 'fullscreen' },
  args: {
    info: { guideScheduleStr: '1100', sourceGuideScheduleStr: '1000', guideStatus: 4 },
    onStep: fn(),
    onSaved: fn(),
    onPush: fn(),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Collapsed: Story = {
  name: '[G40] the badge says how far one is, opens the window, and gets the focus back',
  play: async ({ canvasElement }) => {
    const badge = await within(canvasElement).findByRole('button', { name: '新手引导 2/4' });
    await expect(badge).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(badge);
    const dialog = await page().findByRole('dialog', { name: '新手引导' });
    await expect(badge).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(badge).toHaveFocus());
  },
};

export const Moved: Story = {
  name: '[G46] the badge is moved by dragging and by arrow keys, which opens nothing',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const badge = await within(canvasElement).findByRole('button', { name: '新手引导 2/4' });
    await expect(badge.getBoundingClientRect().width).toBe(24);
    await expect(badge).toHaveAccessibleDescription('按上下方向键或拖动可以移动位置');
    const before = badge.getBoundingClientRect().top;
    badge.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const raised = badge.getBoundingClientRect().top;
    await expect(raised).toBeLessThan(before);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: badge, coords: { x: 0, y: raised + 8 } },
      { target: badge, coords: { x: 0, y: raised - 92 } },
      { keys: '[/MouseLeft]', target: badge, coords: { x: 0, y: raised - 92 } },
    ]);
    await waitFor(() => expect(badge.getBoundingClientRect().top).toBeLessThan(raised - 80));
    await expect(page().queryByRole('dialog')).toBeNull();
    await userEvent.click(badge);
    await page().findByRole('dialog', { name: '新手引导' });
  },
};

export const ShownOpen: Story = {
  name: '[G41] a new guide is open, and closing it unfinished leaves the badge',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { info: { guideScheduleStr: '0000', guideStatus: 1 } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Getting started' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith([4]));
    await within(canvasElement).findByRole('button', { name: /0\/4/ });
  },
};

export const Finished: Story = {
  name: '[G41] closing a finished guide ends it',
  globals: { locale: 'ko-KR' },
  args: { info: { guideScheduleStr: '1111', guideStatus: 1 } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '가이드 마치기' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith([2]));
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull());
  },
};

export const EndedByOperations: Story = {
  name: '[G42] a push changes the open window, and one that ends the guide takes it away',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const dialog = within(await page().findByRole('dialog'));
    const push = (args.onPush as ReturnType<typeof fn>).mock.calls[0]?.[0];
    push({ guideScheduleStr: '1110', guideStatus: 4 });
    await dialog.findByText('已完成 3/4 步，可按任意顺序进行。');
    push({ guideScheduleStr: '1110', guideStatus: 3 });
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
