import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { NewsApi } from '../../runtime/newsPorts.ts';
import { createFakeNews, exampleAnnouncement } from '../../testing/createFakeNews.ts';
import { NotifyExample } from '../../testing/NotifyExample.tsx';
import { NewFeaturesButton } from './NewFeaturesButton.tsx';
import { PopupAnnouncements } from './PopupAnnouncements.tsx';

type Args = { popups: NewsAnswer; release: NewsAnswer[number] | null };
type NewsAnswer = Awaited<ReturnType<NewsApi['getAnnouncementYhEjectDetail']>>;

const seen = fn();
const saved = fn();
const downloaded = fn();
const visited = fn();

function Demo({ popups, release }: Args) {
  const api = {
    ...createFakeNews({ getAnnouncementYhEjectDetail: popups, getLastAnnouncement: release }),
    saveAnnouncementRead: async (request: unknown) => {
      seen(request);
      return null;
    },
    downloadAttachment: async (request: unknown) => {
      downloaded(request);
      return { blob: new Blob(['x']) };
    },
  };
  return (
    <NotifyExample
      news={{ api }}
      onReady={(_notify, _server, navigation) => {
        navigation.visit = visited;
      }}
    >
      <NewFeaturesButton />
      <PopupAnnouncements />
    </NotifyExample>
  );
}

const meta = {
  title: 'Notify/Announcements',
  component: Demo,
  subcomponents: { PopupAnnouncements, NewFeaturesButton },
  args: { popups: [], release: null },
  beforeEach: () => {
    for (const mock of [seen, saved, downloaded, visited]) mock.mockClear();
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const dialog = () => page.findByRole('dialog');

export const ThreePages: Story = {
  name: '[N44] three pop-ups: next turns after a pause, the last one closes, each was acknowledged on its own',
  args: {
    popups: ['一', '二', '三'].map((name, index) =>
      exampleAnnouncement({
        id: `a${index}`,
        announcementTitle: `第${name}条`,
        announcementType: [1, 4, 5][index],
      }),
    ),
  },
  play: async () => {
    await waitFor(() => expect(page.getByRole('heading', { name: '第一条' })).toBeVisible());
    const pressed = performance.now();
    await userEvent.click(page.getByRole('button', { name: '下一条' }));
    await waitFor(() => expect(page.getByRole('heading', { name: '第二条' })).toBeVisible());
    await expect(performance.now() - pressed).toBeGreaterThan(340);
    await userEvent.click(page.getByRole('button', { name: '下一条' }));
    await page.findByRole('heading', { name: '第三条' });
    await userEvent.click(page.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(seen.mock.calls).toEqual([[{ ids: ['a0'] }], [{ ids: ['a1'] }], [{ ids: ['a2'] }]]);
  },
};

export const ClosedEarly: Story = {
  name: '[N630] Esc acknowledges the page in front alone',
  args: { popups: [exampleAnnouncement(), exampleAnnouncement({ id: 'a2' })] },
  globals: { theme: 'dark', locale: 'en-US' },
  play: async () => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(seen).toHaveBeenCalledOnce());
    await expect(seen).toHaveBeenCalledWith({ ids: ['a1'] });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const CloseAll: Story = {
  name: '[N631] pages say which of how many they are; close all acknowledges what is left',
  args: { popups: ['a1', 'a2', 'a3'].map((id) => exampleAnnouncement({ id })) },
  globals: { locale: 'en-US' },
  play: async () => {
    const modal = within(await dialog());
    await userEvent.click(modal.getByRole('button', { name: 'Next' }));
    await expect(await modal.findByText('2 of 3')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Close all' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(seen.mock.calls).toEqual([[{ ids: ['a1'] }], [{ ids: ['a2', 'a3'] }]]);
  },
};

const LONG = Array.from({ length: 80 }, (_, place) => `<p>${place + 1}. 订单导出与库存预警</p>`).join('');

export const Long: Story = {
  name: '[N633] a long announcement is scrolled, its buttons stay in sight',
  args: { popups: [exampleAnnouncement({ announcementContent: LONG }), exampleAnnouncement({ id: 'a2' })] },
  play: async () => {
    const modal = within(await dialog());
    const next = modal.getByRole('button', { name: '下一条' });
    await modal.findByText('80. 订单导出与库存预警');
    const isInSight = () => {
      const { bottom, left, width, top } = next.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      return bottom <= window.innerHeight && next.contains(hit);
    };
    await waitFor(() => expect(isInSight()).toBe(true));
    modal.getByText('80. 订单导出与库存预警').scrollIntoView({ block: 'end' });
    await waitFor(() => expect(isInSight()).toBe(true));
  },
};

async function openRelease(canvasElement: HTMLElement) {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: /新功能|What's new|새로운/ }),
  );
  return within(await dialog());
}

export const Release: Story = {
  name: '[N53] the release shows type, title, time, words and attachments; an attachment is saved by its name',
  args: {
    release: exampleAnnouncement({
      enclosureList: [
        { enclosureFileUrl: '/upload/download?token=f1&fileName=guide.pdf', enclosureFileName: '操作手册' },
        { enclosureFileUrl: 'javascript:alert(1)', enclosureFileName: '坏链接' },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const modal = await openRelease(canvasElement);
    await expect(modal.getByText('版本更新')).toBeInTheDocument();
    await expect(modal.getByRole('heading', { name: 'ERP 3.2 版本更新' })).toBeInTheDocument();
    await expect(await modal.findByText('订单导出')).toBeInTheDocument();
    await userEvent.click(modal.getByRole('button', { name: '操作手册' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('操作手册.pdf'));
    await expect(downloaded).toHaveBeenCalledWith({ token: 'f1', fileName: 'guide.pdf' });
    await userEvent.click(modal.getByRole('button', { name: '坏链接' }));
    await expect(await page.findByText('参数错误，无法下载')).toBeInTheDocument();
    await expect(downloaded).toHaveBeenCalledOnce();
  },
};

export const NoRelease: Story = {
  name: '[N53] without a release it says so',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '新功能' }));
    await expect(await page.findByText('暂无新功能公告')).toBeInTheDocument();
  },
};

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

export const KeyFeature: Story = {
  name: '[N40] a key feature is 1240 wide, lists its media and leads to its page',
  args: {
    release: exampleAnnouncement({
      announcementType: 7,
      announcementTitle: '智能补货上线',
      announcementContent: JSON.stringify({
        visitLink: 'https://portal.test/feature',
        fileList: [
          { url: '/favicon.ico', name: '总览' },
          { url: PICTURE },
          { url: '/clip.mp4', name: '演示' },
        ],
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const modal = await openRelease(canvasElement);
    await expect(modal.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(modal.getByRole('button', { name: '前往查看' }));
    await expect(visited).toHaveBeenCalledWith('https://portal.test/feature');
  },
};

export const Unreadable: Story = {
  name: '[N41] a key feature that cannot be read has a placeholder',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: {
    release: exampleAnnouncement({
      announcementType: 7,
      announcementContent: '{"__proto__":{},"fileList":"nope"}',
    }),
  },
  play: async ({ canvasElement }) => {
    const modal = await openRelease(canvasElement);
    await expect(modal.getByText('지금은 이 공지를 표시할 수 없어요')).toBeInTheDocument();
  },
};
