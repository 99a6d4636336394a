import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import classes from './purchase.module.css';
import { RadioCards } from './RadioCards.tsx';
import { usePurchaseWords } from './usePurchaseWords.ts';

export type PeriodChoiceProps = {
  periods: readonly { months: number; discount?: number | undefined }[];
  months: number;
  onChange: (months: string) => void;
};

/** For how long, and what is saved by it. */
export function PeriodChoice({ periods, months, onChange }: PeriodChoiceProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const words = usePurchaseWords();
  return (
    <RadioCards
      legend={i18n._({ id: 'sso.buy.period', message: '时长' })}
      value={String(months)}
      onChange={onChange}
      cards={periods.map(({ months: value, discount = 0 }) => ({
        value: String(value),
        content: (
          <>
            {words.period(value)}
            {discount > 0 && (
              <span className={classes.saving}>
                {i18n._({
                  id: 'sso.buy.saving',
                  message: '省 {percent}',
                  values: { percent: format.percent(discount / 100, 0) },
                })}
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}
