import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { EmptyState, useFormatters } from '@portal/ui';
import { CellValue, PagedTable, pageSizeOf } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import type { usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';

/** Who accepted which version, the last first; each leads to the person. */
export function AcceptanceList({
  panel: { state, guarded, keyword },
}: {
  panel: ReturnType<typeof usePanel>;
}) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const format = useFormatters();
  const api = useApi();
  const request = { keyword, pageNo: state.page, pageSize: pageSizeOf(state) };
  return (
    <PagedTable
      state={guarded}
      query={useQuery(pageQuery(api, 'queryOperatorAcceptancePage', request))}
      label={i18n._({ id: 'operator.agreements.accepted', message: '同意记录' })}
      columns={[
        {
          key: 'person',
          header: i18n._({ id: 'operator.person', message: '人员' }),
          isLong: true,
          cell: ({ name, userName }) => <CellValue value={name || userName} type="text" />,
        },
        {
          key: 'account',
          header: i18n._({ id: 'operator.person.account', message: '登录账号' }),
          cell: ({ userName }) => userName,
        },
        {
          key: 'agreement',
          header: i18n._({ id: 'operator.agreements.id', message: '代号' }),
          cell: ({ agreementId }) => agreementId,
        },
        {
          key: 'version',
          header: i18n._({ id: 'operator.agreements.version', message: '版本' }),
          cell: ({ version }) => version,
        },
        {
          key: 'at',
          header: i18n._({ id: 'operator.agreements.acceptedAt', message: '同意时间' }),
          cell: ({ acceptedAt }) => format.dateTime(acceptedAt),
        },
      ]}
      rowId={({ userId, agreementId, version }) => `${userId} ${agreementId} ${version}`}
      onOpenRow={(id) => history.navigate(`/people?id=${encodeURIComponent(id.split(' ')[0] ?? '')}`)}
      empty={
        <EmptyState
          icon="file"
          title={i18n._({ id: 'operator.agreements.noAcceptance', message: '还没有人同意' })}
          text={i18n._({
            id: 'operator.agreements.noAcceptanceText',
            message: '用户注册或同意后会出现在这里。',
          })}
        />
      }
    />
  );
}
