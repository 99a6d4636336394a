import { useLingui } from '@lingui/react';
import { useGuest, usePanePath, useScope } from '@portal/embed/react-guest';
import { EmptyState } from '@portal/ui';
import {
  filtersOfScope,
  MarketplaceFilter,
  QueryStates,
  readFilters,
  ShopFilter,
  scopeOfFilters,
} from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { periodQuery, readPeriod } from '../../period.ts';
import { type SalesOverview, salesOverviewQuery, shopNamesQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { DailySales } from './DailySales.tsx';
import { Kpis } from './Kpis.tsx';
import { Marketplaces } from './Marketplaces.tsx';
import classes from './overview.module.css';
import { PeriodPicker } from './PeriodPicker.tsx';
import { TopProducts } from './TopProducts.tsx';
import { Today } from './today/Today.tsx';

/** What the overview can be narrowed by. */
const KNOWS = { hasShop: true, hasMarketplace: true, hasDays: true };

/** How the company sells: totals against the period before, days, marketplaces and best sellers. */
export function OverviewPage() {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const [pathname, search] = usePanePath().split('?');
  const query = new URLSearchParams(search);
  const period = readPeriod(query);
  const { marketplace, shop } = readFilters(query);
  const api = useApi();
  const overview = useQuery(salesOverviewQuery(api, { ...period, marketplace, shop }, locale));
  const shops = useQuery(shopNamesQuery(api, 'sales')).data?.shops;
  const change = (part: Record<string, string | undefined>, options?: { replace: boolean }) => {
    const next = { site: marketplace, shop, ...periodQuery(query), ...part };
    const filled = Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : []));
    history.navigate(`${pathname}?${new URLSearchParams(filled)}`, options);
  };
  useScope(scopeOfFilters({ marketplace, shop, ...('from' in period && period) }, KNOWS), (scope) =>
    change({ ...(scope.period && { days: 'custom' }), ...filtersOfScope(scope) }, { replace: true }),
  );

  return (
    <div className={classes.page}>
      <div className={classes.content}>
        <div className={classes.head}>
          <h1 className={classes.title}>{i18n._({ id: 'amazon.overview', message: '销售概览' })}</h1>
          <div className={classes.filters}>
            <MarketplaceFilter value={marketplace ?? ''} onChange={(site) => change({ site })} />
            {shops && (
              <ShopFilter shops={shops} value={shop ?? ''} onChange={(name) => change({ shop: name })} />
            )}
            <PeriodPicker
              shown={'from' in period ? period : overview.data}
              timeZone={overview.data?.timeZone}
              days={query.get('days')}
              onChange={(next) => change({ days: '', from: '', to: '', ...next })}
            />
          </div>
        </div>
        <Today />
        <QueryStates query={overview}>
          {(data) => (
            <Overview data={data} isStale={overview.isPlaceholderData} readAt={overview.dataUpdatedAt} />
          )}
        </QueryStates>
      </div>
    </div>
  );
}

type OverviewProps = { data: SalesOverview; isStale: boolean; readAt: number };

function Overview({ data, isStale, readAt }: OverviewProps) {
  const { i18n } = useLingui();
  if (data.totals.orders === 0)
    return (
      <EmptyState
        icon="chart"
        title={i18n._({ id: 'amazon.empty', message: '这段时间没有订单' })}
        text={i18n._({ id: 'amazon.emptyText', message: '请选择更长的时间范围。' })}
      />
    );
  return (
    <div className={classes.sections} aria-busy={isStale}>
      <Kpis overview={data} />
      <DailySales overview={data} readAt={readAt} />
      <div className={classes.pair}>
        <Marketplaces rows={data.byMarketplace} currency={data.currency} />
        <TopProducts rows={data.topProducts} currency={data.currency} />
      </div>
    </div>
  );
}
