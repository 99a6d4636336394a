import { useLingui } from '@lingui/react';
import type { PaneState } from '../core/transition.ts';
import styles from './PaneStatus.module.css';

/** Props of `PaneMute`. */
export type PaneMuteProps = {
  state: PaneState;
  /** The app's name: what a person has understood of it is not said again in this window. */
  app: string;
  /** The name of the page. */
  title: string;
  href: string;
  onReload(): void;
  onUnderstood(): void;
};

const understood = new Set<string>();

/** Shows a bar above a page that is there and says nothing: whoever sees nothing below learns why, and the ways on. */
export function PaneMute({ state, app, title, href, onReload, onUnderstood }: PaneMuteProps) {
  const { i18n } = useLingui();
  if (state.status !== 'loading' || !state.isMute || understood.has(app)) return null;
  return (
    <div className={styles.bar} role="status">
      <span>
        {i18n._({
          id: 'embed.mute',
          message: '「{title}」已打开，但没有回应门户。若下方没有内容，它可能不允许在门户里显示。',
          values: { title },
        })}
      </span>
      <span className={styles.choices}>
        <OutsideLink href={href} />
        <button type="button" className={styles.button} onClick={onReload}>
          {i18n._({ id: 'embed.reload', message: '重新加载' })}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            understood.add(app);
            onUnderstood();
          }}
        >
          {i18n._({ id: 'embed.muteFine', message: '显示正常' })}
        </button>
      </span>
    </div>
  );
}

/** Leads to the page in a window of its own. */
export function OutsideLink({ href }: { href: string }) {
  const { i18n } = useLingui();
  return (
    <a className={styles.button} href={href} target="_blank" rel="noreferrer noopener">
      {i18n._({ id: 'embed.openOutside', message: '在新窗口打开' })}
    </a>
  );
}
