import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, Icon, useFeedback, useFormatters } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type OrderDetail, orderChoicesQuery, orderQuery } from '../../../queries.ts';
import { useApi } from '../../../useApi.ts';
import { LabelButton } from '../labels/LabelButton.tsx';
import { OrderParcels } from '../packing/OrderParcels.tsx';
import { PackButtons } from '../packing/PackButtons.tsx';
import { ParcelForm } from '../parcels/ParcelForm.tsx';
import { useShipping } from '../parcels/useShipping.tsx';
import { AssignMenu } from '../work/AssignMenu.tsx';
import { PaperButton } from '../work/PaperButton.tsx';
import { useAskForWork } from '../work/useAskForWork.tsx';
import { useOrderWork, type WorkAction } from '../work/useOrderWork.tsx';
import classes from './detail.module.css';

export type OrderActionsProps = { order: OrderDetail };

/** What colleagues noted at an order, and what can be done with it. */
export function OrderActions({ order }: OrderActionsProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const { dialogs } = useFeedback();
  const { askForTags, askForNote } = useAskForWork();
  const { run, pack, progress } = useOrderWork();
  const tell = useFailureToast();
  const client = useQueryClient();
  const { locale } = useGuest();
  const api = useApi();
  const ship = useShipping();
  const { orderId, version, status, heldAt } = order;
  const heldBy = order.history.find(({ action }) => action === 'hold')?.by;
  const isWaiting = order.fulfilment !== 'FBA' && (status === 'to-ship' || status === 'unpaid');
  const isReady = isWaiting && status === 'to-ship' && !heldAt;
  const leaves = order.fulfilment !== 'FBA' && !heldAt;
  const act = async (action: WorkAction | undefined, seen = version) => {
    if (!action) return;
    const work = await run(action, { ids: [{ orderId, version: seen }] });
    const [problem] = work?.problems ?? [];
    if (action.type !== 'note' || problem?.outcome !== 'changed-since') return;
    // What somebody wrote is not lost with the refusal: it can be sent again, beside what was noted meanwhile.
    const latest = await client.fetchQuery(orderQuery(api, orderId, locale)).catch(tell);
    if (!latest) return;
    const meanwhile = { text: latest.note, message: problem.message };
    await act(await askForNote({ initial: action.text, meanwhile }), latest.version);
  };
  const lastChange = async () => {
    const latest = await client.fetchQuery(orderQuery(api, orderId, locale)).catch(() => undefined);
    const [last] = latest?.history ?? [];
    return last && `${last.by} ${format.dateTime(last.at)}`;
  };
  const openParcel = async (parcelNo?: number) => {
    // Without the carriers in use one can still be typed.
    const known = await client.fetchQuery(orderChoicesQuery(api)).catch(() => undefined);
    await dialogs.open({
      title: i18n._({ id: 'scm.parcels.ship', message: '标记发货' }),
      width: 'small',
      content: ({ close }) => (
        <ParcelForm
          order={order}
          parcelNo={parcelNo}
          carriers={known?.carriers ?? []}
          ship={ship}
          lastChange={lastChange}
          onDone={() => close()}
        />
      ),
    });
  };
  return (
    <section className={classes.work} aria-busy={progress !== undefined}>
      {heldAt && (
        <p className={classes.held}>
          <Icon name="lock" size={16} />
          {i18n._({
            id: 'scm.work.heldSince',
            message: '{time} 起暂停发货',
            values: { time: format.dateTime(heldAt) },
          })}
          {heldBy && ` · ${heldBy}`}
        </p>
      )}
      {order.tags.length > 0 && (
        <ul className={classes.tags} aria-label={i18n._({ id: 'scm.work.tag', message: '标签' })}>
          {order.tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                aria-label={i18n._({
                  id: 'scm.work.removeTag',
                  message: '移除标签「{tag}」',
                  values: { tag },
                })}
                onClick={() => void act({ type: 'tag', add: [], remove: [tag] })}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {order.assignedTo && (
        <p className={classes.line}>
          <Icon name="user" size={16} />
          {order.assignedTo.name}
        </p>
      )}
      {order.note && <p className={classes.noted}>{order.note}</p>}
      <OrderParcels order={order} onShip={isReady ? (parcelNo) => void openParcel(parcelNo) : undefined} />
      <div className={classes.buttons}>
        {isReady && order.parcels.length === 0 && (
          <ActionButton icon="truck" isPrimary onClick={() => void openParcel()}>
            {i18n._({ id: 'scm.parcels.ship', message: '标记发货' })}
          </ActionButton>
        )}
        {isWaiting && !heldAt && (
          <ActionButton icon="lock" onClick={() => void act({ type: 'hold' })}>
            {i18n._({ id: 'scm.work.hold', message: '暂停发货' })}
          </ActionButton>
        )}
        {heldAt && (
          <ActionButton icon="play" onClick={() => void act({ type: 'release' })}>
            {i18n._({ id: 'scm.work.release', message: '恢复发货' })}
          </ActionButton>
        )}
        {isReady && <PackButtons order={order} pack={pack} />}
        {leaves && ['to-ship', 'shipped', 'delivered'].includes(status) && (
          <PaperButton paper="packing-slips" orders={{ ids: [{ orderId }] }} />
        )}
        {leaves && ['to-ship', 'shipped'].includes(status) && (
          <>
            <PaperButton paper="address-labels" orders={{ ids: [{ orderId }] }} />
            <LabelButton ids={[orderId]} />
          </>
        )}
        <ActionButton icon="tag" onClick={async () => act(await askForTags())}>
          {i18n._({ id: 'scm.work.tag', message: '标签' })}
        </ActionButton>
        <ActionButton icon="edit" onClick={async () => act(await askForNote({ initial: order.note }))}>
          {i18n._({ id: 'scm.work.note', message: '备注' })}
        </ActionButton>
        <AssignMenu
          assigned={order.assignedTo?.userId ?? ''}
          onAssign={(userId) => void act({ type: 'assign', userId })}
        />
      </div>
    </section>
  );
}
