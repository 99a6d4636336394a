import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createFakeNews } from '../../testing/createFakeNews.ts';
import { NotifyExample } from '../../testing/NotifyExample.tsx';
import { Ticker } from './Ticker.tsx';

const renew = fn();
const api = createFakeNews({
  getAnnouncementNotice: [
    {
      id: 'a',
      title: '系统升级',
      titleEn: 'Maintenance',
      titleKr: '',
      msg: '今晚 22:00 至 24:00 升级，期间可能短暂无法访问',
      msgEn: 'Tonight from 22:00 to 24:00',
      msgKr: '',
    },
  ],
  queryRenewNotice: [
    {
      id: 'r',
      systemCode: 'ERP',
      title: 'ERP 旗舰版将于 11 月 30 日到期',
      titleEn: 'ERP Enterprise expires on 30 November',
      titleKr: '',
      msg: '',
      msgEn: '',
      msgKr: '',
      expireTime: '',
    },
  ],
});

function Demo({ width }: { width: string }) {
  return (
    <div style={{ width, border: '1px solid transparent' }}>
      <NotifyExample
        news={{ api }}
        onReady={(_notify, _server, navigation) => {
          navigation.openRenewal = renew;
        }}
      >
        <Ticker />
      </NotifyExample>
    </div>
  );
}

const meta = {
  title: 'Notify/Ticker',
  component: Demo,
  subcomponents: { Ticker },
  args: { width: '600px' },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const runningText = (section: HTMLElement) =>
  [...section.querySelectorAll('div')].find((element) => element.getAnimations().length > 0);
const offsetOf = (section: HTMLElement) => {
  const text = runningText(section);
  return text ? new DOMMatrix(getComputedStyle(text).transform).m41 : 0;
};
const frames = (count: number) =>
  new Promise<void>((resolve) => {
    const step = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => step(left - 1)));
    step(count);
  });

/** The browser says that motion is wanted, or less of it, until the returned function is called. */
function stubMotionPreference(wanted: boolean) {
  const asked = window.matchMedia;
  window.matchMedia = (query) => {
    const list = asked.call(window, query);
    return query.includes('reduced-motion')
      ? Object.defineProperty(list, 'matches', { value: !wanted })
      : list;
  };
  return () => {
    window.matchMedia = asked;
  };
}

export const Running: Story = {
  name: '[N54] it starts after 2 s, moves two pixels a frame, and stands still under pointer, focus and pause',
  beforeEach: () => stubMotionPreference(true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const section = await canvas.findByRole('region', { name: '公告' });
    const shown = performance.now();
    await expect(offsetOf(section)).toBe(0);
    await waitFor(() => expect(offsetOf(section)).toBeLessThan(0), { timeout: 4000 });
    await expect(performance.now() - shown).toBeGreaterThan(1700);
    const motion = runningText(section)?.getAnimations()[0];
    const positionAt = (ms: number) => {
      if (motion) motion.currentTime = ms;
      return offsetOf(section);
    };
    const start = positionAt(0);
    await expect(start - positionAt(1000)).toBeCloseTo(120, 0);
    motion?.finish();
    await waitFor(() => expect(offsetOf(section)).toBeGreaterThan(100));

    await userEvent.hover(section);
    await frames(2);
    const held = offsetOf(section);
    await frames(10);
    await expect(offsetOf(section)).toBe(held);
    await userEvent.unhover(section);
    await waitFor(() => expect(offsetOf(section)).not.toBe(held));

    canvas.getByRole('button', { name: '续费' }).focus();
    await frames(2);
    const focused = offsetOf(section);
    await frames(10);
    await expect(offsetOf(section)).toBe(focused);
    await userEvent.keyboard('{Enter}');
    await expect(renew).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    await userEvent.unhover(section);
    canvas.getByRole('button', { name: '继续' }).blur();
    const paused = offsetOf(section);
    await frames(10);
    await expect(offsetOf(section)).toBe(paused);
  },
};

export const English: Story = {
  name: '[N51] it speaks the language, falls back to Chinese, and can be closed',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { width: '100%' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Maintenance: Tonight from 22:00 to 24:00')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close announcements' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Korean: Story = { globals: { locale: 'ko-KR' }, args: { width: '100%' } };

export const Calm: Story = {
  name: '[N54] for people who want less motion it stands in as many lines as it needs, without a scroll bar',
  globals: { locale: 'en-US' },
  args: { width: '320px' },
  beforeEach: () => stubMotionPreference(false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const section = await canvas.findByRole('region', { name: 'Announcements' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull());
    for (const text of [
      'ERP Enterprise expires on 30 November',
      'Maintenance: Tonight from 22:00 to 24:00',
    ]) {
      const box = canvas.getByText(text).getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(section.getBoundingClientRect().right);
    }
    const wide = [...section.querySelectorAll('div')].filter((part) => part.scrollWidth > part.clientWidth);
    await expect(wide).toEqual([]);
  },
};
