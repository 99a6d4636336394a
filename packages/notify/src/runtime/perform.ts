import { isApiError } from '@portal/api-client';
import { answerCodes } from '@portal/api-client/contract/codes';
import type { Machine } from '@portal/machine';
import { NOTIFY_TIMES } from '../core/constants.ts';
import { toDownloadAddress } from '../core/downloadLink.ts';
import type { ExportReport, ExportsEffect, ExportsEvent, ExportsState } from '../core/exportTypes.ts';
import { isSecurityMessage } from '../core/judgeMessage.ts';
import type { SlotsEffect, SlotsEvent, SlotsState } from '../core/toastSlots.ts';
import type { TabGroup } from './createTabGroup.ts';
import { exportToast, linkFailureToast } from './exportToast.ts';
import type { NotifyPorts } from './ports.ts';

/** What the effects of exports reach. */
export type ExportsPorts = Pick<NotifyPorts, 'api' | 'clock' | 'toasts' | 'i18n' | 'navigation' | 'place'> & {
  tabs: TabGroup;
};

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

/** What the toasts of messages reach. */
export type AlertsPorts = Pick<NotifyPorts, 'clock' | 'i18n' | 'navigation' | 'securityTitles' | 'toasts'> & {
  openPanel: () => void;
};

/** The one toast that sums up the messages without a toast of their own. */
export const SUMMARY_ID = 'push-summary';
const SUMMARY_MS = 6000;

/** Carries out what follows for the toasts of messages. */
export function performSlots(
  effect: SlotsEffect,
  { send }: Machine<SlotsState, SlotsEvent>,
  { clock, i18n, navigation, openPanel, securityTitles, toasts }: AlertsPorts,
): void {
  const view = i18n._({ id: 'notify.view', message: '查看' });
  switch (effect.type) {
    case 'show': {
      const { id, message } = effect;
      toasts.show({
        id: alertId(id),
        tone: isSecurityMessage(message, securityTitles) ? 'warning' : 'info',
        title: message.title || i18n._({ id: 'notify.message', message: '新消息' }),
        message: message.text,
        durationMs: null,
        action: { label: view, onClick: () => navigation.openNotices(message.noticeId) },
        onClose: () => send({ type: 'left', id }),
      });
      return;
    }
    case 'summarise':
      toasts.show({
        id: SUMMARY_ID,
        title: i18n._({
          id: 'notify.summary',
          message: '还有 {count} 条新消息',
          values: { count: effect.count },
        }),
        durationMs: SUMMARY_MS,
        action: { label: view, onClick: openPanel },
        onClose: () => send({ type: 'summary-left' }),
      });
      return;
    case 'tick-later':
      clock.after(effect.inMs, () => send({ type: 'tick', now: clock.now() }));
  }
}

/** Returns the id of a message's toast. */
export function alertId(id: string): string {
  return `push-${id}`;
}
