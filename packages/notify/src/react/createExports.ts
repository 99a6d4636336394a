import { isApiError } from '@portal/api-client';
import type { TabGroup } from '../channel/createTabGroup.ts';
import type { Connection } from '../channel/ports.ts';
import { EXPORT_STATUS, NOTIFY_TIMES } from '../core/constants.ts';
import { toDownloadAddress } from '../core/downloadLink.ts';
import type { ExportReport, ExportsEffect, ExportsEvent, FollowedExport } from '../core/exportTypes.ts';
import { parseExportFrame, readExportMessage } from '../core/parseExportFrame.ts';
import { INITIAL_EXPORTS, nextCheckAt, transitionExports } from '../core/transitionExports.ts';
import type { PushedMessage } from '../core/types.ts';
import { createStore, type Store } from './createStore.ts';
import { exportToast, linkFailureToast, type ToastTexts } from './exportToast.ts';
import type { NotifyPorts } from './ports.ts';

/** The exports that this tab follows. */
export type Exports = Pick<Store<readonly FollowedExport[]>, 'get' | 'subscribe'> & {
  /** Follows an export that a page started. */
  follow(task: { id: string; uniqueId?: string; name?: string }): void;
  /** The server refused an export because an equal one is under way. */
  refused(task: { uniqueId: string; name?: string }): void;
  retry(id: string): void;
  download(task: { id?: string; fileUrl?: string }): Promise<void>;
  /** The push channel told of a finished export. */
  finished(message: PushedMessage, isLoud: boolean): void;
  /** The server says that an export has failed: told with its retry, also when no page follows it. */
  failed(message: PushedMessage, isLoud: boolean): void;
  dispose(): void;
};

type ExportsOptions = Pick<NotifyPorts, 'api' | 'clock' | 'toasts' | 'navigation' | 'exports' | 'place'> & {
  tabs: TabGroup;
  texts: ToastTexts;
};

const TOLD_LIMIT = 200;

