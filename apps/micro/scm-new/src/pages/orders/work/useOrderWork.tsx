import { useLingui } from '@lingui/react';
import type { businessOrdersContract, RequestOf } from '@portal/api-client/contract';
import { randomId } from '@portal/api-client/session';
import { askAnew } from '@portal/embed/react-queries';
import { useFeedback, useFormatters } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ORDER_KEYS } from '../../../queries.ts';
import { useApi } from '../../../useApi.ts';
import { finishOrderWork, type OrderWork } from './finishOrderWork.ts';
import { ProblemList } from './ProblemList.tsx';

type WorkRequest = RequestOf<typeof businessOrdersContract.workOrders>;
export type WorkAction = WorkRequest['action'];
export type WorkedOrders = WorkRequest['orders'];
type PackRequest = RequestOf<typeof businessOrdersContract.packOrders>;
export type Packing = PackRequest['packing'];
/** Divides orders into parcels, or puts them together. */
export type PackOrders = (packing: Packing, orders: PackRequest['orders']) => Promise<OrderWork | undefined>;

/** How far the work that is under way is. */
export type WorkProgress = { done: number; total: number };

const TOAST = 'order-work';

/** Works orders: tells how far it is, what became of it and why not, and offers to take it back. */
export function useOrderWork() {
  const { i18n } = useLingui();
  const { number } = useFormatters();
  const { toasts, dialogs } = useFeedback();
  const tell = useFailureToast();
  const client = useQueryClient();
  const api = useApi();
  const [progress, setProgress] = useState<WorkProgress>();

  const refresh = () => askAnew(client, ...ORDER_KEYS);
  const showProblems = ({ problems }: OrderWork) =>
    dialogs.open({
      title: i18n._({
        id: 'scm.work.problems',
        message: '{count} 个订单未处理',
        values: { count: number(problems.length) },
      }),
      content: () => <ProblemList problems={problems} />,
    });
  /** Carries a work out; undefined when it was refused as a whole. */
  const finish = async (begin: (workId: string) => Promise<OrderWork>): Promise<OrderWork | undefined> => {
    const workId = randomId();
    setProgress({ done: 0, total: 0 });
    try {
      return await finishOrderWork({
        begin: () => begin(workId),
        goOn: () => api.continueOrderWork({ workId }),
        onProgress: ({ done, unchanged, failed, total }) =>
          setProgress({ done: done + unchanged + failed, total }),
      });
    } catch (error) {
      tell(error);
      return undefined;
    } finally {
      setProgress(undefined);
      await refresh();
    }
  };
  const report = (work: OrderWork, title: string, undo?: () => void) => {
    const [problem] = work.problems;
    // One reason is said at once.
    const reason = work.failed === 1 ? problem : undefined;
    const isOne = work.total === 1 && reason !== undefined;
    const why = {
      label: i18n._({ id: 'scm.work.why', message: '查看原因' }),
      onClick: () => void showProblems(work),
    };
    toasts.show({
      id: TOAST,
      tone: work.failed > 0 ? 'warning' : 'success',
      title: isOne ? reason.message : title,
      ...(work.failed > 0 && {
        message: isOne
          ? reason.orderNo
          : reason
            ? `${reason.orderNo} ${reason.message}`
            : i18n._({
                id: 'scm.work.failed',
                message: '{count} 个订单未处理',
                values: { count: number(work.failed) },
              }),
      }),
      ...(undo && {
        action: { label: i18n._({ id: 'scm.work.undo', message: '撤销' }), onClick: undo },
        ...(work.failed > 0 && !reason && { secondAction: why }),
      }),
      ...(!undo && work.failed > 0 && !reason && { action: why }),
    });
  };
  const undo = async (undone: string) => {
    const work = await finish((workId) => api.undoOrderWork({ workId, undone }));
    if (!work) return;
    const title = i18n._({
      id: 'scm.work.undone',
      message: '已撤销 {count} 个订单的更改',
      values: { count: number(work.done) },
    });
    report(work, title);
  };
  const run = async (action: WorkAction, orders: WorkedOrders): Promise<OrderWork | undefined> => {
    const work = await finish((workId) => api.workOrders({ workId, action, orders }));
    if (!work) return undefined;
    const title =
      work.unchanged === work.total
        ? i18n._({ id: 'scm.work.unchanged', message: '已经是这样，没有更改' })
        : i18n._({
            id: 'scm.work.done',
            message: '已更新 {count} 个订单',
            values: { count: number(work.done) },
          });
    report(work, title, work.done > 0 ? () => void undo(work.workId) : undefined);
    return work;
  };
  const pack: PackOrders = async (packing, orders) => {
    const work = await finish((workId) => api.packOrders({ workId, packing, orders }));
    if (!work) return undefined;
    const titles = {
      split: i18n._({
        id: 'scm.packing.split.done',
        message: '已拆分为 {count} 个包裹',
        values: { count: packing.type === 'split' ? packing.parcels.length : 1 },
      }),
      merge: i18n._({
        id: 'scm.packing.merge.done',
        message: '{count} 个订单将合并发货',
        values: { count: number(work.done) },
      }),
      apart: i18n._({ id: 'scm.packing.apart.done', message: '每个订单各为一个包裹' }),
    };
    const title =
      work.failed > 0 ? i18n._({ id: 'scm.packing.none', message: '包裹没有更改' }) : titles[packing.type];
    report(work, title, work.done > 0 ? () => void undo(work.workId) : undefined);
    return work;
  };
  return { run, pack, progress, refresh };
}
