import type { exportsContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { createDownloadLink, deleteDownloadTask, retryDownloadTask } from './changeTask.ts';
import { createDownloadTask } from './createTask.ts';
import { downloadExport } from './downloadExport.ts';
import { getDownloadTask, queryDownloadTasks } from './queryTasks.ts';

/** The handlers of the export centre. */
export function createExportsRoutes(): Pick<Handlers, keyof typeof exportsContract> {
  return {
    createDownloadTask,
    queryDownloadTasks,
    getDownloadTask,
    retryDownloadTask,
    deleteDownloadTask,
    createDownloadLink,
    downloadExport,
  };
}
