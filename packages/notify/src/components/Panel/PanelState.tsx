import { Trans } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { Icon, useFormatters } from '@portal/ui';
import { useNotify } from '../../react/NotifyContext.ts';
import classes from './Panel.module.css';

/** Says that reminders are paused, or that messages cannot come in now. */
export function PanelState() {
  const notify = useNotify();
  const { pausedUntil, zone } = useMachine(notify.settings);
  const status = useMachine(notify.status);
  const { dateTime } = useFormatters(zone);
  const isOffline = status === 'waiting' || status === 'refused';
  const isPaused = pausedUntil !== undefined && pausedUntil > notify.now();
  if (!isOffline && !isPaused) return null;
  return (
    <div className={classes.state} role="status">
      {isOffline ? (
        <>
          <Icon name="warning" />
          <span>
            <Trans id="notify.panel.offline" message="连接已断开，正在重新连接；恢复后会补上期间的消息" />
          </span>
        </>
      ) : (
        <>
          <Icon name="moon" />
          <span>
            <Trans
              id="notify.panel.paused"
              message="提醒已暂停到 {time}"
              values={{ time: dateTime(pausedUntil) }}
            />
          </span>
          <button
            type="button"
            className={classes.link}
            onClick={() => void notify.settings.pause(undefined).catch(() => undefined)}
          >
            <Trans id="notify.pause.resume" message="恢复提醒" />
          </button>
        </>
      )}
    </div>
  );
}