/** Follows exports by polling and by their socket, and tells of each change once in this browser. */
export function createExports(options: ExportsOptions): Exports {
  const { api, clock, toasts, navigation, place, tabs, texts } = options;
  const store = createStore<readonly FollowedExport[]>([]);
  /** Exports whose end was told, here or in another tab. */
  const told = new Set<string>();
  const delayed = new Set<() => void>();
  let state = INITIAL_EXPORTS;
  let stopTimer: (() => void) | undefined;
  let socket: Connection | undefined;

  function send(event: ExportsEvent): void {
    const result = transitionExports(state, event);
    if (result.state !== state) {
      state = result.state;
      store.set([...state.tasks.values()]);
    }
    for (const effect of result.effects) run(effect);
    plan();
  }

  function plan(): void {
    stopTimer?.();
    stopTimer = undefined;
    const due = nextCheckAt(state);
    if (due !== undefined) {
      const tick = () => send({ type: 'tick', now: clock.now() });
      stopTimer = clock.after(Math.max(0, due - clock.now()), tick);
    }
    const isPending = [...state.tasks.values()].some(({ phase }) => phase !== 'settled');
    if (isPending) socket ??= openSocket();
    else {
      socket?.dispose();
      socket = undefined;
    }
  }

  function openSocket(): Connection | undefined {
    return options.exports?.({
      query: () => '',
      onFrame(data) {
        const frame = parseExportFrame(data);
        if (frame && state.tasks.has(frame.id)) send({ type: 'pushed', ...frame, now: clock.now() });
      },
      onStatus: () => undefined,
    });
  }

  function run(effect: ExportsEffect): void {
    switch (effect.type) {
      case 'check':
        void check(effect.id);
        return;
      case 'retry':
        void retry(effect.id);
        return;
      case 'close-notice':
        toasts.dismiss(toastId(effect.id));
        return;
      case 'notice': {
        const { id, notice, task } = effect;
        if (notice === 'ready' || notice === 'failed') remember(id);
        tabs.post('export-told', { id, notice });
        toasts.show({
          id: toastId(id),
          durationMs: NOTIFY_TIMES.exportNoticeMs,
          ...exportToast(notice, task, texts, {
            download: () => void download({ id, fileUrl: task.fileUrl }),
            retry: () => send({ type: 'retry', id }),
            openCentre: () => navigation.openExportCentre(),
          }),
        });
      }
    }
  }

  async function check(id: string): Promise<void> {
    try {
      const task = await api.getDownloadTask({ id }, { silent: true });
      const report: ExportReport = {
        status: task.status,
        isDeleted: task.is_del === 1,
        fileUrl: task.fileOssUrl ?? undefined,
        name: task.name,
      };
      send({ type: 'checked', id, report, now: clock.now() });
    } catch (error) {
      // An export that does not exist will not come to be by asking again.
      if (isApiError(error) && error.kind === 'business' && error.status === 404) {
        send({ type: 'checked', id, report: GONE, now: clock.now() });
      } else send({ type: 'check-failed', id, now: clock.now() });
    }
  }

  async function retry(id: string): Promise<void> {
    try {
      await api.retryDownloadTask({ id });
      told.delete(id);
      send({ type: 'retried', id, now: clock.now() });
    } catch {
      send({ type: 'retry-failed', id });
    }
  }

  async function download({ id, fileUrl }: { id?: string; fileUrl?: string | undefined }): Promise<void> {
    let link = fileUrl;
    if (id !== undefined) {
      try {
        link = (await api.createDownloadLink({ id }, { silent: true })).url;
      } catch (error) {
        const isGone = isApiError(error) && error.kind === 'business';
        toasts.show(linkFailureToast(isGone ? 'gone' : 'failed', texts));
        return;
      }
    }
    const address = toDownloadAddress(link, place);
    if (address === undefined) toasts.show(linkFailureToast('unusable', texts));
    else navigation.download(address);
  }

  function remember(id: string): void {
    told.add(id);
    for (const oldest of told) {
      if (told.size <= TOLD_LIMIT) break;
      told.delete(oldest);
    }
  }

  function finished(message: PushedMessage, isLoud: boolean): void {
    const { id, fileUrl, name } = readExportMessage(message.info);
    const task = id === undefined ? undefined : state.tasks.get(id);
    if (id !== undefined && task && task.phase !== 'settled') {
      const report = { status: 2, isDeleted: false, fileUrl: fileUrl ?? '#', name };
      send({ type: 'pushed', id, report, now: clock.now() });
      return;
    }
    const key = id ?? fileUrl ?? message.id ?? message.title;
    if (!isLoud || told.has(key)) return;
    const stop = clock.after(NOTIFY_TIMES.exportPushDelayMs, () => {
      delayed.delete(stop);
      if (told.has(key)) return;
      remember(key);
      const known = { id: key, name: name ?? message.title };
      toasts.show({
        id: toastId(key),
        durationMs: NOTIFY_TIMES.exportPushToastMs,
        ...exportToast('ready', known, texts, {
          download: () => void download({ ...(id !== undefined && { id }), fileUrl }),
          retry: () => undefined,
          openCentre: () => navigation.openExportCentre(),
        }),
      });
    });
    delayed.add(stop);
  }

  function failed({ info }: PushedMessage, isLoud: boolean): void {
    const { id, name } = readExportMessage(info);
    if (id === undefined) return;
    const task = state.tasks.get(id);
    if (task && task.phase !== 'settled') {
      send({ type: 'pushed', id, report: { ...FAILED, name }, now: clock.now() });
      return;
    }
    if (!isLoud || told.has(id)) return;
    // A tab that follows it tells it meanwhile; one that nobody follows is taken up, so that it can be retried.
    const stop = clock.after(NOTIFY_TIMES.exportPushDelayMs, () => {
      delayed.delete(stop);
      if (!told.has(id)) send({ type: 'follow', id, name, now: clock.now() });
    });
    delayed.add(stop);
  }

  const stopTabs = tabs.onMessage((message) => {
    if (message.kind !== 'export-told') return;
    const notice = message.notice as FollowedExport['notice'];
    const id = message.id as string;
    if (notice === 'ready' || notice === 'failed') remember(id);
    if (notice) send({ type: 'told-elsewhere', id, notice });
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    follow: (task) => send({ type: 'follow', ...task, now: clock.now() }),
    refused: (task) => send({ type: 'refused', ...task }),
    retry: (id) => send({ type: 'retry', id }),
    download,
    finished,
    failed,
    dispose() {
      send({ type: 'ended' });
      for (const stop of delayed) stop();
      stopTimer?.();
      socket?.dispose();
      stopTabs();
    },
  };
}

const FAILED: ExportReport = {
  status: EXPORT_STATUS.failed,
  isDeleted: false,
  fileUrl: undefined,
  name: undefined,
};
const GONE: ExportReport = { status: undefined, isDeleted: true, fileUrl: undefined, name: undefined };

function toastId(id: string): string {
  return `export-${id}`;
}
