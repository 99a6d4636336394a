import { useLingui } from '@lingui/react';
import {
  FilterBar,
  FilterSelect,
  type ListQuery,
  MarketplaceFilter,
  readFilters,
  SearchField,
  SegmentTabs,
} from '@portal/ui/table';
import type { ThreadsAnswer } from './queries.ts';
import { INBOX_STATES, stateName } from './threadWords.ts';

export type InboxFiltersProps = {
  /** The state that is shown. */
  shown: string;
  query: URLSearchParams;
  answer: ThreadsAnswer | undefined;
  onChange: ListQuery['change'];
};

/** Narrows the inbox by state, shop, marketplace and what was written. */
export function InboxFilters({ shown, query, answer, onChange }: InboxFiltersProps) {
  const { i18n } = useLingui();
  const { keyword, marketplace } = readFilters(query);
  const shop = query.get('shop') ?? '';
  const isFiltered = Boolean(keyword || marketplace || shop);
  const counts = new Map(answer?.counts.map(({ state, count }) => [state, count]));
  const countOf = (state: string) => {
    if (!answer) return undefined;
    if (state === 'open') return (counts.get('waiting') ?? 0) + (counts.get('overdue') ?? 0);
    if (state === 'all') return [...counts.values()].reduce((sum, count) => sum + count, 0);
    return counts.get(state) ?? 0;
  };
  return (
    <>
      <SegmentTabs
        label={i18n._({ id: 'scm.inbox.state', message: '状态' })}
        value={shown}
        options={INBOX_STATES.map((state) => ({
          value: state,
          label: stateName(state, i18n),
          count: countOf(state),
        }))}
        onChange={(state) => onChange({ state })}
      />
      <FilterBar {...(isFiltered && { onReset: () => onChange({ q: '', site: '', shop: '' }) })}>
        <SearchField
          value={keyword ?? ''}
          placeholder={i18n._({ id: 'scm.inbox.search', message: '买家、订单号或消息内容' })}
          onSearch={(q) => onChange({ q })}
        />
        <FilterSelect
          label={i18n._({ id: 'scm.order.shop', message: '店铺' })}
          all={i18n._({ id: 'scm.inbox.shops', message: '全部店铺' })}
          value={shop}
          options={(answer?.shops ?? []).map(({ shopId, shopName }) => ({ value: shopId, label: shopName }))}
          onChange={(shopId) => onChange({ shop: shopId })}
        />
        <MarketplaceFilter value={marketplace ?? ''} onChange={(site) => onChange({ site })} />
      </FilterBar>
    </>
  );
}
