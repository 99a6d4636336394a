import { Trans, useLingui } from '@lingui/react';
import { IconButton, useFormatters } from '@portal/ui';
import { useState } from 'react';
import { toMediaAddress } from '../../core/downloadLink.ts';
import { useNews } from '../../react/NewsContext.ts';
import { useBroadcast } from '../../react/useBroadcast.ts';
import { useOpenBroadcast } from '../../react/useOpenBroadcast.ts';
import classes from './Live.module.css';

/** A card that reminds of the broadcast, in the corner, until it is opened, closed or hidden for today. */
export function LiveReminder() {
  const { i18n } = useLingui();
  const { place, clock } = useNews();
  const { broadcast, isReminderShown, hideForToday } = useBroadcast();
  const open = useOpenBroadcast();
  const { dateTime, time } = useFormatters();
  const [closed, setClosed] = useState<number>();
  const [isCoverBroken, setIsCoverBroken] = useState(false);
  if (!broadcast || !isReminderShown || closed === broadcast.endsAt) return null;
  const { beginsAt, endsAt, title, coverUrl, liveId } = broadcast;
  const cover = toMediaAddress(coverUrl, place.page);
  const isOn = beginsAt === undefined || beginsAt <= clock.now();
  return (
    <section
      className={classes.card}
      aria-label={i18n._({ id: 'notify.live.reminder', message: '直播提醒' })}
    >
      {cover && !isCoverBroken && (
        <img
          className={classes.cover}
          src={cover}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setIsCoverBroken(true)}
        />
      )}
      <span className={classes.close}>
        <IconButton
          icon="close"
          size="small"
          label={i18n._({ id: 'notify.close', message: '关闭' })}
          onClick={() => setClosed(endsAt)}
        />
      </span>
      <div className={classes.words}>
        <p className={classes.state} data-on={isOn || undefined}>
          {isOn ? (
            <Trans id="notify.live.on" message="直播中" />
          ) : (
            <Trans id="notify.live.soon" message="即将开始" />
          )}
        </p>
        <p className={classes.title}>{title ?? <Trans id="notify.live" message="直播" />}</p>
        <p className={classes.time}>
          {beginsAt === undefined ? '' : dateTime(beginsAt)} – {time(endsAt)}
        </p>
        <div className={classes.actions}>
          <button
            type="button"
            className={classes.enter}
            onClick={() => {
              setClosed(endsAt);
              open(liveId);
            }}
          >
            <Trans id="notify.live.enter" message="进入直播" />
          </button>
          <button type="button" className={classes.hide} onClick={hideForToday}>
            <Trans id="notify.live.hide" message="今日不再提醒" />
          </button>
        </div>
      </div>
    </section>
  );
}
