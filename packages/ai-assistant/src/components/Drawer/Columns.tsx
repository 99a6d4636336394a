import { useLingui } from '@lingui/react';
import { IconButton } from '@portal/ui';
import type { ReactNode } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import classes from './Columns.module.css';

export type ColumnsProps = {
  /** Beside the sessions; nothing where there are none. */
  agents: ReactNode;
  sessions: ReactNode;
  /** The conversation. */
  children: ReactNode;
  /** The lists lie over the conversation, where there is no room for them beside it. */
  showsLists: boolean;
  onHideLists: () => void;
};

/** The lists beside the conversation; where the room is short, over it, when they are asked for. */
export function Columns({ agents, sessions, children, showsLists, onHideLists }: ColumnsProps) {
  const { i18n } = useLingui();
  return (
    <div
      className={classes.columns}
      data-agents={agents ? '' : undefined}
      data-lists={showsLists || undefined}
      style={{
        ['--sessions-width' as string]: `${ASSISTANT.sessionSiderWidth}px`,
        ['--agents-width' as string]: `${ASSISTANT.agentSiderWidth}px`,
      }}
    >
      <div className={classes.inner}>
        <div className={classes.lists}>
          {agents && <div className={classes.agents}>{agents}</div>}
          {sessions}
          <IconButton
            className={classes.hide}
            icon="close"
            label={i18n._({ id: 'ai.lists.hide', message: '收起会话列表' })}
            onClick={onHideLists}
          />
        </div>
        {children}
      </div>
    </div>
  );
}
