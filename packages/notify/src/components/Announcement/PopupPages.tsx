import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import type { Announcement } from '@portal/api-client/contract';
import { useEffect, useState } from 'react';
import { NOTIFY_TIMES } from '../../core/constants.ts';
import { isLastPage, openPopups, type PopupEvent, transitionPopups } from '../../core/popups.ts';
import { useNews } from '../../react/NewsContext.ts';
import classes from './Announcement.module.css';
import { AnnouncementModal } from './AnnouncementModal.tsx';

/** Props of `PopupPages`. */
export type PopupPagesProps = { announcements: readonly Announcement[] };

/** Announcements one after the other; closing them marks all as seen. */
export function PopupPages({ announcements }: PopupPagesProps) {
  const { api, clock } = useNews();
  const [state, setState] = useState(() => openPopups(announcements.length));
  const send = (event: PopupEvent) => {
    const { state: next, effects } = transitionPopups(state, event);
    setState(next);
    // Not told when it fails: they pop up once more.
    if (effects.includes('mark-seen'))
      void api.saveAnnouncementRead({ ids: announcements.map(({ id }) => id) }).catch(() => undefined);
  };
  useEffect(() => {
    if (state.phase !== 'turning') return;
    return clock.after(NOTIFY_TIMES.announcementNextMs, () =>
      setState((present) => transitionPopups(present, { type: 'turned' }).state),
    );
  }, [state.phase, clock]);
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
