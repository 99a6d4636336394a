import { useLingui } from '@lingui/react';
import { operatorCompanyStates } from '@portal/api-client/contract/operator';
import { usePageTitle } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { PagedTable, pageSizeOf, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { ListHead } from '../../components/ListHead.tsx';
import { QueryFilter } from '../../components/QueryFilter.tsx';
import { NEW, usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { CompanyPanel } from './CompanyPanel.tsx';
import { OpenCompanyPanel } from './OpenCompanyPanel.tsx';
import { useCompanyColumns } from './useCompanyColumns.tsx';

/** All companies of the portal: opened, extended, closed. */
export function CompaniesPage() {
  const { i18n } = useLingui();
  const api = useApi();
  const { state, guarded, openId, keyword, open, done, setIsDirty } = usePanel();
  const title = i18n._({ id: 'operator.companies', message: '企业' });
  usePageTitle(title);
  const narrowed = operatorCompanyStates.find((one) => one === state.query.get('state'));
  const request = { keyword, state: narrowed, pageNo: state.page, pageSize: pageSizeOf(state) };
  const companies = useQuery(pageQuery(api, 'queryOperatorCompanyPage', request));
  const states = {
    open: i18n._({ id: 'operator.company.open', message: '开放' }),
    locked: i18n._({ id: 'operator.company.locked', message: '已锁定' }),
    ending: i18n._({ id: 'operator.company.ending', message: '30 天内有服务到期' }),
    ended: i18n._({ id: 'operator.company.ended', message: '有服务已到期' }),
  };
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.companies.lead',
        message: '开通企业，管理服务、期限和配额，必要时锁定。',
      })}
      actions={
        <ActionButton icon="plus" isPrimary onClick={() => open(NEW)}>
          {i18n._({ id: 'operator.company.new', message: '开通企业' })}
        </ActionButton>
      }
      head={
        <ListHead
          state={state}
          placeholder={i18n._({ id: 'operator.companies.search', message: '名称或代码' })}
        >
          <QueryFilter
            state={state}
            name="state"
            label={i18n._({ id: 'operator.state', message: '状态' })}
            all={i18n._({ id: 'operator.allStates', message: '全部状态' })}
            options={operatorCompanyStates.map((value) => ({ value, label: states[value] }))}
          />
        </ListHead>
      }
      aside={
        openId === NEW ? (
          <OpenCompanyPanel onDone={done} onClose={() => open(undefined)} onDirty={() => setIsDirty(true)} />
        ) : (
          openId && (
            <CompanyPanel
              key={openId}
              companyId={openId}
              onClose={() => open(undefined)}
              onDirty={setIsDirty}
            />
          )
        )
      }
    >
      <PagedTable
        state={guarded}
        query={companies}
        label={title}
        columns={useCompanyColumns()}
        rowId={({ companyId }) => companyId}
        onOpenRow={open}
        openRowId={openId ?? null}
        empty={
          <EmptyState
            icon="search"
            title={i18n._({ id: 'operator.companies.none', message: '没有找到企业' })}
            text={i18n._({ id: 'operator.tryOther', message: '请换个关键词或状态。' })}
          />
        }
      />
    </TablePage>
  );
}
