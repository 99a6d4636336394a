import { answerCodes } from '@portal/api-client/contract';
import { BusinessError } from '../../../../http/errors.ts';
import type { Handlers } from '../../../../http/handlers.ts';
import { requireResource } from '../../../access/requireAccess.ts';
import { orderList } from '../../lists/orderList.ts';
import { listCondition } from '../../openList.ts';
import { undoPacking } from '../packing/packOrders.ts';
import { findWork, readWork } from './readWork.ts';
import { runBatch } from './runBatch.ts';
import { changedBy, startWork } from './startWork.ts';

const UNDOABLE = ['tag', 'note', 'assign', 'hold', 'release'];
const PACKINGS = ['split', 'merge', 'apart'];

/** Begins a piece of work and does its first part. */
export const workOrders: Handlers['workOrders'] = async ({ workId, action, orders }, context) => {
  await requireResource(context, 'orders');
  const targets =
    'ids' in orders
      ? orders.ids
      : listCondition(orderList, { resource: 'orders', ...orders.selection }, context);
  await startWork(context, workId, action, targets);
  await runBatch(context.db, { companyId: context.companyId, workId }, context.clock.now());
  return readWork(context, workId);
};

/** Does the next part of a piece of work. */
export const continueOrderWork: Handlers['continueOrderWork'] = async ({ workId }, context) => {
  await requireResource(context, 'orders');
  await findWork(context, workId);
  await runBatch(context.db, { companyId: context.companyId, workId }, context.clock.now());
  return readWork(context, workId);
};

/** Takes a piece of work of the caller's back, as a piece of work of its own. */
export const undoOrderWork: Handlers['undoOrderWork'] = async ({ workId, undone }, context) => {
  await requireResource(context, 'orders');
  const work = await findWork(context, undone);
  if (PACKINGS.includes(work.action.type)) {
    await undoPacking(context, workId, undone);
    return readWork(context, workId);
  }
  if (!UNDOABLE.includes(work.action.type))
    throw new BusinessError(answerCodes.badRequest, 'orderNotUndoable');
  await startWork(context, workId, { type: 'undo', undone }, await changedBy(context, undone));
  await runBatch(context.db, { companyId: context.companyId, workId }, context.clock.now());
  return readWork(context, workId);
};
