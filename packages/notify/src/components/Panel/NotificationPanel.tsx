import { useState } from 'react';
import { DoNotDisturb } from '../DoNotDisturb/DoNotDisturb.tsx';
import { NoticeView } from './NoticeView.tsx';
import classes from './Panel.module.css';

/** Props of `NotificationPanel`. */
export type NotificationPanelProps = { onClose: () => void };

/** What the bell opens: the messages, or what is silenced. */
export function NotificationPanel({ onClose }: NotificationPanelProps) {
  const [view, setView] = useState<'notices' | 'quiet'>('notices');
  return (
    <div className={classes.panel}>
      {view === 'notices' ? (
        <NoticeView onClose={onClose} onSettings={() => setView('quiet')} />
      ) : (
        <DoNotDisturb onBack={() => setView('notices')} />
      )}
    </div>
  );
}
