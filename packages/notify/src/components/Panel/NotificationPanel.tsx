import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DoNotDisturb } from '../DoNotDisturb/DoNotDisturb.tsx';
import { NoticeView } from './NoticeView.tsx';
import classes from './Panel.module.css';

/** Props of `NotificationPanel`. */
export type NotificationPanelProps = { onClose: () => void };

/** What the bell opens: the messages, or what is silenced. */
export function NotificationPanel({ onClose }: NotificationPanelProps) {
  const [view, setView] = useState<'notices' | 'quiet'>('notices');
  const ref = useRef<HTMLDivElement>(null);
  // Not before it is shown: what is hidden takes no focus.
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);

  /** Before anything in it was chosen, the keys of the list are the panel's. */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== ref.current || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    const rows = ref.current.querySelectorAll<HTMLElement>('[data-notice]');
    const isLast = event.key === 'ArrowUp' || event.key === 'End';
    rows[isLast ? rows.length - 1 : 0]?.focus();
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog around it has the role; this takes its focus
    <div ref={ref} className={classes.panel} tabIndex={-1} onKeyDown={onKeyDown}>
      {view === 'notices' ? (
        <NoticeView onClose={onClose} onSettings={() => setView('quiet')} />
      ) : (
        <DoNotDisturb onBack={() => setView('notices')} />
      )}
    </div>
  );
}
