import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import type { TypedRow } from '@portal/ui/table';
import type { ReactNode } from 'react';
import classes from './SuggestionReasons.module.css';

export type SuggestionReasonsProps = {
  row: TypedRow;
  /** What can be done with the suggestion. */
  action: ReactNode;
};

/** The suggested quantity, and on request each number that it comes from. */
export function SuggestionReasons({ row, action }: SuggestionReasonsProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const values = Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'number' ? format.number(value, { maximumFractionDigits: 2 }) : value,
    ]),
  );
  const steps = [
    i18n._({
      id: 'scm.restock.velocity',
      message: '预计日销 = (2 × {sold30} ÷ {days30} 天 + {sold90} ÷ {days90} 天) ÷ 3 = {velocity}',
      values,
    }),
    row.safetyDays === null
      ? i18n._({ id: 'scm.restock.safetySet', message: '安全库存 = 贵公司设置的 {safetyStock}', values })
      : i18n._({
          id: 'scm.restock.safety',
          message: '安全库存 = {velocity} × {safetyDays} 天 = {safetyStock}',
          values,
        }),
    i18n._({
      id: 'scm.restock.reorder',
      message:
        '补货点 = {velocity} ×（交期 {leadDays} 天 + 到仓 {transitDays} 天）+ {safetyStock} = {reorderAt}',
      values,
    }),
    Number(row.suggested) > 0
      ? i18n._({
          id: 'scm.restock.below',
          message: '可用 {available} + 在途 {inbound} 低于补货点，需要补货',
          values,
        })
      : i18n._({
          id: 'scm.restock.above',
          message: '可用 {available} + 在途 {inbound} 不低于补货点，暂不补货',
          values,
        }),
    ...(Number(row.suggested) > 0
      ? [
          i18n._({
            id: 'scm.restock.target',
            message: '目标库存 = 补货点再加 {coverDays} 天的销量 = {target}',
            values,
          }),
          Number(row.minimum) > 0
            ? i18n._({
                id: 'scm.restock.quantity',
                message:
                  '建议采购 = {target} − {available} − {inbound}，不低于起订量 {minimum} = {suggested}',
                values,
              })
            : i18n._({
                id: 'scm.restock.quantityAlone',
                message: '建议采购 = {target} − {available} − {inbound} = {suggested}',
                values,
              }),
        ]
      : []),
  ];
  return (
    <section className={classes.reasons}>
      <p className={classes.suggested}>
        {i18n._({ id: 'scm.restock.suggested', message: '建议采购量' })}
        <b>{values.suggested}</b>
      </p>
      {action}
      <details>
        <summary>{i18n._({ id: 'scm.restock.why', message: '如何算出' })}</summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
