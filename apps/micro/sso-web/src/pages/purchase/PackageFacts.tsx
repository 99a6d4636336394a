import { useLingui } from '@lingui/react';
import type { ProductPackage } from '@portal/api-client/contract';
import { Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './PackageFacts.module.css';
import shared from './purchase.module.css';
import { usePurchaseWords } from './usePurchaseWords.ts';

export type PackageFactsProps = {
  package: ProductPackage;
  currency: string | undefined;
  /** Says how the package stands to the company, such as that it is the present one. */
  mark?: ReactNode;
};

/** What a package is called, costs and brings. */
export function PackageFacts({ package: one, currency, mark }: PackageFactsProps) {
  const { i18n } = useLingui();
  const words = usePurchaseWords();
  const isFree = one.monthlyAmount === 0;
  return (
    <span className={classes.package}>
      <span className={classes.packageName}>
        {one.packageName}
        {mark}
      </span>
      <span className={classes.price}>
        {isFree ? (
          i18n._({ id: 'sso.buy.included', message: '随账号提供' })
        ) : (
          <>
            <strong>{words.money(one.monthlyAmount, currency)}</strong>{' '}
            <span className={shared.faint}>{i18n._({ id: 'sso.buy.perMonth', message: '/ 月' })}</span>
          </>
        )}
      </span>
      <span className={classes.points}>
        {one.items.map((item) => (
          <span key={item.keyValue} className={classes.point}>
            <Icon name="check" size={14} />
            {item.monthly && !item.unlimited
              ? i18n._({
                  id: 'sso.buy.itemMonthly',
                  message: '{name} {quantity} / 月',
                  values: { name: words.itemName(item.keyValue), quantity: words.quantity(item) },
                })
              : `${words.itemName(item.keyValue)} ${words.quantity(item)}`}
          </span>
        ))}
        {one.points.map((point) => (
          <span key={point} className={classes.point}>
            <Icon name="check" size={14} />
            {point}
          </span>
        ))}
      </span>
    </span>
  );
}
