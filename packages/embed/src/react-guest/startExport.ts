import { isApiError } from '@portal/api-client';
import { answerCodes } from '@portal/api-client/contract/codes';
import type { ExportTask, PortalGuest } from '../core/types.ts';

/**
 * Starts an export and has the portal follow it. Where an equal one is under way the portal says so, with the way to it.
 * Rejects with every other refusal.
 * @example
 * await startExport(guest, () => api.createDownloadTask(selection));
 */
export async function startExport(
  guest: Pick<PortalGuest, 'exportTask'>,
  create: () => Promise<ExportTask>,
): Promise<void> {
  let task: ExportTask;
  try {
    task = await create();
  } catch (error) {
    const twin = isApiError(error) && error.code === answerCodes.exportDuplicate ? error.data : undefined;
    if (!isTask(twin)) throw error;
    task = { ...twin, isDuplicate: true };
  }
  await guest.exportTask(task);
}

function isTask(data: unknown): data is ExportTask {
  return typeof data === 'object' && data !== null && 'id' in data;
}
