import { useLingui } from '@lingui/react';
import { ActionMenu, Icon, IconButton, useFormatters } from '@portal/ui';
import { memo } from 'react';
import type { Session } from '../../core/entities.ts';
import { RenameField } from './RenameField.tsx';
import classes from './Sessions.module.css';
import { useTitleOf } from './useTitleOf.ts';

/** What can be done with a session of the list. */
export type SessionActions = {
  onSelect: (session: Session) => void;
  onStartRename: (session: Session) => void;
  onRenameChange: (text: string) => void;
  onRenameSubmit: () => void;
  onRenameCancel: () => void;
  onTogglePin: (session: Session) => void;
  /** Changes name, members and templates of a team topic. */
  onEdit: (session: Session) => void;
  onDelete: (session: Session) => void;
  onExit: (session: Session) => void;
};

export type SessionItemProps = {
  session: Session;
  isSelected: boolean;
  /** The title so far, while it is being edited. */
  rename?: string | undefined;
  /** Answers that finished while the person was elsewhere. */
  unread?: number | undefined;
  now: number;
  actions: SessionActions;
};

/** One session of the list: its title, when it last moved, and its menu. */
export const SessionItem = memo(function SessionItem(props: SessionItemProps) {
  const { session, isSelected, rename, unread = 0, now, actions } = props;
  const { i18n } = useLingui();
  const { relative } = useFormatters();
  const { type, isTopup, updated_at } = session;
  const title = useTitleOf()(session.title);
  const isTeam = type === 'teamSession';
  if (rename !== undefined)
    return (
      <li className={classes.item} data-mode="edit">
        <RenameField
          value={rename}
          onChange={actions.onRenameChange}
          onSubmit={actions.onRenameSubmit}
          onCancel={actions.onRenameCancel}
        />
      </li>
    );
  const items = [
    {
      id: 'pin',
      label: isTopup
        ? i18n._({ id: 'ai.session.unpin', message: '取消置顶' })
        : i18n._({ id: 'ai.session.pin', message: '置顶' }),
      icon: isTopup ? ('pinned-off' as const) : ('pin' as const),
      onSelect: () => actions.onTogglePin(session),
    },
    {
      id: 'rename',
      label: i18n._({ id: 'ai.session.rename', message: '重命名' }),
      icon: 'edit' as const,
      onSelect: () => actions.onStartRename(session),
    },
    ...(isTeam
      ? [
          {
            id: 'edit',
            label: i18n._({ id: 'ai.session.edit', message: '编辑' }),
            icon: 'team' as const,
            onSelect: () => actions.onEdit(session),
          },
        ]
      : []),
    'separator' as const,
    ...(isTeam
      ? [
          {
            id: 'exit',
            label: i18n._({ id: 'ai.session.exit', message: '退出话题' }),
            icon: 'logout' as const,
            tone: 'danger' as const,
            onSelect: () => actions.onExit(session),
          },
        ]
      : []),
    {
      id: 'delete',
      label: i18n._({ id: 'ai.session.delete', message: '删除' }),
      icon: 'trash' as const,
      tone: 'danger' as const,
      onSelect: () => actions.onDelete(session),
    },
  ];
  return (
    <li className={classes.item} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={classes.open}
        aria-current={isSelected || undefined}
        onClick={() => actions.onSelect(session)}
        onDoubleClick={() => actions.onStartRename(session)}
      >
        <span className={classes.name}>
          {isTopup && (
            <Icon name="pin" size={12} label={i18n._({ id: 'ai.session.pinned', message: '已置顶' })} />
          )}
          {isTeam && (
            <Icon name="team" size={14} label={i18n._({ id: 'ai.session.team', message: '团队话题' })} />
          )}
          <span className={classes.text}>{title}</span>
        </span>
        <span className={classes.time}>{relative(updated_at, now)}</span>
      </button>
      {unread > 0 && (
        <span
          className={classes.unread}
          role="img"
          aria-label={i18n._({ id: 'ai.session.unread', message: '{unread} 条新回答', values: { unread } })}
        >
          {unread}
        </span>
      )}
      <ActionMenu
        label={i18n._({ id: 'ai.session.actions', message: '会话操作' })}
        placement="bottom-end"
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            className={classes.menu}
            icon="dots"
            size="small"
            label={i18n._({ id: 'ai.session.actionsOf', message: '{title} 的操作', values: { title } })}
          />
        )}
        items={items}
      />
    </li>
  );
});
