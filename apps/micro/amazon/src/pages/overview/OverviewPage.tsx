import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import { useGuest, usePanePath } from '@portal/embed/react-guest';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import page from '../../components/page.module.css';
import { MARKETPLACES } from '../../marketplaces.ts';
import { periodQuery, readPeriod } from '../../period.ts';
import { salesOverviewQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { DailySales } from './DailySales.tsx';
import { Kpis } from './Kpis.tsx';
import { MarketplaceSelect } from './MarketplaceSelect.tsx';
import { Marketplaces } from './Marketplaces.tsx';
import classes from './overview.module.css';
import { PeriodPicker } from './PeriodPicker.tsx';
import { TopProducts } from './TopProducts.tsx';

/** How the company sells: totals against the period before, days, marketplaces and best sellers. */
export function OverviewPage() {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const [pathname, search] = usePanePath().split('?');
  const [now] = useState(Date.now);
  const query = new URLSearchParams(search);
  const period = readPeriod(query, now);
  const marketplace = MARKETPLACES.find((code) => code === query.get('site'));
  const overview = useQuery(salesOverviewQuery(useApi(), { ...period, marketplace }, locale));
  const change = (part: Record<string, string>) => {
    const next = { ...(marketplace && { site: marketplace }), ...periodQuery(query), ...part };
    const filled = Object.entries(next).filter(([, value]) => value);
    history.navigate(`${pathname}?${new URLSearchParams(filled)}`);
  };
  const { data, error } = overview;
  const isForbidden = isApiError(error) && (error.status === 403 || error.code === '403');

  return (
    <main className={page.page}>
      <div className={classes.content}>
        <header className={classes.head}>
          <h1 className={classes.title}>{i18n._({ id: 'amazon.overview', message: '销售概览' })}</h1>
          <div className={classes.filters}>
            <MarketplaceSelect value={marketplace ?? ''} onChange={(site) => change({ site })} />
            <PeriodPicker
              period={period}
              days={query.get('days')}
              onChange={(next) => change({ days: '', from: '', to: '', ...next })}
            />
          </div>
        </header>
        {overview.isPending && <LoadingState rows={8} />}
        {isForbidden && (
          <EmptyState
            icon="lock"
            title={i18n._({ id: 'amazon.forbidden', message: '您没有查看销售数据的权限' })}
            text={i18n._({ id: 'amazon.forbiddenText', message: '请联系公司的管理员开通。' })}
          />
        )}
        {!data && error && !isForbidden && (
          <ErrorState onRetry={() => overview.refetch()} isRetrying={overview.isFetching} />
        )}
        {data && data.totals.orders === 0 && (
          <EmptyState
            icon="chart"
            title={i18n._({ id: 'amazon.empty', message: '这段时间没有订单' })}
            text={i18n._({ id: 'amazon.emptyText', message: '请选择更长的时间范围。' })}
          />
        )}
        {data && data.totals.orders > 0 && (
          <div className={classes.sections} aria-busy={overview.isPlaceholderData}>
            <Kpis overview={data} />
            <DailySales daily={data.daily} currency={data.currency} />
            <div className={classes.pair}>
              <Marketplaces rows={data.byMarketplace} currency={data.currency} />
              <TopProducts rows={data.topProducts} currency={data.currency} />
            </div>
          </div>
        )}
      </div>
    </main>
  );
}
