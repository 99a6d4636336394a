import { useLingui } from '@lingui/react';
import { operatorAnnouncementStates } from '@portal/api-client/contract/operator';
import { usePageTitle } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { PagedTable, pageSizeOf, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { ListHead } from '../../components/ListHead.tsx';
import { QueryFilter } from '../../components/QueryFilter.tsx';
import { NEW, usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { AnnouncementPanel } from './AnnouncementPanel.tsx';
import { useAnnouncementColumns } from './useAnnouncementColumns.tsx';
import { useAnnouncementWords } from './useAnnouncementWords.ts';

/** What is announced to people, and what runs through the ticker. */
export function AnnouncementsPage() {
  const { i18n } = useLingui();
  const api = useApi();
  const { state, guarded, openId, keyword, open, done, setIsDirty } = usePanel();
  const words = useAnnouncementWords();
  const title = i18n._({ id: 'operator.announcements', message: '公告与滚动消息' });
  usePageTitle(title);
  const narrowed = operatorAnnouncementStates.find((one) => one === state.query.get('state'));
  const request = { keyword, state: narrowed, pageNo: state.page, pageSize: pageSizeOf(state) };
  const announcements = useQuery(pageQuery(api, 'queryOperatorAnnouncementPage', request));
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.announcements.lead',
        message: '三种语言撰写并预览，选择范围和时间，随时撤回。',
      })}
      actions={
        <ActionButton icon="plus" isPrimary onClick={() => open(NEW)}>
          {i18n._({ id: 'operator.announcement.new', message: '写公告' })}
        </ActionButton>
      }
      head={
        <ListHead
          state={state}
          placeholder={i18n._({ id: 'operator.announcements.search', message: '标题' })}
        >
          <QueryFilter
            state={state}
            name="state"
            label={i18n._({ id: 'operator.state', message: '状态' })}
            all={i18n._({ id: 'operator.allStates', message: '全部状态' })}
            options={operatorAnnouncementStates.map((value) => ({ value, label: words.stateOf(value) }))}
          />
        </ListHead>
      }
      aside={
        openId && (
          <AnnouncementPanel
            key={openId}
            id={openId}
            onDone={done}
            onClose={() => open(undefined)}
            onDirty={() => setIsDirty(true)}
          />
        )
      }
    >
      <PagedTable
        state={guarded}
        query={announcements}
        label={title}
        columns={useAnnouncementColumns()}
        rowId={({ id }) => id}
        onOpenRow={open}
        openRowId={openId ?? null}
        empty={
          <EmptyState
            icon="bell"
            title={i18n._({ id: 'operator.announcements.none', message: '没有公告' })}
            text={i18n._({ id: 'operator.announcements.noneText', message: '写好的公告会出现在这里。' })}
          />
        }
      />
    </TablePage>
  );
}
