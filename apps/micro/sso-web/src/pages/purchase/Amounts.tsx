import { useLingui } from '@lingui/react';
import type { PurchaseQuote } from '@portal/api-client/contract';
import classes from './purchase.module.css';
import { usePurchaseWords } from './usePurchaseWords.ts';

export type AmountsProps = Pick<PurchaseQuote, 'originalAmount' | 'amount' | 'currency'>;

/** What is to be paid, and what was taken off. */
export function Amounts({ originalAmount = 0, amount = 0, currency }: AmountsProps) {
  const { i18n } = useLingui();
  const words = usePurchaseWords();
  const saved = originalAmount - amount;
  return (
    <dl className={classes.amounts}>
      {saved > 0 && (
        <>
          <div>
            <dt>{i18n._({ id: 'sso.buy.original', message: '原价' })}</dt>
            <dd>{words.money(originalAmount, currency)}</dd>
          </div>
          <div>
            <dt>{i18n._({ id: 'sso.buy.saved', message: '优惠' })}</dt>
            <dd>−{words.money(saved, currency)}</dd>
          </div>
        </>
      )}
      <div className={classes.total}>
        <dt>{i18n._({ id: 'sso.buy.total', message: '应付' })}</dt>
        <dd>{words.money(amount, currency)}</dd>
      </div>
    </dl>
  );
}
