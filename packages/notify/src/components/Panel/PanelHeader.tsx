import { Trans, useLingui } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { ActionMenu, IconButton } from '@portal/ui';
import { useState } from 'react';
import type { CategoryId } from '../../core/types.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import classes from './Panel.module.css';

/** Title, all-read, pause and settings. */
export function PanelHeader({
  category,
  onSettings,
}: {
  category: CategoryId | undefined;
  onSettings: () => void;
}) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { unread, unreadByCategory } = useMachine(notify.inbox);
  const { pausedUntil, status } = useMachine(notify.settings);
  const [isBusy, setIsBusy] = useState(false);
  const count = category === undefined ? unread : (unreadByCategory[category] ?? 0);
  const readAll = async () => {
    setIsBusy(true);
    // The client reports a failure; the counters are back already.
    await notify.inbox.markAllRead(category).catch(() => undefined);
    setIsBusy(false);
  };
  const pause = (length: 'hour' | 'tomorrow' | undefined) =>
    void notify.settings.pause(length).catch(() => undefined);
  const isPaused = pausedUntil !== undefined && pausedUntil > notify.now();
  return (
    <header className={classes.header}>
      <h2 className={classes.title}>
        <Trans id="notify.bell" message="通知" />
      </h2>
      <button
        type="button"
        className={classes.link}
        disabled={count === 0 || isBusy}
        aria-busy={isBusy}
        onClick={() => void readAll()}
      >
        <Trans id="notify.panel.allRead" message="全部已读" />
      </button>
      {status !== 'none' && (
        <ActionMenu
          label={i18n._({ id: 'notify.pause', message: '暂停提醒' })}
          placement="bottom-end"
          trigger={(props) => (
            <IconButton
              {...props}
              icon="moon"
              label={i18n._({ id: 'notify.pause', message: '暂停提醒' })}
              aria-pressed={isPaused}
            />
          )}
          items={[
            {
              id: 'hour',
              label: i18n._({ id: 'notify.pause.hour', message: '暂停 1 小时' }),
              onSelect: () => pause('hour'),
            },
            {
              id: 'tomorrow',
              label: i18n._({ id: 'notify.pause.tomorrow', message: '暂停到明天 08:00' }),
              onSelect: () => pause('tomorrow'),
            },
            ...(isPaused
              ? [
                  'separator' as const,
                  {
                    id: 'resume',
                    label: i18n._({ id: 'notify.pause.resume', message: '恢复提醒' }),
                    onSelect: () => pause(undefined),
                  },
                ]
              : []),
          ]}
        />
      )}
      <IconButton
        icon="setting"
        label={i18n._({ id: 'notify.quiet', message: '免打扰设置' })}
        onClick={onSettings}
      />
    </header>
  );
}
