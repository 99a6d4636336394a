import { setupI18n } from '@lingui/core';
import { ApiError, type ApiErrorDetails } from '@portal/api-client';
import { answerCodes } from '@portal/api-client/contract/codes';
import type { ToastOptions } from '@portal/ui';
import { beforeEach, expect, it } from 'vitest';
import type { ExportsEffect, ExportsEvent } from '../core/exportTypes.ts';
import { downloadExport, type ExportsPorts, performExports } from './performExports.ts';

const FILE = 'https://portal.test/f.csv';
const TASK = {
  id: 't1',
  uniqueId: undefined,
  name: '订单',
  phase: 'settled',
  fileUrl: FILE,
  dueAt: 0,
} as const;

let sent: ExportsEvent[];
let toasts: ToastOptions[];
let dismissed: string[];
let visits: string[];
let posted: unknown[];
let later: [number, () => void][];
/** What the server answers to each call, or throws. */
let answers: Record<string, () => unknown>;
let asked: unknown[];
beforeEach(() => {
  [sent, toasts, dismissed, visits, posted, later, answers, asked] = [[], [], [], [], [], [], {}, []];
});

const call = (name: string) => async (request: unknown, options: unknown) => {
  asked.push([name, request, options]);
  return answers[name]?.();
};
const ports = {
  api: Object.fromEntries(
    ['getDownloadTask', 'retryDownloadTask', 'createDownloadLink'].map((name) => [name, call(name)]),
  ),
  clock: {
    now: () => 1000,
    after: (milliseconds: number, run: () => void) => {
      later.push([milliseconds, run]);
      return () => undefined;
    },
  },
  i18n: setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } }),
  navigation: {
    openExportCentre: () => visits.push('centre'),
    download: (address: string) => visits.push(address),
  },
  tabs: { post: (kind: string, fields: object) => posted.push([kind, fields]) },
  toasts: {
    show: (toast: ToastOptions) => toasts.push(toast),
    dismiss: (id: string) => dismissed.push(id),
  },
  place: { page: 'https://portal.test/entry', hosts: [] },
} as unknown as ExportsPorts;

const settle = () => new Promise((done) => setTimeout(done));
async function perform(effect: ExportsEffect): Promise<void> {
  performExports(effect, { send: (event: ExportsEvent) => sent.push(event) } as never, ports);
  await settle();
}
const failure = (details: Partial<ApiErrorDetails>) => () => {
  throw new ApiError({
    kind: 'business',
    code: '500',
    status: 500,
    requestId: 'r',
    endpoint: 'x',
    ...details,
  });
};
const press = async (action: ToastOptions['action']) => {
  action?.onClick();
  await settle();
};

it('[N83] a check reads the state of the export, quietly', async () => {
  answers.getDownloadTask = () => ({ status: 2, is_del: 0, fileOssUrl: FILE, name: '订单' });
  await perform({ type: 'check', id: 't1' });
  answers.getDownloadTask = () => ({ status: 1, is_del: 1, fileOssUrl: null, name: '订单' });
  await perform({ type: 'check', id: 't1' });
  expect(asked[0]).toEqual(['getDownloadTask', { id: 't1' }, { silent: true }]);
  const report = { status: 2, isDeleted: false, fileUrl: FILE, name: '订单' };
  expect(sent).toEqual([
    { type: 'checked', id: 't1', now: 1000, report },
    {
      type: 'checked',
      id: 't1',
      now: 1000,
      report: { ...report, status: 1, isDeleted: true, fileUrl: undefined },
    },
  ]);
});

it('[N83] an export that does not exist is deleted; any other failure is tried again', async () => {
  answers.getDownloadTask = failure({ status: 404 });
  await perform({ type: 'check', id: 't1' });
  expect(sent).toMatchObject([{ type: 'checked', report: { isDeleted: true } }]);
  sent.length = 0;
  // A path that is not there, a refusal, a network that is down: nothing is known of the export.
  for (const fails of [
    failure({ kind: 'http', status: 404 }),
    failure({ status: 200 }),
    () => {
      throw new TypeError('no answer');
    },
  ]) {
    answers.getDownloadTask = fails;
    await perform({ type: 'check', id: 't1' });
  }
  expect(sent).toEqual(Array(3).fill({ type: 'check-failed', id: 't1', now: 1000 }));
});

