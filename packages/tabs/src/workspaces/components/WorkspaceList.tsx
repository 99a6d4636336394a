import { Trans, useLingui } from '@lingui/react';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import { useState } from 'react';
import { NameForm } from './NameForm.tsx';
import type { WorkspaceActions, WorkspaceItem } from './types.ts';
import classes from './WorkspaceList.module.css';
import { WorkspaceRow } from './WorkspaceRow.tsx';

/** Props of `WorkspaceList`. */
export type WorkspaceListProps = WorkspaceActions & {
  /** Undefined while they load. */
  items: readonly WorkspaceItem[] | undefined;
  /** They could not be loaded. @default false */
  failed?: boolean;
  onReload: () => void;
};

/** A person's saved workspaces and those of the company: saves what is open, and opens, renames, shares and removes them. */
export function WorkspaceList({ items, failed = false, onReload, ...actions }: WorkspaceListProps) {
  const { i18n } = useLingui();
  const [renaming, setRenaming] = useState<string>();
  const own = items?.filter(({ isOwn }) => isOwn) ?? [];
  const team = items?.filter(({ isOwn }) => !isOwn) ?? [];
  const group = (title: string, found: readonly WorkspaceItem[]) =>
    found.length > 0 && (
      <section aria-label={title}>
        <h3 className={classes.title}>{title}</h3>
        <ul className={classes.list}>
          {found.map((item) => (
            <WorkspaceRow
              key={item.id}
              item={item}
              isRenaming={renaming === item.id}
              onRenaming={(isIt) => setRenaming(isIt ? item.id : undefined)}
              {...actions}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <div className={classes.panel}>
      <NameForm
        label={i18n._({ id: 'tabs.workspaces.name', message: '为当前打开的页面命名' })}
        submitLabel={i18n._({ id: 'tabs.workspaces.save', message: '保存' })}
        onSubmit={actions.onSave}
      />
      <div className={classes.scroll}>
        {group(i18n._({ id: 'tabs.workspaces.own', message: '我的工作区' }), own)}
        {group(i18n._({ id: 'tabs.workspaces.team', message: '团队工作区' }), team)}
        {failed && !items && <ErrorState onRetry={onReload} />}
        {!failed && !items && <LoadingState rows={3} />}
        {items?.length === 0 && (
          <EmptyState
            title={<Trans id="tabs.workspaces.none" message="还没有保存的工作区" />}
            text={
              <Trans
                id="tabs.workspaces.none.text"
                message="保存后可以随时回到现在打开的这些页面，也可以分享给同事。"
              />
            }
          />
        )}
      </div>
    </div>
  );
}
