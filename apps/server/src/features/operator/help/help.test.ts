import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/audit.ts';
import { helpFolders } from '../../../db/schema/help.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const OPERATOR = { as: 'operator' };
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const three = (zh: string) => ({ zh, en: `${zh} en`, kr: '' });
const written = (patch: object = {}) => ({
  docId: 'help-customs',
  folderId: 'customs',
  folderTitle: three('通关'),
  title: three('申报量子清单'),
  content: three('<p>如何申报量子清单</p>'),
  isPublished: false,
  ...patch,
});
const save = (patch: object = {}) => server.call('saveOperatorHelp', written(patch), OPERATOR);
const isRead = async () => {
  const tree = await server.call('queryHelpTree', {});
  const inTree = tree.some(({ documents }) => documents.some(({ docId }) => docId === 'help-customs'));
  const { code } = await server.ask('getHelpDocument', { docId: 'help-customs' });
  const isFound = (await server.call('searchHelp', { keyword: '量子清单' })).length > 0;
  return [inTree, code === '200', isFound];
};

it('[S1800] a draft is found by operators alone; published it stands in the tree, opens and answers a search', async () => {
  await save();
  expect(await isRead()).toEqual([false, false, false]);
  const tree = await server.call('queryHelpTree', {});
  expect(tree.map(({ folderId }) => folderId)).not.toContain('customs');
  const draft = await server.call('getOperatorHelp', { docId: 'help-customs' }, OPERATOR);
  expect(draft).toMatchObject({
    isPublished: false,
    folderTitle: three('通关'),
    title: three('申报量子清单'),
  });
  await save({ isPublished: true });
  expect(await isRead()).toEqual([true, true, true]);
  await save({ isPublished: false });
  expect(await isRead()).toEqual([false, false, false]);
});

it('[S1801] documents are listed by folder, searched in every language, and narrowed to drafts', async () => {
  const page = async (request: object) =>
    (await server.call('queryOperatorHelpPage', request, OPERATOR)).dataList.map(({ docId }) => docId);
  expect(await page({ keyword: '量子清单 en' })).toEqual(['help-customs']);
  expect(await page({ isPublished: false })).toEqual(['help-customs']);
  expect(await page({ folderId: 'customs' })).toEqual(['help-customs']);
  const folders = await server.call('queryOperatorHelpFolders', {}, OPERATOR);
  expect(folders.at(-1)).toMatchObject({ folderId: 'customs', documentCount: 1 });
  expect(folders.length).toBeGreaterThan(1);
});

it('[S1802] what cannot be saved is said at its field', async () => {
  const fields = async (patch: object) => {
    const { data } = await server.ask('saveOperatorHelp', written(patch), OPERATOR);
    return Object.keys((data as { fields: object }).fields);
  };
  expect(await fields({ title: three(' '), content: three('') })).toEqual(['title', 'content']);
  expect(await fields({ folderId: 'nowhere', folderTitle: undefined })).toEqual(['folderTitle']);
  const clip = { zh: 'x', en: '<video src="https://clips.example/a.mp4"></video>', kr: '' };
  expect(await fields({ content: clip })).toEqual(['content']);
});

it('[S1803] a document moves with its folder’s name; the folder goes with its last document', async () => {
  const entries = async () => server.db.$count(auditLog, eq(auditLog.action, 'help-changed'));
  const before = await entries();
  await save({ folderTitle: three('海关') });
  await save({ folderTitle: three('海关') });
  expect(await entries()).toBe(before + 1);
  expect(
    (await server.call('getOperatorHelp', { docId: 'help-customs' }, OPERATOR)).folderTitle,
  ).toMatchObject({ zh: '海关' });
  await save({ folderId: 'trade', folderTitle: undefined });
  const folder = () => server.db.$count(helpFolders, eq(helpFolders.folderId, 'customs'));
  expect(await folder()).toBe(0);
  await save();
  await server.call('removeOperatorHelp', { docId: 'help-customs' }, OPERATOR);
  expect(await folder()).toBe(0);
  expect((await server.ask('getOperatorHelp', { docId: 'help-customs' }, OPERATOR)).code).toBe('404');
});
