import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { EmptyState, useFormatters } from '@portal/ui';
import { PagedTable, pageSizeOf, StatusBadge } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { inLanguage } from '../../components/three.ts';
import type { usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';

type Version = { id: string; version: string };

/** The version that a row's id names. */
export function versionOf(rowId: string): Version {
  const [id = '', version = ''] = rowId.split(' ');
  return { id, version };
}

/** All versions, those that stand first. */
export function VersionList({ panel }: { panel: ReturnType<typeof usePanel> }) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const format = useFormatters();
  const api = useApi();
  const { guarded, state, openId, keyword, open } = panel;
  const request = { keyword, pageNo: state.page, pageSize: pageSizeOf(state) };
  return (
    <PagedTable
      state={guarded}
      query={useQuery(pageQuery(api, 'queryOperatorAgreementPage', request))}
      label={i18n._({ id: 'operator.agreements.versions', message: '版本' })}
      columns={[
        {
          key: 'name',
          header: i18n._({ id: 'operator.agreements.name', message: '名称' }),
          isLong: true,
          cell: ({ name }) => <span dir="auto">{inLanguage(name, locale)}</span>,
        },
        {
          key: 'version',
          header: i18n._({ id: 'operator.agreements.version', message: '版本' }),
          cell: ({ version }) => version,
        },
        {
          key: 'state',
          header: i18n._({ id: 'operator.state', message: '状态' }),
          cell: ({ isCurrent = false }) => (
            <StatusBadge tone={isCurrent ? 'success' : 'neutral'}>
              {isCurrent
                ? i18n._({ id: 'operator.agreements.current', message: '当前' })
                : i18n._({ id: 'operator.agreements.former', message: '历史' })}
            </StatusBadge>
          ),
        },
        {
          key: 'accepted',
          header: i18n._({ id: 'operator.agreements.count', message: '同意人数' }),
          isNumeric: true,
          cell: ({ acceptedCount }) => format.number(acceptedCount ?? 0),
        },
        {
          key: 'published',
          header: i18n._({ id: 'operator.agreements.published', message: '发布时间' }),
          cell: ({ publishedAt }) => format.dateTime(publishedAt),
        },
      ]}
      rowId={({ id, version }) => `${id} ${version}`}
      onOpenRow={open}
      openRowId={openId ?? null}
      empty={
        <EmptyState
          icon="file"
          title={i18n._({ id: 'operator.agreements.none', message: '没有协议' })}
          text={i18n._({
            id: 'operator.agreements.noneText',
            message: '没有协议时，注册和登录页不显示任何协议。',
          })}
        />
      }
    />
  );
}
