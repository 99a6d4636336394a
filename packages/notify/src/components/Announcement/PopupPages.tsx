import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import type { Announcement } from '@portal/api-client/contract';
import { createMachine } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import { useEffect, useState } from 'react';
import { announcementKey, CLOSED_ANNOUNCEMENTS_KEY, closedText } from '../../core/closedAnnouncements.ts';
import { NOTIFY_TIMES } from '../../core/constants.ts';
import {
  isLastPage,
  openPopups,
  type PopupEffect,
  type PopupEvent,
  type PopupState,
  transition,
} from '../../core/popups.ts';
import { useNews } from '../../react/NewsContext.ts';
import classes from './Announcement.module.css';
import { AnnouncementModal } from './AnnouncementModal.tsx';

/** Props of `PopupPages`. */
export type PopupPagesProps = {
  /** Those that are unseen now; what is in front stays while it is one of them. */
  announcements: readonly Announcement[];
};

/** Announcements one after the other, each acknowledged on its own: what is closed early comes again at the next start. */
export function PopupPages({ announcements }: PopupPagesProps) {
  const { api, clock, storage } = useNews();
  const [known] = useState(() => new Map<string, Announcement>());
  for (const announcement of announcements) known.set(announcementKey(announcement), announcement);
  const acknowledge = (keys: readonly string[]) => {
    const put = keys.flatMap((key) => known.get(key) ?? []);
    const closed = closedText(put, storage.get(CLOSED_ANNOUNCEMENTS_KEY));
    if (closed !== undefined) storage.set(CLOSED_ANNOUNCEMENTS_KEY, closed);
    const ids = put.flatMap(({ id }) => id ?? []);
    // Not told when it fails: they pop up once more.
    if (ids.length > 0) void api.saveAnnouncementRead({ ids }).catch(() => undefined);
  };
  const [popups] = useState(() =>
    createMachine<PopupState, PopupEvent, PopupEffect>({
      initial: openPopups(announcements.map(announcementKey)),
      transition,
      perform(effect, { send }) {
        if (effect.type === 'acknowledge') acknowledge(effect.keys);
        else clock.after(NOTIFY_TIMES.announcementNextMs, () => send({ type: 'turned' }));
      },
    }),
  );
  const { send } = popups;
  useEffect(() => {
    send({ type: 'listed', keys: announcements.map(announcementKey) });
  }, [send, announcements]);
  const state = useMachine(popups);
  const announcement = known.get(state.keys[state.page] ?? '');
  if (state.phase === 'closed' || !announcement) return null;
  const count = state.keys.length;
  return (
    <AnnouncementModal
      announcement={announcement}
      onClose={() => send({ type: 'closed' })}
      footer={
        <>
          {count > 1 && (
            <span className={classes.page} aria-live="polite">
              <Trans
                id="notify.popups.page"
                message="第 {page} 条，共 {count} 条"
                values={{ page: state.page + 1, count }}
              />
            </span>
          )}
          {!isLastPage(state) && (
            <Button variant="subtle" onClick={() => send({ type: 'all-closed' })}>
              <Trans id="notify.popups.closeAll" message="全部关闭" />
            </Button>
          )}
          <Button loading={state.phase === 'turning'} onClick={() => send({ type: 'next' })} data-autofocus>
            {isLastPage(state) ? (
              <Trans id="notify.gotIt" message="我知道了" />
            ) : (
              <Trans id="notify.next" message="下一条" />
            )}
          </Button>
        </>
      }
    />
  );
}
