import { useLingui } from '@lingui/react';
import { MarketplaceSelect } from '../../components/MarketplaceSelect.tsx';
import page from '../../components/page.module.css';
import { SearchBox } from '../../components/SearchBox.tsx';
import type { PathQuery } from '../../usePathQuery.ts';
import type { OrderFilters } from './orderFilters.ts';

export type OrderToolbarProps = {
  filters: OrderFilters;
  onChange: PathQuery['change'];
  /** Missing when nothing is filtered. */
  onReset?: () => void;
};

/** What the orders can be narrowed by, beside their state. */
export function OrderToolbar({ filters, onChange, onReset }: OrderToolbarProps) {
  const { i18n } = useLingui();
  const { keyword, marketplace, from, to } = filters;
  return (
    <div className={page.toolbar}>
      <SearchBox
        value={keyword}
        label={i18n._({ id: 'scm.orders.search', message: '订单号、买家、SKU 或运单号' })}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <MarketplaceSelect value={marketplace} onChange={(site) => onChange({ site })} />
      <input
        type="date"
        className={page.control}
        aria-label={i18n._({ id: 'scm.from', message: '下单日期从' })}
        value={from}
        max={to || undefined}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        className={page.control}
        aria-label={i18n._({ id: 'scm.to', message: '下单日期到' })}
        value={to}
        min={from || undefined}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {onReset && (
        <button type="button" className={page.reset} onClick={onReset}>
          {i18n._({ id: 'scm.reset', message: '清除筛选' })}
        </button>
      )}
    </div>
  );
}
