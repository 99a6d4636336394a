import { useLingui } from '@lingui/react';
import { MARKETPLACES, marketplaceName } from '../../marketplaces.ts';
import classes from './overview.module.css';

export type MarketplaceSelectProps = { value: string; onChange(value: string): void };

/** Narrows the overview to one marketplace. */
export function MarketplaceSelect({ value, onChange }: MarketplaceSelectProps) {
  const { i18n } = useLingui();
  return (
    <select
      className={classes.select}
      aria-label={i18n._({ id: 'amazon.marketplace', message: '站点' })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{i18n._({ id: 'amazon.marketplace.all', message: '全部站点' })}</option>
      {MARKETPLACES.map((code) => (
        <option key={code} value={code}>
          {marketplaceName(code, i18n.locale)}
        </option>
      ))}
    </select>
  );
}
