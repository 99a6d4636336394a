import type { PortalContract } from './handlers.ts';

/**
 * The calls that may read on a replica: they write nothing, and are worth the wait for it. All others read and write on the
 * primary.
 */
export const REPLICA_CALLS = [
  'getHelpDocument',
  'queryAnnouncementPage',
  'queryAuditLog',
  'queryCompanyExportPage',
  'queryDownloadTasks',
  'queryHelpTree',
  'queryList',
  'queryListTotals',
  'queryMsgNoticePage',
  'queryOrder',
  'queryOrderChoices',
  'queryOrders',
  'queryReport',
  'querySalesOverview',
  'queryShopNames',
  'queryStatusCounts',
  'queryThread',
  'queryThreads',
  'queryToday',
  'searchHelp',
  'searchRecords',
] as const satisfies readonly (keyof PortalContract)[];

const names: ReadonlySet<string> = new Set(REPLICA_CALLS);

/** Whether a call may read on a replica. */
export function readsOnReplica(call: string): boolean {
  return names.has(call);
}
