import { useLingui } from '@lingui/react';
import type { Purchase, PurchaseQuote } from '@portal/api-client/contract';
import classes from './purchase.module.css';
import { usePurchaseWords } from './usePurchaseWords.ts';

export type OrderFactsProps = {
  /** While the period can still be chosen beside it. @default false */
  hidesPeriod?: boolean;
  order: PurchaseQuote & Partial<Pick<Purchase, 'orderId'>>;
};

/** What is ordered: of which system, which product, for how long or how much of it. */
export function OrderFacts({ order, hidesPeriod = false }: OrderFactsProps) {
  const { i18n } = useLingui();
  const words = usePurchaseWords();
  const { orderId, kind, systemName, systemCode, productName, productId, months, quantity } = order;
  const isApp = kind === 'app';
  const facts: [string, string | undefined][] = [
    [i18n._({ id: 'sso.order.number', message: '订单号' }), orderId],
    [i18n._({ id: 'sso.order.kind', message: '类型' }), words.kind(kind)],
    [i18n._({ id: 'sso.system.name', message: '系统' }), isApp ? undefined : (systemName ?? systemCode)],
    [
      isApp
        ? i18n._({ id: 'sso.order.app', message: '应用' })
        : i18n._({ id: 'sso.system.package', message: '套餐' }),
      productName,
    ],
    [
      i18n._({ id: 'sso.buy.period', message: '时长' }),
      months && !hidesPeriod ? words.period(months) : undefined,
    ],
    [
      i18n._({ id: 'sso.more.item', message: '项目' }),
      kind === 'additional' && productId ? words.itemName(productId) : undefined,
    ],
    [i18n._({ id: 'sso.more.blocks', message: '份数' }), quantity ? String(quantity) : undefined],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
