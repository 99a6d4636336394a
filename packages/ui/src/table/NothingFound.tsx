import { useLingui } from '@lingui/react';
import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { EmptyState } from '../components/States/EmptyState.tsx';

/** Stands for a list without rows: what to do, and the way back to all where it was narrowed. */
export function NothingFound({ onReset }: { onReset: (() => void) | undefined }) {
  const { i18n } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={i18n._({ id: 'ui.table.empty', message: '没有符合条件的内容' })}
      text={
        onReset
          ? i18n._({ id: 'ui.table.emptyFiltered', message: '请放宽筛选条件，或清除筛选。' })
          : i18n._({ id: 'ui.table.emptyWhole', message: '这里暂时没有需要处理的内容。' })
      }
      action={
        onReset && (
          <ActionButton onClick={onReset}>
            {i18n._({ id: 'ui.table.reset', message: '清除筛选' })}
          </ActionButton>
        )
      }
    />
  );
}
