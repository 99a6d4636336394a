import { useLingui } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { Dropdown, ErrorState, IconButton, latePart } from '@portal/ui';
import { useEffect } from 'react';
import { badgeText } from '../../core/badge.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import classes from './NotificationBell.module.css';

const NotificationPanel = latePart(
  async () => (await import('../Panel/NotificationPanel.tsx')).NotificationPanel,
  { Missing: ErrorState, Waiting: () => <div className={classes.loading} /> },
);

/** Props of `NotificationBell`. */
export type NotificationBellProps = {
  /** Whether G and then N opens the panel; false where the application has shortcuts of its own. @default true */
  keys?: boolean;
};

/** The bell with the number of unread messages; its panel loads when it is first opened. */
export function NotificationBell({ keys = true }: NotificationBellProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { unread, status } = useMachine(notify.inbox);
  const { pausedUntil } = useMachine(notify.settings);
  const isOpen = useMachine(notify.panel);
  const badge = badgeText(unread);
  const isPaused = pausedUntil !== undefined && pausedUntil > notify.now();
  const name = badge
    ? i18n._({ id: 'notify.bell.unread', message: '通知，{badge} 条未读', values: { badge } })
    : i18n._({ id: 'notify.bell', message: '通知' });
  useChord(keys, () => notify.panel.set(true));
  return (
    <Dropdown
      label={i18n._({ id: 'notify.bell', message: '通知' })}
      placement="bottom-end"
      opened={isOpen}
      onOpenedChange={notify.panel.set}
      trigger={(props) => (
        <span className={classes.bell}>
          <IconButton
            {...props}
            icon="bell"
            label={name}
            aria-busy={status === 'loading'}
            data-testid="notification-bell"
          />
          {badge && (
            <span className={classes.badge} aria-hidden>
              {badge}
            </span>
          )}
          {isPaused && !badge && <span className={classes.paused} aria-hidden />}
        </span>
      )}
    >
      {({ close }) => <NotificationPanel onClose={close} />}
    </Dropdown>
  );
}

const CHORD_MS = 1000;

/** G, then N: not while something is being typed. */
function useChord(isHeard: boolean, onChord: () => void): void {
  useEffect(() => {
    if (!isHeard) return;
    let pressedAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      if (ctrlKey || metaKey || altKey || isEditable(target)) return;
      if (code === 'KeyN' && timeStamp - pressedAt < CHORD_MS) {
        event.preventDefault();
        onChord();
      }
      pressedAt = code === 'KeyG' ? timeStamp : Number.NEGATIVE_INFINITY;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
