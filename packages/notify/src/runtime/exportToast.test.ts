import { createI18n, loadLocale } from '@portal/ui/shell';
import { beforeAll, expect, it } from 'vitest';
import type { ExportNotice } from '../core/exportTypes.ts';
import { catalogs } from '../i18n.ts';
import { exportToast, linkFailureToast } from './exportToast.ts';

const i18n = createI18n();
const actions = { download: () => undefined, retry: () => undefined, openCentre: () => undefined };
const centre = { label: 'Export centre', onClick: actions.openCentre };

beforeAll(() => loadLocale(i18n, 'en-US', [catalogs]));

const toast = (notice: ExportNotice, name?: string) => exportToast(notice, name, i18n, actions);

it('[N83] an export that is prepared, ready or failed says so, and offers what there is to do', () => {
  expect(toast('preparing', 'orders.xlsx')).toEqual({
    tone: 'info',
    title: 'Preparing the download file',
    message: 'orders.xlsx',
    action: centre,
  });
  expect(toast('ready', 'orders.xlsx')).toEqual({
    tone: 'success',
    title: 'The download file is ready',
    message: 'orders.xlsx',
    action: { label: 'Download', onClick: actions.download },
    secondAction: centre,
  });
  expect(toast('failed', 'orders.xlsx')).toEqual({
    tone: 'danger',
    title: 'Export file failed',
    message: 'orders.xlsx',
    action: { label: 'Retry', onClick: actions.retry },
    secondAction: centre,
  });
});

it('[N86] an equal export is refused in words, with the way to the export centre; a missing name is left out', () => {
  expect(toast('duplicate', '')).toEqual({
    tone: 'warning',
    title: 'A same task exists, please check the export centre',
    message: undefined,
    action: centre,
  });
});

it('[N89] a file that cannot be downloaded is said, with its reason', () => {
  const said = (['unusable', 'gone', 'failed'] as const).map((reason) => linkFailureToast(reason, i18n));
  expect(said).toEqual([
    { id: 'download-unusable', tone: 'warning', title: 'Parameter error, cannot download' },
    {
      id: 'download-gone',
      tone: 'warning',
      title: 'The file has expired or was deleted. Please export it again.',
    },
    { id: 'download-failed', tone: 'warning', title: 'The download did not work. Please try again later.' },
  ]);
});

it('[N83] without texts the words are Chinese', async () => {
  const bare = createI18n();
  await loadLocale(bare, 'zh-CN', []);
  const titles = (['preparing', 'ready', 'failed', 'duplicate'] as const).map(
    (notice) => exportToast(notice, undefined, bare, actions).title,
  );
  expect(titles).toEqual([
    '下载文件准备中',
    '下载文件已就绪',
    '导出文件失败',
    '存在相同任务，请前往导出中心查看',
  ]);
});
