import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import type { OrderDetail } from '../../../queries.ts';
import classes from './detail.module.css';

export type OrderHistoryProps = { history: OrderDetail['history'] };

/** Changed with every hold and parcel: the action says it already. */
const SAID_BY_ACTION = ['heldAt', 'status', 'shippedAt'];

/** Who did what with an order, and when. */
export function OrderHistory({ history }: OrderHistoryProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  if (history.length === 0) return null;
  const actions: Readonly<Record<string, string>> = {
    tag: i18n._({ id: 'scm.history.tag', message: '修改了标签' }),
    note: i18n._({ id: 'scm.history.note', message: '修改了备注' }),
    assign: i18n._({ id: 'scm.history.assign', message: '修改了负责人' }),
    hold: i18n._({ id: 'scm.history.hold', message: '暂停了发货' }),
    release: i18n._({ id: 'scm.history.release', message: '恢复了发货' }),
    split: i18n._({ id: 'scm.history.split', message: '拆分了包裹' }),
    merge: i18n._({ id: 'scm.history.merge', message: '合并了订单' }),
    apart: i18n._({ id: 'scm.history.apart', message: '恢复为单独的包裹' }),
    ship: i18n._({ id: 'scm.history.ship', message: '标记了发货' }),
    undo: i18n._({ id: 'scm.history.undo', message: '撤销了更改' }),
  };
  const onePiece = i18n._({ id: 'scm.history.onePiece', message: '一个包裹' });
  return (
    <section>
      <h3 className={classes.heading}>{i18n._({ id: 'scm.history', message: '操作记录' })}</h3>
      <ul className={classes.entries}>
        {history.map(({ version, action, at, by, changes }) => (
          <li key={version}>
            <time dateTime={at}>{format.dateTime(at)}</time>
            <p>
              <strong>{by}</strong> {actions[action] ?? action}
            </p>
            {changes
              .filter(({ field }) => !SAID_BY_ACTION.includes(field))
              .map(({ field, before, after }) => (
                <p key={field} className={classes.change}>
                  {before ? (
                    <>
                      <del>{before}</del> →{' '}
                    </>
                  ) : null}
                  <ins>{after || (field === 'parcels' ? onePiece : '—')}</ins>
                </p>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
