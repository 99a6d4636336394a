import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { StatusBadge } from '@portal/ui/table';
import classes from './PriceGap.module.css';

/** Above the market by more than this, buyers go elsewhere. */
const TOO_DEAR_SHARE = 0.1;

export type PriceGapProps = { price: number; marketPrice: number; currency: string };

/** The own price against what others ask for the same product. */
export function PriceGap({ price, marketPrice, currency }: PriceGapProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  if (!(marketPrice > 0)) return null;
  const gap = price / marketPrice - 1;
  return (
    <div className={classes.gap}>
      <span className={classes.price}>{format.money(price, currency)}</span>
      <StatusBadge tone={gap > TOO_DEAR_SHARE ? 'danger' : gap < 0 ? 'success' : 'neutral'}>
        {i18n._({
          id: 'amazon.gap',
          message: '较市场价 {gap}',
          values: {
            gap: format.number(gap, {
              style: 'percent',
              maximumFractionDigits: 1,
              signDisplay: 'exceptZero',
            }),
          },
        })}
      </StatusBadge>
    </div>
  );
}
