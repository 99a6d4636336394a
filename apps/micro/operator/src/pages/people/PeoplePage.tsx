import { useLingui } from '@lingui/react';
import { EmptyState } from '@portal/ui';
import { FilterSelect, PagedTable, pageSizeOf, SearchField, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import list from '../../components/list.module.css';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { usePanel } from '../../components/usePanel.ts';
import { choicesQuery, pageQuery } from '../../queries.ts';
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
  const companyId = state.query.get('company')?.slice(0, 200) || undefined;
  const request = { keyword, companyId, pageNo: state.page, pageSize: pageSizeOf(state) };
  const people = useQuery(pageQuery(api, 'queryOperatorPeoplePage', request));
  const choices = useQuery(choicesQuery(api));
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.people.lead',
        message: '查找账号，查看并结束登录，停用或启用，帮助设置密码。',
      })}
      head={
        <div className={list.head}>
          <SearchField
            value={keyword ?? ''}
            placeholder={i18n._({ id: 'operator.people.search', message: '姓名、账号、手机号或邮箱' })}
            onSearch={(q) => state.change({ q })}
          />
          <FilterSelect
            label={i18n._({ id: 'operator.company', message: '企业' })}
            all={i18n._({ id: 'operator.allCompanies', message: '全部企业' })}
            value={companyId ?? ''}
            options={(choices.data?.companies ?? []).map((one) => ({
              value: one.companyId,
              label: one.name ?? one.companyId,
            }))}
            onChange={(value) => state.change({ company: value || undefined })}
          />
        </div>
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
