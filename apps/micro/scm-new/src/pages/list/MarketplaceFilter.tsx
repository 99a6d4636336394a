import { useLingui } from '@lingui/react';
import { FilterSelect, regionName } from '@portal/ui/table';

const MARKETPLACES = ['US', 'CA', 'MX', 'UK', 'DE', 'FR', 'IT', 'ES', 'JP', 'AU'];

export type MarketplaceFilterProps = { value: string; onChange: (value: string) => void };

/** Narrows a list to one marketplace. */
export function MarketplaceFilter({ value, onChange }: MarketplaceFilterProps) {
  const { i18n } = useLingui();
  return (
    <FilterSelect
      label={i18n._({ id: 'scm.marketplace', message: '站点' })}
      all={i18n._({ id: 'scm.marketplace.all', message: '全部站点' })}
      value={value}
      options={MARKETPLACES.map((code) => ({ value: code, label: regionName(code, i18n.locale) }))}
      onChange={onChange}
    />
  );
}
