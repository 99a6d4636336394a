import { beforeAll, expect, it } from 'vitest';
import { helpDocuments } from '../../db/schema/help.ts';
import { openDemoDatabase } from '../../testing/openDemoDatabase.ts';
import { plainText } from './plainText.ts';
import { rankDocuments } from './rankDocuments.ts';
import { searchTerms } from './searchTerms.ts';

let stored: (typeof helpDocuments.$inferSelect)[];
beforeAll(async () => {
  const { db, close } = await openDemoDatabase();
  stored = await db.select().from(helpDocuments).orderBy(helpDocuments.folderId, helpDocuments.position);
  await close();
});

const documentsIn = (language: 'zh' | 'en' | 'kr') =>
  stored.map(({ docId, title, content }) => {
    return { docId, title: title[language], text: plainText(content[language]) };
  });

it.each([
  ['zh', '怎么添加子账号？', 'help-permissions'],
  ['zh', '忘记密码了怎么办', 'help-account'],
  ['zh', '可售天数是什么意思', 'help-stock'],
  ['zh', '导出的文件在哪里下载', 'help-downloads'],
  ['zh', 'ACOS', 'help-ads'],
  ['zh', '如何续费', 'help-services'],
  ['en', 'How do I disable a sub-account?', 'help-permissions'],
  ['en', 'change my password', 'help-account'],
  ['en', 'What does days of cover mean?', 'help-stock'],
  ['en', 'orders shipped late', 'help-late-orders'],
  ['kr', '비밀번호를 바꾸고 싶어요', 'help-account'],
  ['kr', '파일 내보내기', 'help-downloads'],
  ['kr', '파일은 어떻게 내보내나요', 'help-downloads'],
  ['kr', '주문은 어떻게 내보내나요?', 'help-downloads'],
  ['kr', '비밀번호는 어디에서 바꾸나요', 'help-account'],
] as const)('[S680] in %s, %j is answered by %s', (language, question, docId) => {
  const [best] = rankDocuments(documentsIn(language), question, 5);
  expect(best?.document.docId).toBe(docId);
  expect(best?.passage).not.toBe('');
  expect(best?.passage.length).toBeLessThanOrEqual(600);
});

it.each(['', '   ', '？！', 'the of and', '火星移民政策', 'quantum chromodynamics'])(
  '[S681] %j is answered by nothing',
  (question) => {
    expect(rankDocuments(documentsIn(/[a-z]/.test(question) ? 'en' : 'zh'), question, 5)).toEqual([]);
  },
);

it('[S681] a pattern is text like any other, and a long question ends', () => {
  const documents = documentsIn('en');
  expect(rankDocuments(documents, '.*(a+)+$ [', 5)).toEqual([]);
  const began = performance.now();
  rankDocuments(documents, '库存'.repeat(5_000), 5);
  expect(performance.now() - began).toBeLessThan(1_000);
});

it('[S680] words are found in small letters, without endings, and Chinese by pairs of signs', () => {
  expect(searchTerms('Orders, ORDER and the orders')).toEqual(['order']);
  expect(searchTerms('如何补货')).toEqual(['补货']);
  expect(searchTerms('免打扰')).toEqual(['免打', '打扰']);
  expect(searchTerms('주문을 어떻게 내보내나요')).toEqual(['주문', '내보', '보내']);
});

it('[S683] the plain text of a document has its words, and nothing of its scripts and tags', () => {
  expect(
    plainText('<h2>A &amp; B</h2><script>alert("x")</script><p>c<b>d</b></p><style>p{}</style><img src=x>'),
  ).toBe('A & B\ncd');
  expect(plainText('<script>never closed')).toBe('');
});
