import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { changeOf } from '../../period.ts';
import type { SalesOverview } from '../../queries.ts';
import classes from './overview.module.css';

export type KpisProps = { overview: SalesOverview };

/** Six totals, each against the same number of days before. */
export function Kpis({ overview: { totals, previous, isPreviousIncomplete, currency } }: KpisProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const money = (value: number) =>
    format.number(value, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
  const incomplete = i18n._({ id: 'amazon.kpi.noComparison', message: '上期数据不完整' });
  const tiles: (ChangeProps & { label: string; value: string })[] = [
    {
      label: i18n._({ id: 'amazon.kpi.gmv', message: '销售额' }),
      value: money(totals.gmv),
      change: changeOf(totals.gmv, previous.gmv),
      isCost: false,
    },
    {
      label: i18n._({ id: 'amazon.kpi.orders', message: '订单数' }),
      value: format.number(totals.orders),
      change: changeOf(totals.orders, previous.orders),
      isCost: false,
    },
    {
      label: i18n._({ id: 'amazon.kpi.units', message: '销量' }),
      value: format.number(totals.units),
      change: changeOf(totals.units, previous.units),
      isCost: false,
    },
    {
      label: i18n._({ id: 'amazon.kpi.refundRate', message: '退款率' }),
      value: format.percent(totals.refundRate),
      // Orders of these days are still being refunded, those of the days before hardly: a fall would not be one.
      note: i18n._({ id: 'amazon.kpi.refundsOpen', message: '退款尚未完结' }),
      isCost: true,
    },
    {
      label: i18n._({ id: 'amazon.kpi.adSpend', message: '广告花费' }),
      value: money(totals.adSpend),
      change: changeOf(totals.adSpend, previous.adSpend),
      isCost: true,
    },
    {
      label: i18n._({ id: 'amazon.kpi.acos', message: 'ACOS' }),
      value: format.percent(totals.acos),
      change: changeOf(totals.acos, previous.acos),
      isCost: true,
    },
  ];
  return (
    <dl className={classes.kpis}>
      {tiles.map(({ label, value, change, note, isCost }) => (
        <div key={label} className={classes.kpi}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.value}>{value}</span>
            <Change
              change={change}
              isCost={isCost}
              // A change against days that the figures do not all cover would be a false one.
              note={note ?? (isPreviousIncomplete ? incomplete : undefined)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ChangeProps = { change?: number | undefined; isCost: boolean; note?: string | undefined };

/** How a total changed, or a note why that is not told. */
function Change({ change, isCost, note }: ChangeProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  if (note || change === undefined) return <span className={classes.change}>{note ?? '—'}</span>;
  const isGood = change === 0 ? undefined : change > 0 !== isCost;
  const amount = format.number(change, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <span
      className={classes.change}
      data-tone={isGood === undefined ? undefined : isGood ? 'good' : 'bad'}
      title={i18n._({ id: 'amazon.kpi.against', message: '与上一周期相比' })}
    >
      {amount}
    </span>
  );
}
