import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MicroAppPaneProps } from '../runtime/MicroAppPaneProps.ts';
import { watchHistory } from '../runtime/watchHistory.ts';
import styles from './PaneStatus.module.css';

/** Props of `PaneHistory`. */
export type PaneHistoryProps = Pick<
  MicroAppPaneProps,
  'active' | 'title' | 'onHistoryFilled' | 'onBack' | 'onClose'
>;

/** Shows a bar once pages in frames filled the browser's history, with ways on that do not depend on it. */
export function PaneHistory({ active, title, onHistoryFilled, onBack, onClose }: PaneHistoryProps) {
  const { i18n } = useLingui();
  const [isFilled, setFilled] = useState(false);
  const tell = useEffectEvent(() => {
    setFilled(true);
    onHistoryFilled?.();
  });
  useEffect(() => (active ? watchHistory(window, tell) : undefined), [active]);
  if (!isFilled) return null;
  return (
    <div className={styles.bar} role="status">
      <span>
        {i18n._({
          id: 'embed.historyFilled',
          message: '打开「{title}」期间，有页面占满了浏览器的后退记录，更早的步骤可能已经丢失。',
          values: { title },
        })}
      </span>
      <span className={styles.choices}>
        {onBack && (
          <button type="button" className={styles.button} onClick={onBack}>
            {i18n._({ id: 'embed.pageBefore', message: '回到上一个页面' })}
          </button>
        )}
        {onClose && (
          <button type="button" className={styles.button} onClick={onClose}>
            {i18n._({ id: 'embed.close', message: '关闭' })}
          </button>
        )}
        <button type="button" className={styles.button} onClick={() => setFilled(false)}>
          {i18n._({ id: 'embed.understood', message: '知道了' })}
        </button>
      </span>
    </div>
  );
}
