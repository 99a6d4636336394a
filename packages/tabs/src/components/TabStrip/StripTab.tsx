import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { memo, type ReactNode } from 'react';
import type { Pane } from '../../core/types.ts';
import { paneDomIds } from '../paneDomIds.ts';
import classes from './TabStrip.module.css';

type StripTabProps = {
  pane: Pane;
  title: string;
  iconOf: ((pane: Pane) => ReactNode) | undefined;
  active: boolean;
  /** The one tab that the Tab key reaches. */
  reachable: boolean;
  hasPanel: boolean;
  /** It is half of the split view. */
  shared: boolean;
  idPrefix: string;
};

/** A tab and, beside it, its close button; what happens on them is heard by the strip. */
export const StripTab = memo(function StripTab(props: StripTabProps) {
  const { pane, title, iconOf, active, reachable, hasPanel, shared, idPrefix } = props;
  const { i18n } = useLingui();
  const icon = iconOf?.(pane);
  const ids = paneDomIds(idPrefix, pane.key);
  const { badge, dirty } = pane.marks ?? {};
  return (
    <div
      className={classes.item}
      data-pane-key={pane.key}
      data-active={active || undefined}
      data-home={pane.kind === 'home' || undefined}
      data-dirty={dirty || undefined}
      data-pinned={pane.pinned}
      data-shared={shared || undefined}
    >
      <div
        role="tab"
        id={ids.tab}
        aria-selected={active}
        aria-controls={hasPanel ? ids.panel : undefined}
        aria-haspopup="menu"
        tabIndex={reachable ? 0 : -1}
        title={title}
        className={classes.tab}
      >
        {icon && (
          <span className={classes.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={classes.title} data-title={title}>
          {title}
        </span>
        {badge && <span className={classes.badge}>{badge}</span>}
        {dirty && <Told>{i18n._({ id: 'tabs.dirty', message: '有未保存的内容' })}</Told>}
        {pane.pinned && <Told>{i18n._({ id: 'tabs.pinned', message: '已固定' })}</Told>}
        {shared && <Told>{i18n._({ id: 'tabs.shared', message: '分屏中' })}</Told>}
      </div>
      {(pane.closable || pane.pinned) && (
        <button
          type="button"
          className={classes.close}
          tabIndex={active ? 0 : -1}
          {...(pane.pinned ? { 'data-unpin': '' } : { 'data-close': '' })}
          aria-label={
            pane.pinned
              ? i18n._({ id: 'tabs.unpin', message: '取消固定“{title}”', values: { title } })
              : i18n._({ id: 'tabs.close', message: '关闭“{title}”', values: { title } })
          }
        >
          <Icon name={pane.pinned ? 'pin' : 'close'} size={14} />
        </button>
      )}
    </div>
  );
});

/** Said by screen readers only: the eye sees it in the tab's shape. */
function Told({ children }: { children: string }) {
  return <span className="portal-visually-hidden">{children}</span>;
}
