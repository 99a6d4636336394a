import { useLingui } from '@lingui/react';
import { useAuditWords } from '@portal/account/audit';
import { auditKinds } from '@portal/api-client/contract';
import { usePageTitle } from '@portal/embed/react-guest';
import { EmptyState, useFormatters } from '@portal/ui';
import { DetailPanel, PagedTable, pageSizeOf, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { CompanyFilter, companyOf } from '../../components/CompanyFilter.tsx';
import form from '../../components/form.module.css';
import { ListHead } from '../../components/ListHead.tsx';
import { QueryFilter } from '../../components/QueryFilter.tsx';
import { usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { AuditDownload } from './AuditDownload.tsx';
import { useOperatorAuditColumns } from './useOperatorAuditColumns.tsx';

/** Who did what in the whole portal; filtered, looked into, taken as a file. */
export function AuditPage() {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const { state, openId, keyword, open } = usePanel();
  const { kindWord, actionWord } = useAuditWords();
  const title = i18n._({ id: 'operator.audit', message: '审计日志' });
  usePageTitle(title);
  const kind = auditKinds.find((one) => one === state.query.get('kind'));
  const companyId = companyOf(state);
  const selection = { keyword, kind, companyId };
  const request = { ...selection, pageNo: state.page, pageSize: pageSizeOf(state) };
  const entries = useQuery(pageQuery(api, 'queryOperatorAuditPage', request));
  const entry = entries.data?.dataList.find(({ id }) => String(id) === openId);
  return (
    <TablePage
      title={title}
      lead={i18n._({ id: 'operator.audit.lead', message: '登录、权限、购买、导出和运营操作，只增不改。' })}
      actions={<AuditDownload selection={selection} />}
      head={
        <ListHead
          state={state}
          placeholder={i18n._({ id: 'operator.audit.search', message: '操作人、操作或对象' })}
        >
          <QueryFilter
            state={state}
            name="kind"
            label={i18n._({ id: 'operator.kind', message: '类型' })}
            all={i18n._({ id: 'operator.audit.allKinds', message: '全部类型' })}
            options={auditKinds.map((value) => ({ value, label: kindWord(value) }))}
          />
          <CompanyFilter state={state} />
        </ListHead>
      }
      aside={
        entry && (
          <DetailPanel
            title={actionWord(entry.kind ?? '', entry.action ?? '')}
            onClose={() => open(undefined)}
          >
            <div className={form.panel}>
              <dl className={form.facts}>
                <dt>{i18n._({ id: 'operator.work.created', message: '时间' })}</dt>
                <dd>{format.dateTime(entry.time)}</dd>
                <dt>{i18n._({ id: 'operator.audit.actor', message: '操作人' })}</dt>
                <dd>{entry.actor || '—'}</dd>
                <dt>{i18n._({ id: 'operator.audit.target', message: '对象' })}</dt>
                <dd>{entry.target || '—'}</dd>
                <dt>{i18n._({ id: 'operator.company', message: '企业' })}</dt>
                <dd>{entry.companyName ?? '—'}</dd>
                <dt>{i18n._({ id: 'operator.audit.address', message: 'IP 地址' })}</dt>
                <dd>{entry.address || '—'}</dd>
              </dl>
              <Change label={i18n._({ id: 'operator.audit.before', message: '之前' })} value={entry.before} />
              <Change label={i18n._({ id: 'operator.audit.after', message: '之后' })} value={entry.after} />
            </div>
          </DetailPanel>
        )
      }
    >
      <PagedTable
        state={state}
        query={entries}
        label={title}
        columns={useOperatorAuditColumns()}
        rowId={({ id }) => String(id)}
        onOpenRow={open}
        openRowId={openId ?? null}
        empty={
          <EmptyState
            icon="search"
            title={i18n._({ id: 'operator.audit.none', message: '没有记录' })}
            text={i18n._({ id: 'operator.tryOther', message: '请换个关键词或状态。' })}
          />
        }
      />
    </TablePage>
  );
}

function Change({ label, value }: { label: string; value: unknown }) {
  if (value === null || value === undefined) return null;
  return (
    <section aria-label={label}>
      <h3 className={form.heading}>{label}</h3>
      <pre className={form.scroll}>{JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}
