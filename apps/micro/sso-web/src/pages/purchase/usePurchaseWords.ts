import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ProductItem } from '@portal/api-client/contract';
import { type Formatters, useFormatters } from '@portal/ui';
import { useMemo } from 'react';
import { unitsOf } from './unitsOf.ts';

/** How prices, periods and quantities are said. */
export function usePurchaseWords() {
  const { i18n } = useLingui();
  const format = useFormatters();
  return useMemo(
    () => ({
      money: (amount: number | undefined, currency = 'CNY') =>
        format.money(amount === undefined ? undefined : amount / unitsOf(currency), currency),
      period: (months: number) => period(i18n, months),
      itemName: (keyValue: string) => itemName(i18n, keyValue),
      quantity: (item: Pick<ProductItem, 'quantity' | 'unlimited'> | undefined) =>
        quantity(i18n, format, item),
      kind: (kind: string | undefined) => kindName(i18n, kind),
    }),
    [i18n, format],
  );
}

function period(i18n: I18n, months: number): string {
  return months % 12 === 0
    ? i18n._({ id: 'sso.buy.years', message: '{years} 年', values: { years: months / 12 } })
    : i18n._({ id: 'sso.buy.months', message: '{months} 个月', values: { months } });
}

function itemName(i18n: I18n, keyValue: string): string {
  switch (keyValue) {
    case 'ORDER_QUANTITY':
      return i18n._({ id: 'sso.buy.orders', message: '订单量' });
    case 'SHOP_QUANTITY':
      return i18n._({ id: 'sso.buy.shops', message: '店铺数' });
    case 'WAREHOUSE_QUANTITY':
      return i18n._({ id: 'sso.buy.warehouses', message: '仓库数' });
    default:
      return keyValue;
  }
}

function quantity(
  i18n: I18n,
  format: Formatters,
  item: Pick<ProductItem, 'quantity' | 'unlimited'> | undefined,
): string {
  if (item?.unlimited) return i18n._({ id: 'sso.system.unlimited', message: '不限' });
  return format.number(item?.quantity);
}

function kindName(i18n: I18n, kind: string | undefined): string {
  switch (kind) {
    case 'buy':
      return i18n._({ id: 'sso.buy.kind.buy', message: '订购' });
    case 'renew':
      return i18n._({ id: 'sso.buy.kind.renew', message: '续费' });
    case 'upgrade':
      return i18n._({ id: 'sso.buy.kind.upgrade', message: '升级' });
    case 'additional':
      return i18n._({ id: 'sso.buy.kind.additional', message: '加量' });
    case 'app':
      return i18n._({ id: 'sso.buy.kind.app', message: '应用' });
    default:
      return kind ?? '—';
  }
}