it('[N85] an accepted retry is told; one that fails too; one of an equal export is refused besides', async () => {
  answers.retryDownloadTask = () => null;
  await perform({ type: 'retry', id: 't1' });
  expect(sent).toEqual([{ type: 'retried', id: 't1', now: 1000 }]);
  expect(asked).toEqual([['retryDownloadTask', { id: 't1' }, { silent: [answerCodes.exportDuplicate] }]]);
  sent.length = 0;
  answers.retryDownloadTask = failure({});
  await perform({ type: 'retry', id: 't1' });
  answers.retryDownloadTask = () => {
    throw Object.assign(new Error('not of the server'), { code: answerCodes.exportDuplicate });
  };
  await perform({ type: 'retry', id: 't1' });
  answers.retryDownloadTask = failure({ code: answerCodes.exportDuplicate });
  await perform({ type: 'retry', id: 't1' });
  const failed = { type: 'retry-failed', id: 't1' };
  expect(sent).toEqual([failed, failed, failed, { type: 'refused', id: 't1' }]);
});

it('[N84] a notice is told to the other tabs, and its buttons retry, download and lead to the centre', async () => {
  await perform({ type: 'show-notice', id: 't1', notice: 'failed', task: { ...TASK, notice: 'failed' } });
  expect(posted).toEqual([['export-told', { id: 't1', notice: 'failed' }]]);
  expect(toasts).toMatchObject([{ id: 'export-t1', durationMs: 6000, tone: 'danger', message: '订单' }]);
  await press(toasts[0]?.action);
  expect(sent).toEqual([{ type: 'retry', id: 't1' }]);
  await press(toasts[0]?.secondAction);
  expect(visits).toEqual(['centre']);
  answers.createDownloadLink = () => ({ url: FILE });
  await perform({ type: 'show-notice', id: 't1', notice: 'ready', task: { ...TASK, notice: 'ready' } });
  await press(toasts[1]?.action);
  expect(visits).toEqual(['centre', FILE]);
});

it('[N83] a notice that is over is closed', async () => {
  await perform({ type: 'close-notice', id: 't1' });
  expect(dismissed).toEqual(['export-t1']);
  expect([toasts, posted, later]).toEqual([[], [], []]);
});

it('[N88] a pushed end is told after 1.5 s, for 3 s, with the file and the way to the centre', async () => {
  const end = { key: 'k', id: 't1', notice: 'ready', name: '库存', fileUrl: undefined } as const;
  await perform({ type: 'tell-push-later', end });
  expect([later[0]?.[0], sent]).toEqual([1500, []]);
  later[0]?.[1]();
  expect(sent).toEqual([{ type: 'push-due', end, now: 1000 }]);
  answers.createDownloadLink = () => ({ url: FILE });
  await perform({ type: 'show-pushed', end });
  expect(toasts).toMatchObject([{ id: 'export-k', durationMs: 3000, tone: 'success', message: '库存' }]);
  await press(toasts[0]?.action);
  await press(toasts[0]?.secondAction);
  expect(asked).toEqual([['createDownloadLink', { id: 't1' }, { silent: true }]]);
  expect(visits).toEqual([FILE, 'centre']);
});

it('[N89] the link is the one that is made at the press, or the export’s own where no export is known', async () => {
  answers.createDownloadLink = () => ({ url: `${FILE}?made` });
  await downloadExport({ id: 't1', fileUrl: FILE }, ports);
  await downloadExport({ fileUrl: FILE }, ports);
  expect(visits).toEqual([`${FILE}?made`, FILE]);
  expect(asked).toHaveLength(1);
});

it('[N89] a backend that makes no links has the file where the export says', async () => {
  answers.createDownloadLink = failure({ kind: 'http', status: 404 });
  await downloadExport({ id: 't1', fileUrl: FILE }, ports);
  expect([visits, toasts]).toEqual([[FILE], []]);
  await downloadExport({ id: 't1' }, ports);
  expect(toasts).toMatchObject([{ id: 'download-failed', tone: 'warning' }]);
});

it.each<[string, () => unknown, string]>([
  ['a file that is gone', failure({ status: 404 }), 'gone'],
  ['a server that fails', failure({ kind: 'http', status: 500 }), 'failed'],
  [
    'a network that is down',
    () => {
      throw new TypeError('no answer');
    },
    'failed',
  ],
  ['a link of another host', () => ({ url: 'https://evil.example/f' }), 'unusable'],
])('[N89] %s is said, and nothing is followed', async (_, answer, reason) => {
  answers.createDownloadLink = answer;
  await downloadExport({ id: 't1', fileUrl: FILE }, ports);
  expect(toasts.map(({ id }) => id)).toEqual([`download-${reason}`]);
  expect(visits).toEqual([]);
});
