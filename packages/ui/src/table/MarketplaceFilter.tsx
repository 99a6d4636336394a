import { useLingui } from '@lingui/react';
import { FilterSelect } from './FilterBar.tsx';
import { regionName } from './regionName.ts';

/** The marketplaces that a company's data can be narrowed to, by code. */
const MARKETPLACES = ['US', 'CA', 'MX', 'UK', 'DE', 'FR', 'IT', 'ES', 'JP', 'AU'];

/** Props of `MarketplaceFilter`. */
export type MarketplaceFilterProps = { value: string; onChange: (value: string) => void };

/** Narrows data to one marketplace. */
export function MarketplaceFilter({ value, onChange }: MarketplaceFilterProps) {
  const { i18n } = useLingui();
  return (
    <FilterSelect
      label={i18n._({ id: 'ui.table.marketplace', message: '站点' })}
      all={i18n._({ id: 'ui.table.marketplaces', message: '全部站点' })}
      value={value}
      options={MARKETPLACES.map((code) => ({ value: code, label: regionName(code, i18n.locale) }))}
      onChange={onChange}
    />
  );
}
