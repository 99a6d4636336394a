import { useLingui } from '@lingui/react';
import { accountServicesContract, type MarketApp } from '@portal/api-client/contract';
import { useGuest, useGuestApi } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { QueryStates, SearchField, SegmentTabs } from '@portal/ui/table';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PurchasePage } from '../purchase/PurchasePage.tsx';
import { useChoice } from '../purchase/useChoice.ts';
import { MarketCard } from './MarketCard.tsx';
import classes from './MarketPage.module.css';
import { categoriesOf, matchingApps } from './marketApps.ts';

const { queryThirdAppSimple } = accountServicesContract;
const calls = { queryThirdAppSimple };
const ALL = '';

function marketQuery(
  api: { queryThirdAppSimple: (request: object) => Promise<MarketApp[]> },
  locale: string,
) {
  return queryOptions({ queryKey: ['market-apps', locale], queryFn: () => api.queryThirdAppSimple({}) });
}

/** The marketplace: apps by what they are for, whether the company has them, and how to get them. */
export function MarketPage() {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useGuestApi(calls);
  const apps = useQuery(marketQuery(api, locale));
  const [query, change] = useChoice();
  const category = query.get('category') ?? ALL;
  const keyword = query.get('keyword') ?? '';
  const title = i18n._({ id: 'sso.market.title', message: '应用市场' });
  const names: Readonly<Record<string, string>> = {
    logistics: i18n._({ id: 'sso.market.logistics', message: '物流' }),
    listing: i18n._({ id: 'sso.market.listing', message: '刊登' }),
    finance: i18n._({ id: 'sso.market.finance', message: '财务' }),
    service: i18n._({ id: 'sso.market.service', message: '服务' }),
    ads: i18n._({ id: 'sso.market.ads', message: '广告' }),
  };
  return (
    <PurchasePage
      title={title}
      lead={i18n._({ id: 'sso.market.lead', message: '按需开通的小工具，到期前可随时续费。' })}
    >
      <QueryStates query={apps}>
        {(all) => {
          const shown = matchingApps(all, { category, keyword });
          return (
            <>
              <div className={classes.filters}>
                <SearchField
                  placeholder={i18n._({ id: 'sso.market.search', message: '搜索应用' })}
                  value={keyword}
                  onSearch={(value) => change({ keyword: value || undefined })}
                />
                <SegmentTabs
                  label={i18n._({ id: 'sso.market.category', message: '分类' })}
                  value={category}
                  onChange={(value) => change({ category: value || undefined })}
                  options={[
                    {
                      value: ALL,
                      label: i18n._({ id: 'sso.market.all', message: '全部' }),
                      count: all.length,
                    },
                    ...categoriesOf(all).map(({ name, count }) => ({
                      value: name,
                      label: names[name] ?? name,
                      count,
                    })),
                  ]}
                />
              </div>
              {shown.length > 0 ? (
                <ul className={classes.apps} aria-label={title}>
                  {shown.map((app) => (
                    <MarketCard key={app.appId} app={app} category={names[app.category ?? '']} />
                  ))}
                </ul>
              ) : (
                <EmptyState
                  icon="search"
                  title={i18n._({ id: 'sso.market.none', message: '没有找到应用' })}
                  text={i18n._({ id: 'sso.market.noneText', message: '请换个关键词或分类。' })}
                  action={
                    <ActionButton onClick={() => change({ keyword: undefined, category: undefined })}>
                      {i18n._({ id: 'sso.market.clear', message: '查看全部应用' })}
                    </ActionButton>
                  }
                />
              )}
            </>
          );
        }}
      </QueryStates>
    </PurchasePage>
  );
}
