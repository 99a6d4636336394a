import { useLingui } from '@lingui/react';
import type { OperatorService } from '@portal/api-client/contract/operator';
import { useFormatters } from '@portal/ui';
import type { Tone } from '@portal/ui/table';

/** The states that a service can be put into. */
export const SERVICE_STATES = [2, 4, 3, 9] as const;

/** What a service's states, packages, plans and quotas are called. */
export function useServiceWords() {
  const { i18n } = useLingui();
  const format = useFormatters();
  const states: Readonly<Record<number, string>> = {
    2: i18n._({ id: 'operator.service.ready', message: '使用中' }),
    3: i18n._({ id: 'operator.service.disabled', message: '已停用' }),
    4: i18n._({ id: 'operator.service.authorised', message: '已授权' }),
    9: i18n._({ id: 'operator.service.abandoned', message: '已废弃' }),
  };
  const items: Readonly<Record<string, string>> = {
    ORDER_QUANTITY: i18n._({ id: 'operator.quota.orders', message: '订单量' }),
    SHOP_QUANTITY: i18n._({ id: 'operator.quota.shops', message: '店铺数' }),
    USER_QUANTITY: i18n._({ id: 'operator.quota.users', message: '用户数' }),
    WAREHOUSE_QUANTITY: i18n._({ id: 'operator.quota.warehouses', message: '仓库数' }),
  };
  const itemOf = (item: string) => items[item] ?? item;
  return {
    itemOf,
    stateOf: (status: number | undefined) => states[status ?? 0] ?? String(status ?? '—'),
    toneOf: (status: number | undefined): Tone =>
      status === 3 || status === 9 ? 'danger' : status === 2 ? 'success' : 'neutral',
    planOf: (plan: string) =>
      plan === 'trial' ? i18n._({ id: 'operator.plan.trial', message: '试用' }) : plan,
    packageOf: ({ packageName, packageEnName, packageKrName }: OperatorService, locale: string) =>
      ({ 'en-US': packageEnName, 'ko-KR': packageKrName })[locale] || packageName,
    quotaOf: ({ item, left = 0, isUnlimited }: OperatorService['quotas'][number]) =>
      isUnlimited
        ? i18n._({
            id: 'operator.quota.unlimited',
            message: '{item}不限',
            values: { item: itemOf(item) },
          })
        : i18n._({
            id: 'operator.quota.left',
            message: '{item}剩余 {left}',
            values: { item: itemOf(item), left: format.number(left) },
          }),
  };
}
