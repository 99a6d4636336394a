import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { DetailPanel, neighbours, RowFacts, TypedList } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { reportQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { useList } from '../../useList.ts';
import { AdSummary } from './AdSummary.tsx';

/** What ads cost and bring in: the last thirty days of all shops at a glance, every campaign below. */
export function AdsPage() {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const { open, ...shown } = useList('ads');
  const { data } = shown.list;
  const [view, site] = (shown.state.query.get('view') ?? 'all').split('.');
  const marketplace = shown.filters.marketplace ?? site?.toUpperCase();
  const days = useQuery(reportQuery(useApi(), { report: 'ad-days', days: 30, marketplace }, locale));
  return (
    <TypedList
      {...shown}
      searchHint={i18n._({ id: 'amazon.ads.search', message: '广告活动名称' })}
      dayLabel={i18n._({ id: 'amazon.daily.day', message: '日期' })}
      above={view === 'all' && !shown.filters.shop && <AdSummary query={days} />}
      onOpen={open}
      renderDetail={({ row, position }) =>
        row && (
          <DetailPanel
            title={String(row.campaign)}
            {...neighbours(data?.dataList ?? [], position, open)}
            onClose={() => open(undefined)}
          >
            <RowFacts columns={data?.columns ?? []} statuses={data?.statuses ?? []} row={row} />
          </DetailPanel>
        )
      }
    />
  );
}
