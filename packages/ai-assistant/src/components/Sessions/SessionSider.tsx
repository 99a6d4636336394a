import { Trans, useLingui } from '@lingui/react';
import { ActionButton, EmptyState, ErrorState, Icon, IconButton, LoadingState } from '@portal/ui';
import { type ReactNode, type Ref, useId } from 'react';
import type { Session } from '../../core/entities.ts';
import { type SessionActions, SessionItem } from './SessionItem.tsx';
import classes from './Sessions.module.css';

export type SessionSiderProps = {
  /** In the order of the list; undefined while they load. */
  sessions: readonly Session[] | undefined;
  isFailed?: boolean;
  onRetry: () => void;
  selectedId: string | undefined;
  renaming?: { session_id: string; text: string } | undefined;
  /** By session. */
  unread: Readonly<Record<string, number>>;
  now: number;
  actions: SessionActions;
  onAdd: () => void;
  onClearAll: () => void;
  onReset: () => void;
  search: string;
  /** Without it nothing can be searched. */
  onSearchChange?: ((text: string) => void) | undefined;
  searchRef?: Ref<HTMLInputElement>;
  /** What the search found, in place of the list. */
  hits?: ReactNode;
};

/** The sessions: a new one, the search in them, and all of them, pinned ones first. */
export function SessionSider(props: SessionSiderProps) {
  const { sessions, search, hits, onSearchChange } = props;
  const { i18n } = useLingui();
  const headingId = useId();
  return (
    <section className={classes.sider} aria-labelledby={headingId}>
      <header className={classes.top}>
        <h2 id={headingId} className={classes.heading}>
          <Trans id="ai.sessions" message="会话" />
        </h2>
        <IconButton
          icon="new-chat"
          label={i18n._({ id: 'ai.sessions.add', message: '新建会话' })}
          onClick={props.onAdd}
        />
      </header>
      {onSearchChange && (
        <label className={`portal-field ${classes.search}`}>
          <Icon name="search" size={14} />
          <input
            ref={props.searchRef}
            type="search"
            value={search}
            aria-label={i18n._({ id: 'ai.search', message: '搜索会话和消息' })}
            placeholder={i18n._({ id: 'ai.search', message: '搜索会话和消息' })}
            onChange={(event) => onSearchChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || search === '' || event.nativeEvent.isComposing) return;
              event.stopPropagation();
              event.preventDefault();
              onSearchChange('');
            }}
          />
        </label>
      )}
      {props.isFailed && sessions && (
        <button type="button" className={classes.stale} onClick={props.onRetry}>
          <Icon name="refresh" size={14} />
          <Trans id="ai.list.stale" message="没有更新，请重试" />
        </button>
      )}
      <div className={classes.scroll}>{hits ?? <List {...props} />}</div>
      <footer className={classes.bottom}>
        <IconButton
          icon="refresh"
          label={i18n._({ id: 'ai.sessions.reset', message: '重置' })}
          onClick={props.onReset}
        />
        <IconButton
          icon="trash"
          label={i18n._({ id: 'ai.sessions.clear', message: '清空全部会话' })}
          disabled={!sessions?.length}
          onClick={props.onClearAll}
        />
      </footer>
    </section>
  );
}

function List({
  sessions,
  isFailed,
  onRetry,
  onAdd,
  selectedId,
  renaming,
  unread,
  now,
  actions,
}: SessionSiderProps) {
  const { i18n } = useLingui();
  if (!sessions) return isFailed ? <ErrorState onRetry={onRetry} /> : <LoadingState rows={6} />;
  if (sessions.length === 0)
    return (
      <EmptyState
        icon="message"
        title={i18n._({ id: 'ai.sessions.none', message: '还没有会话' })}
        action={
          <ActionButton icon="new-chat" onClick={onAdd}>
            <Trans id="ai.sessions.add" message="新建会话" />
          </ActionButton>
        }
      />
    );
  return (
    <ul className={classes.list}>
      {sessions.map((session) => (
        <SessionItem
          key={session.session_id}
          session={session}
          isSelected={session.session_id === selectedId}
          rename={renaming?.session_id === session.session_id ? renaming.text : undefined}
          unread={unread[session.session_id]}
          now={now}
          actions={actions}
        />
      ))}
    </ul>
  );
}
