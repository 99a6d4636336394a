import { useLingui } from '@lingui/react';
import { usePageTitle } from '@portal/embed/react-guest';
import { EmptyState } from '@portal/ui';
import { PagedTable, pageSizeOf, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { CompanyFilter, companyOf } from '../../components/CompanyFilter.tsx';
import { ListHead } from '../../components/ListHead.tsx';
import { usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { usePeopleColumns } from './usePeopleColumns.tsx';

/** Everybody who can sign in, of whichever company. */
export function PeoplePage() {
  const { i18n } = useLingui();
  const api = useApi();
  const { state, openId, keyword, open } = usePanel();
  const title = i18n._({ id: 'operator.people', message: '人员' });
  usePageTitle(title);
  const companyId = companyOf(state);
  const request = { keyword, companyId, pageNo: state.page, pageSize: pageSizeOf(state) };
  const people = useQuery(pageQuery(api, 'queryOperatorPeoplePage', request));
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.people.lead',
        message: '查找账号，查看并结束登录，停用或启用，帮助设置密码。',
      })}
      head={
        <ListHead
          state={state}
          placeholder={i18n._({ id: 'operator.people.search', message: '姓名、账号、手机号或邮箱' })}
        >
          <CompanyFilter state={state} />
        </ListHead>
      }
      aside={openId && <PersonPanel key={openId} userId={openId} onClose={() => open(undefined)} />}
    >
      <PagedTable
        state={state}
        query={people}
        label={title}
        columns={usePeopleColumns()}
        rowId={({ userId }) => userId}
        onOpenRow={open}
        openRowId={openId ?? null}
        empty={
          <EmptyState
            icon="user"
            title={i18n._({ id: 'operator.people.none', message: '没有找到人员' })}
            text={i18n._({ id: 'operator.tryOther', message: '请换个关键词或状态。' })}
          />
        }
      />
    </TablePage>
  );
}
