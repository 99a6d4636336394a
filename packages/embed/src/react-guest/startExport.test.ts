import { ApiError } from '@portal/api-client';
import { answerCodes } from '@portal/api-client/contract/codes';
import { expect, it } from 'vitest';
import type { ExportTask } from '../core/types.ts';
import { startExport } from './startExport.ts';

const task = { id: 't1', uniqueId: 'orders', name: '订单.csv' };
const refusal = (code: string, data?: unknown) =>
  new ApiError({ kind: 'business', code, data, status: 200, requestId: 'r', endpoint: 'POST /create' });

function start(create: () => Promise<ExportTask>) {
  const told: ExportTask[] = [];
  const exportTask = async (one: ExportTask) => void told.push(one);
  return startExport({ exportTask }, create).then(() => told);
}

it('[E230] an export that began is followed by the portal', async () => {
  expect(await start(async () => task)).toEqual([task]);
});

it('[E230] one that the server refuses as a duplicate is handed to the portal as that', async () => {
  const create = () => Promise.reject(refusal(answerCodes.exportDuplicate, task));
  expect(await start(create)).toEqual([{ ...task, isDuplicate: true }]);
});

it.each([refusal('1001', task), refusal(answerCodes.exportDuplicate, null), new Error('offline')])(
  '[E230] %s is left to whoever asked',
  async (error) => {
    await expect(start(() => Promise.reject(error))).rejects.toBe(error);
  },
);
