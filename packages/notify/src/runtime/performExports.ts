import { type Api, isApiError } from '@portal/api-client';
import type { exportsContract } from '@portal/api-client/contract';
import { answerCodes } from '@portal/api-client/contract/codes';
import type { Machine } from '@portal/machine';
import { NOTIFY_TIMES } from '../core/constants.ts';
import { type DownloadPlace, toDownloadAddress } from '../core/downloadLink.ts';
import type { ExportReport, ExportsEffect, ExportsEvent, ExportsState } from '../core/exportTypes.ts';
import { exportToast, linkFailureToast } from './exportToast.ts';
import type { AroundExports, ExportsNavigation, Transport } from './ports.ts';

/** The calls that following exports makes. */
export type ExportsApi = Pick<
  Api<typeof exportsContract>,
  'getDownloadTask' | 'retryDownloadTask' | 'createDownloadLink'
>;

/** What following exports needs of its own. */
export type FollowExportsOptions = {
  api: ExportsApi;
  /** Tells the ends of exports; polling alone does without. */
  socket?: Transport;
  /** The page's address and the hosts that downloads may come from besides. */
  place: DownloadPlace;
  navigation: ExportsNavigation;
};

/** What the effects of exports reach. */
export type ExportsPorts = AroundExports & FollowExportsOptions;

/** Carries out what follows for exports. */
export function performExports(
  effect: ExportsEffect,
  { send }: Machine<ExportsState, ExportsEvent>,
  ports: ExportsPorts,
): void {
  const { clock, i18n, navigation, tabs, toasts } = ports;
  const openCentre = () => navigation.openExportCentre();
  switch (effect.type) {
    case 'check':
      void checkExport(effect.id, ports).then(send);
      return;
    case 'retry':
      void retryExport(effect.id, ports).then((events) => events.forEach(send));
      return;
    case 'show-notice': {
      const { id, notice, task } = effect;
      tabs.post('export-told', { id, notice });
      const actions = {
        download: () => void downloadExport({ id, fileUrl: task.fileUrl }, ports),
        retry: () => send({ type: 'retry', id }),
        openCentre,
      };
      const toast = exportToast(notice, task.name, i18n, actions);
      toasts.show({ id: toastId(id), durationMs: NOTIFY_TIMES.exportNoticeMs, ...toast });
      return;
    }
    case 'close-notice':
      toasts.dismiss(toastId(effect.id));
      return;
    case 'tell-push-later':
      clock.after(NOTIFY_TIMES.exportPushDelayMs, () =>
        send({ type: 'push-due', end: effect.end, now: clock.now() }),
      );
      return;
    case 'show-pushed': {
      const { key, id, name, fileUrl } = effect.end;
      const download = () => void downloadExport({ id, fileUrl }, ports);
      const toast = exportToast('ready', name, i18n, { download, retry: () => undefined, openCentre });
      toasts.show({ id: toastId(key), durationMs: NOTIFY_TIMES.exportPushToastMs, ...toast });
    }
  }
}

async function checkExport(id: string, { api, clock }: ExportsPorts): Promise<ExportsEvent> {
  try {
    const task = await api.getDownloadTask({ id }, { silent: true });
    const report = {
      status: task.status,
      isDeleted: task.is_del === 1,
      fileUrl: task.fileOssUrl ?? undefined,
      name: task.name,
    };
    return { type: 'checked', id, report, now: clock.now() };
  } catch (error) {
    // An export that does not exist will not come to be by asking again.
    const isGone = isApiError(error) && error.kind === 'business' && error.status === 404;
    if (isGone) return { type: 'checked', id, report: GONE, now: clock.now() };
    return { type: 'check-failed', id, now: clock.now() };
  }
}

const GONE: ExportReport = { status: undefined, isDeleted: true, fileUrl: undefined, name: undefined };

async function retryExport(id: string, { api, clock }: ExportsPorts): Promise<ExportsEvent[]> {
  const { exportDuplicate } = answerCodes;
  try {
    await api.retryDownloadTask({ id }, { silent: [exportDuplicate] });
    return [{ type: 'retried', id, now: clock.now() }];
  } catch (error) {
    const isDuplicate = isApiError(error) && error.code === exportDuplicate;
    const failed = { type: 'retry-failed', id } as const;
    return isDuplicate ? [failed, { type: 'refused', id }] : [failed];
  }
}

/** Follows the link of a file, made now when its export is known; a file that is gone is said. */
export async function downloadExport(
  { id, fileUrl }: { id?: string | undefined; fileUrl?: string | undefined },
  { api, i18n, navigation, place, toasts }: ExportsPorts,
): Promise<void> {
  let link = fileUrl;
  if (id !== undefined) {
    try {
      link = (await api.createDownloadLink({ id }, { silent: true })).url;
    } catch (error) {
      // A backend of the documents makes no links: the file lies where the export says.
      const makesLinks = !(isApiError(error) && error.kind === 'http' && error.status === 404);
      if (makesLinks || fileUrl === undefined) {
        const isGone = isApiError(error) && error.kind === 'business';
        toasts.show(linkFailureToast(isGone ? 'gone' : 'failed', i18n));
        return;
      }
    }
  }
  const address = toDownloadAddress(link, place);
  if (address === undefined) toasts.show(linkFailureToast('unusable', i18n));
  else navigation.download(address);
}

function toastId(id: string): string {
  return `export-${id}`;
}
