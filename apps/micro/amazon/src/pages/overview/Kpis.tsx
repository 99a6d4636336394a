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
  const tiles = [
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
      change: changeOf(totals.refundRate, previous.refundRate),
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
      {tiles.map(({ label, value, change, isCost }) => (
        <div key={label} className={classes.kpi}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.value}>{value}</span>
            {isPreviousIncomplete ? <NoComparison /> : <Change change={change} isCost={isCost} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A change against days that the figures do not all cover would be a false one. */
function NoComparison() {
  const { i18n } = useLingui();
  return (
    <span className={classes.change}>
      {i18n._({ id: 'amazon.kpi.noComparison', message: '上期数据不完整' })}
    </span>
  );
}

function Change({ change, isCost }: { change: number | undefined; isCost: boolean }) {
  const { i18n } = useLingui();
  const format = useFormatters();
  if (change === undefined) return <span className={classes.change}>—</span>;
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
