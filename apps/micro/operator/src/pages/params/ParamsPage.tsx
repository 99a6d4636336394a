import { useLingui } from '@lingui/react';
import { usePageTitle } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { CellValue, PagedTable, pageSizeOf, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { CompanyFilter, companyOf } from '../../components/CompanyFilter.tsx';
import { ListHead } from '../../components/ListHead.tsx';
import { NEW, usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { ParamPanel } from './ParamPanel.tsx';
import { paramId } from './paramId.ts';

/** The parameters of a company, or those that every new company starts with. */
export function ParamsPage() {
  const { i18n } = useLingui();
  const api = useApi();
  const { state, guarded, openId, keyword, open, done, setIsDirty } = usePanel();
  const title = i18n._({ id: 'operator.params', message: '参数' });
  usePageTitle(title);
  const companyId = companyOf(state);
  const request = { companyId, keyword, pageNo: state.page, pageSize: pageSizeOf(state) };
  const params = useQuery(pageQuery(api, 'queryOperatorParamPage', request));
  const param = params.data?.dataList.find((one) => paramId(one) === openId);
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.params.lead',
        message: '新企业开通时得到这里的参数；选择企业可以查看和修改它自己的参数。',
      })}
      actions={
        <ActionButton icon="plus" isPrimary onClick={() => open(NEW)}>
          {i18n._({ id: 'operator.param.new', message: '添加参数' })}
        </ActionButton>
      }
      head={
        <ListHead
          state={guarded}
          placeholder={i18n._({ id: 'operator.params.search', message: '分组、名称或值' })}
        >
          <CompanyFilter
            state={guarded}
            all={i18n._({ id: 'operator.params.newCompanies', message: '新企业' })}
          />
        </ListHead>
      }
      aside={
        (openId === NEW || param) && (
          <ParamPanel
            key={`${companyId} ${openId}`}
            companyId={companyId}
            param={param}
            onDone={() => done()}
            onClose={() => open(undefined)}
            onDirty={() => setIsDirty(true)}
          />
        )
      }
    >
      <PagedTable
        state={guarded}
        query={params}
        label={title}
        columns={[
          {
            key: 'group',
            header: i18n._({ id: 'operator.param.group', message: '分组' }),
            cell: ({ group }) => group,
          },
          {
            key: 'name',
            header: i18n._({ id: 'operator.param.name', message: '名称' }),
            cell: ({ name }) => name,
          },
          {
            key: 'value',
            header: i18n._({ id: 'operator.param.value', message: '值' }),
            isLong: true,
            cell: ({ value }) => <CellValue value={value} type="text" />,
          },
        ]}
        rowId={paramId}
        onOpenRow={open}
        openRowId={openId ?? null}
        empty={
          <EmptyState
            icon="list"
            title={i18n._({ id: 'operator.params.none', message: '没有参数' })}
            text={i18n._({ id: 'operator.params.noneText', message: '添加的参数会出现在这里。' })}
          />
        }
      />
    </TablePage>
  );
}
