import { SkipLink } from '@portal/ui/shell';
import type { ReactNode } from 'react';
import classes from './WorkspaceFrame.module.css';

const WORKSPACE_ID = 'workspace';
/** Where lines that come late are put: below everything, so that no tab or menu moves away under the pointer. */
export const NEWS_SLOT_ID = 'workspace-news';

export type WorkspaceFrameProps = {
  /** Left out in a window that holds one pane alone. */
  header?: ReactNode;
  /** The left menu, in the left-menu style. */
  sider?: ReactNode;
  strip?: ReactNode;
  children: ReactNode;
};

/** The regions of the workspace: header on top, sider at the side, strip above the panes, news below. */
export function WorkspaceFrame({ header, sider, strip, children }: WorkspaceFrameProps) {
  return (
    <div className={classes.frame}>
      <SkipLink targetId={WORKSPACE_ID} />
      {header && <header className={classes.header}>{header}</header>}
      <div className={classes.body}>
        {sider}
        <main className={classes.main} id={WORKSPACE_ID} tabIndex={-1}>
          {strip && <div className={classes.strip}>{strip}</div>}
          <div className={classes.panes}>{children}</div>
        </main>
      </div>
      <div className={classes.news} id={NEWS_SLOT_ID} />
    </div>
  );
}
