import { useLingui } from '@lingui/react';
import { MOST_PARCELS } from '@portal/api-client/contract';
import { ActionButton } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import type { OrderDetail } from '../../../queries.ts';
import type { Packing } from '../work/useOrderWork.tsx';
import classes from '../work/work.module.css';
import { divide, dividedOf, restOf } from './divide.ts';
import own from './packing.module.css';

export type SplitFormProps = {
  order: Pick<OrderDetail, 'orderId' | 'lines' | 'parcels'>;
  onDone: (packing: Packing) => void;
};

/** How many of each line go in which parcel; the first one takes what the others leave. */
export function SplitForm({ order, onDone }: SplitFormProps) {
  const { i18n } = useLingui();
  const [given, setGiven] = useState(() => dividedOf(order));
  const { parcels, problem } = divide(order.lines, given);
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const nameOf = (no: number) => i18n._({ id: 'scm.packing.no', message: '包裹 {no}', values: { no } });
  const change = (at: number, lineNo: number, value: string) =>
    setGiven(given.map((parcel, index) => (index === at ? { ...parcel, [lineNo]: value } : parcel)));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) onDone({ type: 'split', parcels });
  };
  const problems = {
    few: i18n._({ id: 'scm.packing.few', message: '包裹 1 不够分：各包裹的数量之和超过订购数量' }),
    whole: i18n._({ id: 'scm.packing.wholeNumbers', message: '数量须为 0 或正整数' }),
    empty: i18n._({ id: 'scm.packing.empty', message: '每个包裹至少放一件' }),
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <div className={own.scroll}>
        <table className={own.table}>
          <thead>
            <tr>
              <th scope="col">SKU</th>
              {[undefined, ...given].map((_, index) => (
                <th key={index} scope="col">
                  {nameOf(index + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.lines.map(({ lineNo, sku, quantity }) => (
              <tr key={lineNo}>
                <th scope="row">
                  {sku} × {quantity}
                </th>
                <td>{restOf(parcels[0], lineNo)}</td>
                {given.map((parcel, index) => (
                  <td key={index}>
                    <input
                      className="portal-field"
                      inputMode="numeric"
                      size={4}
                      maxLength={6}
                      aria-label={`${sku}, ${nameOf(index + 2)}`}
                      value={parcel[lineNo] ?? ''}
                      placeholder="0"
                      onChange={({ target }) => change(index, lineNo, target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problem && given.some((parcel) => Object.keys(parcel).length > 0) && (
        <p className={classes.wrong} role="alert">
          {problems[problem]}
        </p>
      )}
      <div className={classes.foot}>
        <ActionButton
          type="button"
          icon="plus"
          disabled={given.length + 1 >= Math.min(units, MOST_PARCELS)}
          onClick={() => setGiven([...given, {}])}
        >
          {i18n._({ id: 'scm.packing.add', message: '再加一个包裹' })}
        </ActionButton>
        <ActionButton type="submit" isPrimary disabled={problem !== undefined}>
          {i18n._({ id: 'scm.packing.split', message: '拆分包裹' })}
        </ActionButton>
      </div>
    </form>
  );
}
