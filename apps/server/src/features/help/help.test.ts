import { eq, notExists, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { helpDocuments } from '../../db/schema/help.ts';
import { menuDocuments } from '../../db/schema/menuTools.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { searchHelp } from './searchHelp.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

it('[S684] the tree has every document in its folder, in the caller’s language', async () => {
  const tree = await server.call('queryHelpTree', {}, { language: 'en-US' });
  expect(tree.map(({ title }) => title)).toContain('Orders and stock');
  const ids = tree.flatMap(({ documents }) => documents.map(({ docId }) => docId));
  expect(new Set(ids).size).toBe(await server.db.$count(helpDocuments));
  const korean = await server.call('getHelpDocument', { docId: 'help-stock' }, { language: 'ko-KR' });
  expect(korean).toMatchObject({ title: '재고와 판매 가능 일수 보기', folderTitle: '주문과 재고' });
  expect(korean.content).toContain('<h2>열의 의미</h2>');
});

it('[S685] every help document that a menu names is there', async () => {
  const found = server.db
    .select({ one: sql`1` })
    .from(helpDocuments)
    .where(eq(helpDocuments.docId, menuDocuments.documentId));
  const dangling = await server.db
    .selectDistinct({ docId: menuDocuments.documentId })
    .from(menuDocuments)
    .where(notExists(found));
  expect(dangling).toEqual([]);
});

it.each(['../../etc/passwd\u0000<script>', '<script>alert(1)</script>', "help-orders' or 1=1 --", 'A B', ''])(
  '[S686] HLP-02: %j is no document’s id: refused, and not said back',
  async (docId) => {
    const answer = await server.ask('getHelpDocument', { docId });
    expect(answer).toMatchObject({ status: 400, code: '400' });
    if (docId !== '') expect(JSON.stringify(answer)).not.toContain(docId.slice(0, 8));
  },
);

it('[S686] a document that is not there is not found; nobody reads without signing in', async () => {
  expect(await server.ask('getHelpDocument', { docId: 'help-nothing' })).toMatchObject({ code: '404' });
  expect(await server.as('').ask('getHelpDocument', { docId: 'help-orders' })).toMatchObject({ code: '401' });
});

it('[S687] a search finds what is asked for with the lines that answer; its question is never a query', async () => {
  const [best] = await server.call('searchHelp', { keyword: '如何停用子账号' });
  expect(best).toMatchObject({ docId: 'help-permissions', folderTitle: '账号、权限与服务' });
  expect(best?.excerpt).toContain('停用');
  expect(await server.call('searchHelp', { keyword: "' or 1=1; drop table help_documents --" })).toEqual([]);
  expect((await server.ask('searchHelp', { keyword: '  ' })).status).toBe(400);
  const [quoted] = await searchHelp(server.db, { question: 'days of cover', locale: 'en-US', limit: 1 });
  expect(quoted).toMatchObject({ docId: 'help-stock', share: 1 });
  expect(quoted?.passage).toContain('Days of cover: how many days');
});

it('[S688] HLP-01: hostile words of a document are handed on as they are, and quoted as words only', async () => {
  const attack = '<p>库存量子</p><script>alert(1)</script><img src=x onerror=alert(1)>';
  const content = { zh: attack, en: attack, kr: attack };
  const title = { zh: '<b>量子</b>', en: 'x', kr: 'x' };
  const rest = { folderId: 'trade', position: 99, updatedAt: new Date(0) };
  await server.db.insert(helpDocuments).values({ docId: 'hostile', title, content, ...rest });
  expect(await server.call('getHelpDocument', { docId: 'hostile' })).toMatchObject({ content: attack });
  const [hit] = await server.call('searchHelp', { keyword: '量子' });
  expect(hit).toMatchObject({ docId: 'hostile', excerpt: '库存量子' });
});
