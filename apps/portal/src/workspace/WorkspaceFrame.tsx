import { useLingui } from '@lingui/react';
import { LoadingState } from '@portal/ui';
import { SkipLink } from '@portal/ui/shell';
import type { ReactNode } from 'react';
import { LINES } from '../app/meetingPlaces.ts';
import { workspacePorts } from './ports.ts';
import { useKeysBlocked } from './useQuotaBlock.ts';
import classes from './WorkspaceFrame.module.css';

const WORKSPACE_ID = 'workspace';

export type WorkspaceFrameProps = {
  /** Left out in a window that holds one pane alone. */
  header?: ReactNode;
  /** The left menu, in the left-menu style. */
  sider?: ReactNode;
  strip?: ReactNode;
  /** Nothing in it can be used. @default false */
  blocked?: boolean;
  /** Something else may have to be done first: nothing of it is seen. @default false */
  covered?: boolean;
  children: ReactNode;
};

/** The regions of the workspace: header on top, sider at the side, strip above the panes, news below. */
export function WorkspaceFrame({
  header,
  sider,
  strip,
  blocked = false,
  covered = false,
  children,
}: WorkspaceFrameProps) {
  const { anchors } = workspacePorts.use();
  const { i18n } = useLingui();
  useKeysBlocked(blocked || covered);
  return (
    <div className={classes.frame} inert={blocked} ref={anchors.lend('frame')}>
      {covered && (
        <div className={classes.cover}>
          <LoadingState />
        </div>
      )}
      <SkipLink targetId={WORKSPACE_ID} />
      {header && (
        <header className={classes.header} ref={anchors.lend('header')}>
          {header}
        </header>
      )}
      <div className={classes.body}>
        {sider}
        {/* Named: the page in a frame has a main landmark of its own. */}
        <main
          className={classes.main}
          id={WORKSPACE_ID}
          tabIndex={-1}
          aria-label={i18n._({ id: 'portal.workspace', message: '工作区' })}
        >
          {strip && (
            <div className={classes.strip} ref={anchors.lend('tabs')}>
              {strip}
            </div>
          )}
          <div className={classes.panes}>{children}</div>
        </main>
      </div>
      {/* Lines that come late stand below everything: no tab or menu moves away under the pointer. */}
      <div className={classes.lines}>
        {LINES.map((line) => (
          <div key={line} ref={anchors.lend(line)} />
        ))}
      </div>
    </div>
  );
}
