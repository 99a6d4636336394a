import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Pane } from '../../core/types.ts';
import classes from './RecentSwitcher.module.css';
import type { OpenSwitcher } from './useRecentSwitcher.ts';

type RecentSwitcherProps = {
  open: OpenSwitcher;
  titleOf: (pane: Pane) => string;
  iconOf?: (pane: Pane) => ReactNode;
  onChoose: (pane: Pane) => void;
};

/** The recent panes over the workspace, while the switcher's key is held; the focus stays where it was. */
export function RecentSwitcher({ open, titleOf, iconOf, onChoose }: RecentSwitcherProps) {
  const { i18n } = useLingui();
  const listRef = useRef<HTMLDivElement>(null);
  const chosen = open.panes[open.index];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another line to bring into view
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  useEffect(() => listRef.current?.showPopover?.(), []);
  return (
    <>
      <div
        ref={listRef}
        popover="manual"
        role="listbox"
        tabIndex={-1}
        aria-label={i18n._({ id: 'tabs.recent.label', message: '最近使用的标签页' })}
        className={classes.switcher}
      >
        {open.panes.map((pane) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the switcher while its own key is held
          <div
            key={pane.key}
            role="option"
            tabIndex={-1}
            aria-selected={pane === chosen}
            className={classes.option}
            onClick={() => onChoose(pane)}
          >
            <span className={classes.icon} aria-hidden="true">
              {iconOf?.(pane)}
            </span>
            <span className={classes.title}>{titleOf(pane)}</span>
            {pane.marks?.dirty && <span className={classes.dirty} aria-hidden="true" />}
          </div>
        ))}
      </div>
      <div role="status" className="portal-visually-hidden">
        {chosen && titleOf(chosen)}
      </div>
    </>
  );
}
