import type { ReactNode } from 'react';
import classes from './TablePage.module.css';

/** Props of `TablePage`. */
export type TablePageProps = {
  title: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** What can be done on this page, beside the title. */
  actions?: ReactNode;
  /** Above the scrolling part: segments, filters. */
  head?: ReactNode;
  /** Below the scrolling part: the pager. */
  foot?: ReactNode;
  /** A panel beside the list, such as a row's details. */
  aside?: ReactNode;
  /** Scrolls; a table in it keeps its header in sight. */
  children: ReactNode;
};

/** A page that fills its pane: title, filters and pager stay, the list between them scrolls. */
export function TablePage({ title, lead, actions, head, foot, aside, children }: TablePageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <div className={classes.head}>
          <div>
            <h1 className={classes.title}>{title}</h1>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
        {head}
        <div className={classes.body}>{children}</div>
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
      {aside}
    </div>
  );
}
