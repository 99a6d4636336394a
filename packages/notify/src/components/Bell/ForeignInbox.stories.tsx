import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { InboxPort } from '../../core/inboxPort.ts';
import type { Notice } from '../../core/types.ts';
import { NotifyProvider } from '../../react/NotifyProvider.tsx';
import type { ConnectionHandlers } from '../../runtime/ports.ts';
import { NotificationBell } from './NotificationBell.tsx';

const opened = fn();

/** Another company's backend: its notices lie in an array, its pushes come as they are. */
function createIssueTracker() {
  let notices: Notice[] = [
    { id: '2', category: 'reviews', title: 'Ada asks for your review', isRead: false, link: '/pulls/7' },
    { id: '1', category: 'builds', title: 'Build 4711 is green', isRead: true, link: '/builds/4711' },
  ];
  let push: ConnectionHandlers | undefined;
  const inbox: InboxPort = {
    async list({ isUnread, category }) {
      const unread = notices.filter(({ isRead }) => !isRead);
      const listed = (isUnread ? unread : notices).filter(
        (notice) => category === undefined || notice.category === category,
      );
      return { notices: listed, total: listed.length, unread: unread.length };
    },
    async mark({ id, isRead }) {
      notices = notices.map((notice) => (!id || notice.id === id ? { ...notice, isRead } : notice));
    },
    categories: async () => [
      { id: 'reviews', name: 'Reviews', icon: 'star' },
      { id: 'builds', name: 'Builds', icon: 'package' },
    ],
  };
  return {
    inbox,
    push: (handlers: ConnectionHandlers) => {
      push = handlers;
      queueMicrotask(() => handlers.onStatus('open'));
      return { reconnect: () => handlers.onStatus('open'), dispose: () => undefined };
    },
    send(notice: Notice) {
      notices = [notice, ...notices];
      push?.onFrame(JSON.stringify({ type: 'notice', notice }));
    },
    unread: () => notices.filter(({ isRead }) => !isRead).length,
  };
}

let tracker = createIssueTracker();

function Demo() {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <NotifyProvider
        session="ada"
        inbox={tracker.inbox}
        push={tracker.push}
        navigation={{ open: ({ link }) => opened(link) }}
      >
        <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '36rem' }}>
          <NotificationBell />
        </div>
      </NotifyProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Examples/Notices of another backend',
  component: Demo,
  globals: { locale: 'en-US' },
  beforeEach: () => {
    tracker = createIssueTracker();
    opened.mockClear();
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;
const page = within(document.body);

export const Example: Story = {
  name: '[N600] any backend gets bell, panel and pop-ups by an inbox of its own',
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Notifications, 1 unread' }));
    await userEvent.click(await page.findByRole('button', { name: /Ada asks for your review/ }));
    await expect(opened).toHaveBeenLastCalledWith('/pulls/7');
    await waitFor(() => expect(tracker.unread()).toBe(0));
    tracker.send({
      id: '3',
      category: 'builds',
      title: 'Build 4712 is red',
      isRead: false,
      link: '/builds/4712',
    });
    await page.findByText('Build 4712 is red');
    await userEvent.click(await page.findByRole('button', { name: 'View' }));
    await expect(opened).toHaveBeenLastCalledWith('/builds/4712');
    await userEvent.click(page.getByRole('button', { name: 'Notifications, 1 unread' }));
    await waitFor(() => expect(page.getByRole('tab', { name: /Reviews/ })).toBeVisible());
    // What the backend does not keep is not offered.
    await expect(page.queryByRole('button', { name: 'Pause reminders' })).toBeNull();
  },
};
