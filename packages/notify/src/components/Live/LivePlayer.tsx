import { Trans } from '@lingui/react';
import type { LiveDetail } from '@portal/api-client/contract';
import { EmptyState, ErrorState, useFormatters } from '@portal/ui';
import { useState } from 'react';
import { toMediaAddress } from '../../core/downloadLink.ts';
import classes from './Live.module.css';

/** Props of `LivePlayer`. */
export type LivePlayerProps = {
  /** Undefined where the address names no broadcast. */
  detail: LiveDetail | undefined;
  now: number;
};

/** A broadcast's page: the clip when there is one, else when it begins; without a broadcast the error. */
export function LivePlayer({ detail, now }: LivePlayerProps) {
  const { dateTime } = useFormatters();
  const [isBroken, setIsBroken] = useState(false);
  if (!detail?.liveId) {
    return (
      <ErrorState
        title={<Trans id="notify.live.broken" message="直播数据异常" />}
        text={<Trans id="notify.live.broken.text" message="请从直播列表重新进入。" />}
      />
    );
  }
  const { liveTitle, liveSpeaker, liveDescription, liveBeginTime, liveEndTime } = detail;
  // A server has no address; there those of other hosts count only.
  const page = globalThis.location?.href ?? '';
  const video = toMediaAddress(detail.liveVideoUrl, page);
  const poster = toMediaAddress(detail.liveCoverUrl, page);
  const isAhead = Date.parse(liveBeginTime ?? '') > now;
  return (
    <article className={classes.player}>
      {video && !isAhead && !isBroken ? (
        // biome-ignore lint/a11y/useMediaCaption: broadcasts come without a track
        <video
          className={classes.video}
          controls
          preload="metadata"
          src={video}
          poster={poster}
          onError={() => setIsBroken(true)}
        />
      ) : (
        <div className={classes.stage}>
          <EmptyState
            icon="device"
            title={
              isAhead ? (
                <Trans id="notify.live.soon" message="即将开始" />
              ) : (
                <Trans id="notify.live.noClip" message="暂时没有可播放的画面" />
              )
            }
            text={dateTime(liveBeginTime)}
          />
        </div>
      )}
      <h1 className={classes.heading}>{liveTitle}</h1>
      <p className={classes.time}>
        {[liveSpeaker, `${dateTime(liveBeginTime)} – ${dateTime(liveEndTime)}`].filter(Boolean).join(' · ')}
      </p>
      {liveDescription && <p className={classes.description}>{liveDescription}</p>}
    </article>
  );
}
