import { useLingui } from '@lingui/react';
import type { SentNotice } from '@portal/api-client/contract/operator';
import { useGuest, usePageTitle } from '@portal/embed/react-guest';
import { ActionButton, EmptyState, useFormatters } from '@portal/ui';
import { type DataColumn, DetailPanel, PagedTable, pageSizeOf, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { inLanguage } from '../../components/three.ts';
import { NEW, usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { NoticeForm } from './NoticeForm.tsx';

/** Notices to groups of people: sent, and how many read them. */
export function NoticesPage() {
  const { i18n } = useLingui();
  const api = useApi();
  const { state, openId, open, done, setIsDirty } = usePanel();
  const title = i18n._({ id: 'operator.notices', message: '群发通知' });
  usePageTitle(title);
  const notices = useQuery(
    pageQuery(api, 'queryOperatorNoticePage', { pageNo: state.page, pageSize: pageSizeOf(state) }),
  );
  const newTitle = i18n._({ id: 'operator.notice.new', message: '发通知' });
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.notices.lead',
        message: '每个人以自己的语言收到，会出现在通知列表里。',
      })}
      actions={
        <ActionButton icon="plus" isPrimary onClick={() => open(NEW)}>
          {newTitle}
        </ActionButton>
      }
      aside={
        openId === NEW && (
          <DetailPanel title={newTitle} onClose={() => open(undefined)}>
            <NoticeForm onDone={done} onDirty={() => setIsDirty(true)} />
          </DetailPanel>
        )
      }
    >
      <PagedTable
        state={state}
        query={notices}
        label={title}
        columns={useNoticeColumns()}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            icon="mail"
            title={i18n._({ id: 'operator.notices.none', message: '还没有群发过通知' })}
            text={i18n._({ id: 'operator.notices.noneText', message: '发出的通知和已读人数会显示在这里。' })}
          />
        }
      />
    </TablePage>
  );
}

function useNoticeColumns(): DataColumn<SentNotice>[] {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const format = useFormatters();
  return [
    {
      key: 'title',
      header: i18n._({ id: 'operator.title', message: '标题' }),
      isLong: true,
      cell: ({ title }) => <span dir="auto">{inLanguage(title, locale)}</span>,
    },
    {
      key: 'text',
      header: i18n._({ id: 'operator.text', message: '内容' }),
      isLong: true,
      cell: ({ text }) => <span dir="auto">{inLanguage(text, locale)}</span>,
    },
    {
      key: 'reads',
      header: i18n._({ id: 'operator.reads', message: '已读' }),
      isNumeric: true,
      cell: ({ readCount = 0, recipientCount = 0 }) =>
        `${format.number(readCount)} / ${format.number(recipientCount)}`,
    },
    {
      key: 'sender',
      header: i18n._({ id: 'operator.notice.sender', message: '发送人' }),
      cell: ({ sender }) => sender ?? '—',
    },
    {
      key: 'sent',
      header: i18n._({ id: 'operator.notice.sentAt', message: '发送时间' }),
      cell: ({ sentAt }) => format.dateTime(sentAt),
    },
  ];
}
