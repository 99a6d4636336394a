import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import classes from './DetailPanel.module.css';

/** Props of `DetailPanel`. */
export type DetailPanelProps = {
  title: ReactNode;
  onClose: () => void;
  /** Opens the row before; leave it out at the first. */
  onPrevious?: (() => void) | undefined;
  /** Opens the row after; leave it out at the last. */
  onNext?: (() => void) | undefined;
  /** Stays in sight below the content: what a form sends. */
  foot?: ReactNode;
  /** On paper the panel stands in the place of its list, instead of the list in its own. @default false */
  isPrinted?: boolean;
  children: ReactNode;
};

/** A row's details beside its list, which stays in use; Esc closes the panel. */
export function DetailPanel(props: DetailPanelProps) {
  const { title, onClose, onPrevious, onNext, foot, isPrinted = false, children } = props;
  const { i18n } = useLingui();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = panel.current?.getRootNode() as Document | ShadowRoot | undefined;
    const opener = before?.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={panel}
      className={classes.panel}
      data-printed={isPrinted || undefined}
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {(onPrevious || onNext) && (
          <>
            <IconButton
              icon="chevron-left"
              label={i18n._({ id: 'ui.table.previousRow', message: '上一条' })}
              disabled={!onPrevious}
              onClick={onPrevious}
            />
            <IconButton
              icon="chevron-right"
              label={i18n._({ id: 'ui.table.nextRow', message: '下一条' })}
              disabled={!onNext}
              onClick={onNext}
            />
          </>
        )}
        <IconButton
          icon="close"
          label={i18n._({ id: 'ui.table.close', message: '关闭' })}
          onClick={onClose}
        />
      </header>
      <div className={classes.body}>{children}</div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </aside>
  );
}
