import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import type { ShellIconName } from '../../core/icons/types.ts';
import type { ToastTone } from '../../core/toastQueue.ts';
import type { Toast } from '../../runtime/createToasts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import classes from './ToastCard.module.css';

const DEFAULT_DURATION_MS = 5000;

const ICONS: Record<ToastTone, ShellIconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

/** Props of `ToastCard`. */
export type ToastCardProps = {
  toast: Toast;
  /** Whether the clock stands still. */
  isHeld: boolean;
  onDismiss: () => void;
};

export function ToastCard({ toast, isHeld, onDismiss }: ToastCardProps) {
  const { i18n } = useLingui();
  const { tone, title, message, action, secondAction, revision } = toast;
  const { durationMs = action ? null : DEFAULT_DURATION_MS } = toast;
  const dismiss = useEffectEvent(onDismiss);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a replaced toast starts its time anew
  useEffect(() => {
    if (durationMs === null || isHeld) return;
    const timer = setTimeout(dismiss, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, isHeld, revision]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the toast whose buttons have the focus
    <div
      className={classes.toast}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss();
      }}
    >
      <span className={classes.icon} data-tone={tone}>
        <Icon name={ICONS[tone]} size={18} />
      </span>
      <div className={classes.words} role={tone === 'info' || tone === 'success' ? 'status' : 'alert'}>
        <p className={classes.title}>{title}</p>
        {message && <p className={classes.message}>{message}</p>}
      </div>
      <IconButton
        icon="close"
        size="small"
        label={i18n._({ id: 'ui.close', message: '关闭' })}
        onClick={onDismiss}
      />
      {action && (
        <div className={classes.actions}>
          {[action, ...(secondAction ? [secondAction] : [])].map(({ label, onClick }, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the actions have no identity but their place
              key={place}
              type="button"
              className={classes.action}
              data-second={place > 0 || undefined}
              onClick={() => {
                onDismiss();
                onClick();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
