import { useLingui } from '@lingui/react';
import { MOST_PARCELS, MOST_PRINTED_ORDERS, MOST_WORKED_ORDERS } from '@portal/api-client/contract';
import { ActionButton, IconButton, useFormatters } from '@portal/ui';
import { LabelButton } from '../labels/LabelButton.tsx';
import { AssignMenu } from './AssignMenu.tsx';
import { PaperButton } from './PaperButton.tsx';
import { useAskForWork } from './useAskForWork.tsx';
import type { OrderSelection } from './useOrderSelection.ts';
import type { useOrderWork, WorkAction, WorkedOrders } from './useOrderWork.tsx';
import { WorkProgressBar } from './WorkProgressBar.tsx';
import classes from './work.module.css';

export type SelectionBarProps = {
  selection: OrderSelection;
  /** How many orders the filter finds. */
  total: number;
  /** What finds all of them. */
  filter: Extract<WorkedOrders, { selection: unknown }>['selection'];
  work: Pick<ReturnType<typeof useOrderWork>, 'run' | 'pack' | 'progress'>;
};

/** How many orders are chosen, and what can be done with them at once. */
export function SelectionBar({ selection, total, filter, work }: SelectionBarProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const { askForTags, askForNote } = useAskForWork();
  const count = selection.isAll ? total : selection.ids.length;
  if (count === 0) return null;
  if (work.progress)
    return (
      <div className={classes.bar}>
        <WorkProgressBar progress={work.progress} expected={count} />
      </div>
    );
  const orders = selection.isAll ? { selection: filter } : { ids: selection.ids };
  const run = async (action: WorkAction | undefined) => {
    if (!action) return;
    if (await work.run(action, orders)) selection.clear();
  };
  const merge = async () => {
    const merged = await work.pack({ type: 'merge' }, selection.ids);
    if (merged && merged.failed === 0) selection.clear();
  };
  const offersAll = !selection.isAll && total > count && total <= MOST_WORKED_ORDERS;
  return (
    <section
      className={classes.bar}
      aria-label={i18n._({ id: 'scm.work.bar', message: '已选订单' })}
      onKeyDown={(event) => event.key === 'Escape' && selection.clear()}
    >
      <span className={classes.count} role="status">
        {i18n._({
          id: 'scm.work.count',
          message: '已选 {count} 个订单',
          values: { count: format.number(count) },
        })}
      </span>
      {offersAll && (
        <button type="button" className={classes.all} onClick={selection.chooseAll}>
          {i18n._({
            id: 'scm.work.all',
            message: '选择符合条件的全部 {count} 个',
            values: { count: format.number(total) },
          })}
        </button>
      )}
      <div className={classes.actions}>
        <ActionButton icon="tag" onClick={async () => run(await askForTags())}>
          {i18n._({ id: 'scm.work.tag', message: '标签' })}
        </ActionButton>
        <ActionButton icon="edit" onClick={async () => run(await askForNote())}>
          {i18n._({ id: 'scm.work.note', message: '备注' })}
        </ActionButton>
        <AssignMenu onAssign={(userId) => void run({ type: 'assign', userId })} />
        <ActionButton icon="lock" onClick={() => void run({ type: 'hold' })}>
          {i18n._({ id: 'scm.work.hold', message: '暂停发货' })}
        </ActionButton>
        <ActionButton icon="play" onClick={() => void run({ type: 'release' })}>
          {i18n._({ id: 'scm.work.release', message: '恢复发货' })}
        </ActionButton>
        {!selection.isAll && count > 1 && count <= MOST_PARCELS && (
          <ActionButton icon="box" onClick={() => void merge()}>
            {i18n._({ id: 'scm.packing.merge', message: '合并发货' })}
          </ActionButton>
        )}
        <PaperButton paper="packing-slips" orders={orders} onStarted={selection.clear} />
        <PaperButton paper="address-labels" orders={orders} onStarted={selection.clear} />
        {!selection.isAll && count <= MOST_PRINTED_ORDERS && (
          <LabelButton ids={selection.ids.map(({ orderId }) => orderId)} onPrinted={selection.clear} />
        )}
        <IconButton
          icon="close"
          label={i18n._({ id: 'scm.work.clear', message: '取消选择' })}
          onClick={selection.clear}
        />
      </div>
    </section>
  );
}
