import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import type { Announcement } from '@portal/api-client/contract';
import { createMachine } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import { useState } from 'react';
import { CLOSED_ANNOUNCEMENTS_KEY, closedText } from '../../core/closedAnnouncements.ts';
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
export type PopupPagesProps = { announcements: readonly Announcement[] };

/** Announcements one after the other; closing them marks all as seen. */
export function PopupPages({ announcements }: PopupPagesProps) {
  const { api, clock, storage } = useNews();
  const markSeen = () => {
    const ids = announcements.flatMap(({ id }) => id ?? []);
    const closed = closedText(announcements, storage.get(CLOSED_ANNOUNCEMENTS_KEY));
    if (closed !== undefined) storage.set(CLOSED_ANNOUNCEMENTS_KEY, closed);
    // Not told when it fails: they pop up once more.
    if (ids.length > 0) void api.saveAnnouncementRead({ ids }).catch(() => undefined);
  };
  const [popups] = useState(() =>
    createMachine<PopupState, PopupEvent, PopupEffect>({
      initial: openPopups(announcements.length),
      transition,
      perform(effect, { send }) {
        if (effect === 'turn-later')
          clock.after(NOTIFY_TIMES.announcementNextMs, () => send({ type: 'turned' }));
        else markSeen();
      },
    }),
  );
  const state = useMachine(popups);
  const { send } = popups;
  const announcement = announcements[state.page];
  if (state.phase === 'closed' || !announcement) return null;
  return (
    <AnnouncementModal
      announcement={announcement}
      onClose={() => send({ type: 'closed' })}
      footer={
        <>
          {announcements.length > 1 && (
            <span className={classes.page} aria-live="polite">
              {state.page + 1} / {announcements.length}
            </span>
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
