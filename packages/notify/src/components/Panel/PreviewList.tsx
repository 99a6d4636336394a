import { useLingui } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import type { ShownCategory } from '../../core/categories.ts';
import type { Notice } from '../../core/types.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import { NoticeList } from './NoticeList.tsx';

/** Props of `List`. */
export type ListProps = {
  categories: readonly ShownCategory[];
  onOpen: (notice: Notice) => void;
};

/** The latest four unread messages. */
export function PreviewList({ categories, onOpen }: ListProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { status, latest } = useMachine(notify.inbox);
  if (status === 'loading') return <LoadingState />;
  if (status === 'failed') return <ErrorState onRetry={notify.inbox.refresh} />;
  if (latest.length === 0) {
    return (
      <EmptyState
        icon="bell"
        title={i18n._({ id: 'notify.empty.unread', message: '没有未读通知' })}
        text={i18n._({ id: 'notify.empty.unread.text', message: '新消息会出现在这里' })}
      />
    );
  }
  return <NoticeList notices={latest} categories={categories} onOpen={onOpen} />;
}
