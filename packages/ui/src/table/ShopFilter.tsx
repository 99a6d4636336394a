import { useLingui } from '@lingui/react';
import { FilterSelect } from './FilterBar.tsx';

/** Props of `ShopFilter`. */
export type ShopFilterProps = {
  value: string;
  /** Names of the shops there are; of one there is nothing to choose. */
  shops: readonly string[];
  onChange: (value: string) => void;
};

/** Narrows data to one shop. */
export function ShopFilter({ value, shops, onChange }: ShopFilterProps) {
  const { i18n } = useLingui();
  if (shops.length < 2 && !value) return null;
  return (
    <FilterSelect
      label={i18n._({ id: 'ui.table.shop', message: '店铺' })}
      all={i18n._({ id: 'ui.table.shops', message: '全部店铺' })}
      value={value}
      options={shops.map((shop) => ({ value: shop, label: shop }))}
      onChange={onChange}
    />
  );
}
