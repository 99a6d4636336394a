import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ActionMenu, type ActionMenuItem, Icon, IconButton } from '@portal/ui';
import { NameForm } from './NameForm.tsx';
import type { WorkspaceActions, WorkspaceItem } from './types.ts';
import classes from './WorkspaceList.module.css';

type WorkspaceRowProps = WorkspaceActions & {
  item: WorkspaceItem;
  isRenaming: boolean;
  onRenaming: (isIt: boolean) => void;
};

/** One saved workspace: a press opens it, its menu has the rest. */
export function WorkspaceRow({ item, isRenaming, onRenaming, ...actions }: WorkspaceRowProps) {
  const { i18n } = useLingui();
  const { id, name } = item;
  if (isRenaming) {
    return (
      <li>
        <NameForm
          label={i18n._({ id: 'tabs.workspaces.rename.label', message: '工作区名称' })}
          submitLabel={i18n._({ id: 'tabs.workspaces.save', message: '保存' })}
          initial={name}
          onCancel={() => onRenaming(false)}
          onSubmit={async (next) => {
            const refused = await actions.onRename(id, next);
            if (refused === undefined) onRenaming(false);
            return refused;
          }}
        />
      </li>
    );
  }
  const more = i18n._({ id: 'tabs.workspaces.more', message: '“{name}”的更多操作', values: { name } });
  return (
    <li className={classes.row}>
      <button type="button" className={classes.open} title={name} onClick={() => actions.onOpen(id)}>
        <Icon name={item.isStart ? 'flag' : 'template'} size={16} />
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>{detailOf(item, i18n)}</span>
        </span>
      </button>
      <ActionMenu
        label={more}
        placement="bottom-end"
        items={actionsOf(item, actions, () => onRenaming(true), i18n)}
        trigger={(trigger) => <IconButton {...trigger} icon="dots" label={more} />}
      />
    </li>
  );
}

function detailOf({ pages, owner, audience, isOwn, isStart, elsewhere }: WorkspaceItem, i18n: I18n): string {
  return [
    elsewhere,
    i18n._({ id: 'tabs.workspaces.pages', message: '{pages} 个页面', values: { pages } }),
    owner,
    isOwn && audience === 'team' && i18n._({ id: 'tabs.workspaces.shared', message: '团队可见' }),
    isStart && i18n._({ id: 'tabs.workspaces.isStart', message: '登录后打开' }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function actionsOf(
  { id, isOwn, isStart, audience, elsewhere }: WorkspaceItem,
  actions: WorkspaceActions,
  onRename: () => void,
  i18n: I18n,
): ActionMenuItem[] {
  const start: ActionMenuItem = {
    id: 'start',
    icon: 'flag',
    checked: isStart,
    label: i18n._({ id: 'tabs.workspaces.start', message: '登录后打开' }),
    onSelect: () => actions.onStart(isStart ? null : id),
  };
  if (!isOwn) return [start];
  const isTeam = audience === 'team';
  return [
    {
      id: 'update',
      icon: 'refresh',
      // Pages of one system have no place in a workspace of another.
      disabled: elsewhere !== undefined,
      label: i18n._({ id: 'tabs.workspaces.update', message: '更新为当前页面' }),
      onSelect: () => actions.onUpdate(id),
    },
    {
      id: 'rename',
      icon: 'edit',
      label: i18n._({ id: 'tabs.workspaces.rename', message: '重命名' }),
      onSelect: onRename,
    },
    start,
    'separator',
    {
      id: 'link',
      icon: 'link',
      label: i18n._({ id: 'tabs.workspaces.link', message: '复制链接给同事' }),
      onSelect: () => actions.onCopyLink(id),
    },
    {
      id: 'team',
      icon: 'company',
      checked: isTeam,
      label: i18n._({ id: 'tabs.workspaces.toTeam', message: '团队可见' }),
      onSelect: () => actions.onShare(id, isTeam ? 'own' : 'team'),
    },
    'separator',
    {
      id: 'delete',
      icon: 'trash',
      tone: 'danger',
      label: i18n._({ id: 'tabs.workspaces.delete', message: '删除' }),
      onSelect: () => actions.onDelete(id),
    },
  ];
}
