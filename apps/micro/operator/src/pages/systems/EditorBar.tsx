import { useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './MenuTree.module.css';
import type { MenuDraft } from './useMenuDraft.ts';

export type EditorBarProps = {
  draft: MenuDraft;
  chooser: ReactNode;
  isSaving: boolean;
  onAdd: (isGroup: boolean) => void;
  onHistory: () => void;
  onTry: () => void;
  onSave: () => void;
};

/** What can be done with a system's menus as a whole. */
export function EditorBar({ draft, chooser, isSaving, onAdd, onHistory, onTry, onSave }: EditorBarProps) {
  const { i18n } = useLingui();
  return (
    <div className={classes.bar}>
      {chooser}
      <ActionButton icon="plus" onClick={() => onAdd(false)}>
        {i18n._({ id: 'operator.menu.add', message: '添加菜单' })}
      </ActionButton>
      <ActionButton onClick={() => onAdd(true)}>
        {i18n._({ id: 'operator.menu.addGroup', message: '添加分组' })}
      </ActionButton>
      <ActionButton icon="history" onClick={onHistory}>
        {i18n._({ id: 'operator.history', message: '修改历史' })}
      </ActionButton>
      <ActionButton icon="user" onClick={onTry}>
        {i18n._({ id: 'operator.try', message: '以某人身份查看' })}
      </ActionButton>
      <span className={classes.grow} />
      <ActionButton disabled={!draft.canUndo} onClick={draft.undo}>
        {i18n._({ id: 'operator.undo', message: '撤销' })}
      </ActionButton>
      <ActionButton disabled={!draft.canRedo} onClick={draft.redo}>
        {i18n._({ id: 'operator.redo', message: '重做' })}
      </ActionButton>
      <ActionButton isPrimary disabled={draft.count === 0 || isSaving} aria-busy={isSaving} onClick={onSave}>
        {i18n._({
          id: 'operator.saveCount',
          message: '{count, plural, =0 {保存} other {保存（#）}}',
          values: { count: draft.count },
        })}
      </ActionButton>
    </div>
  );
}
