import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/Database.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../../testing/openDemoServer.ts';
import { findAgent } from '../agents/agents.ts';
import { readQuestion } from '../reading/readQuestion.ts';
import { createBuiltinModel } from './createBuiltinModel.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openDemoDatabase();
  ({ db } = database);
  close = database.close;
});
afterAll(() => close());

type More = {
  locale?: Locale;
  agentId?: number;
  themeId?: string;
  userId?: string;
  written?: { think: string; content: string };
  image?: boolean;
  before?: string[];
};

async function answerTo(question: string, more: More = {}) {
  const {
    locale = 'zh-CN',
    agentId,
    themeId,
    userId = 'u-owner',
    written = { think: '', content: '' },
  } = more;
  let [think, content] = ['', ''];
  const parts = createBuiltinModel()({
    question,
    history: (more.before ?? []).map((asked) => ({ question: asked, answer: 'y' })),
    images: more.image ? [{ contentType: 'image/png', bytes: Buffer.alloc(1) }] : [],
    page: undefined,
    locale,
    agent: findAgent(agentId ?? null),
    themeId,
    modelCode: 'builtin',
    scope: { db, companyId: 'c-starlight', userId, locale, now: DEMO_NOW, timeZone: 'UTC' },
    written,
    signal: new AbortController().signal,
  });
  for await (const part of parts) {
    think += part.think ?? '';
    content += part.content ?? '';
  }
  return { think, content };
}

it.each([
  ['en-US', 'forecast sales for next month', 'happened. You could ask:'],
  ['ko-KR', '다음 달 매출 예측해 주세요', '답해요. 이렇게 물어보세요:'],
  ['zh-CN', '下个月大概能卖多少件', '数据。您可以这样问：'],
] as const)(
  '[S2707] a refusal and what can be asked are two sentences: %s',
  async (locale, question, expected) => {
    expect((await answerTo(question, { locale })).content).toContain(expected);
  },
);

it('[S2708] stock is offered as it is now, without days', () => {
  const words = { skus: [], products: [], shops: [], warehouses: [], campaigns: [] };
  const reading = readQuestion('재고 회전율', { words, today: '2026-11-21' });
  expect(reading).toMatchObject({ kind: 'ask', suggestions: [{ measures: ['onHand'] }] });
  expect(JSON.stringify(reading)).not.toContain('period');
});

it('[S971] says the share of each group, and how much it is a day', async () => {
  const block = async (question: string) => {
    const { content } = await answerTo(question);
    const { columns, rows } = JSON.parse(/```data\n(.*)\n```/.exec(content)?.[1] ?? '{}');
    return { content, rows, at: columns.findIndex(({ key }: { key: string }) => key === 'share') };
  };
  const { rows, at } = await block('上个月各平台销售额占比');
  const shares = rows.map((row: unknown[]) => row[at]) as number[];
  expect(shares.length).toBeGreaterThan(2);
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(0.005);
  expect((await block('上个月各店铺利润率')).at, 'a rate is no part of a whole').toBe(-1);
  expect((await block('亏钱的产品')).at, 'some are left out').toBe(-1);
  const daily = await block('上个月平均每天多少单');
  const sum = daily.rows.reduce((all: number, row: number[]) => all + Number(row[1]), 0);
  expect(daily.content).toContain(`平均每天：${Math.round((100 * sum) / 31) / 100}`);
});

it('[S529] answers a question about data with words, a table and how it came about, and says that no model spoke', async () => {
  const { think, content } = await answerTo('近30天各站点的销售对比');
  expect(think).toMatch(
    /理解为：销售额 · 2026-10-23 至 2026-11-21 · 站点。\n查询用时 \d+ 毫秒，返回 \d+ 行。/,
  );
  expect(content).toContain('**销售额 · 2026-10-23 至 2026-11-21 · 站点**');
  expect(content).toContain('未接入语言模型');
  expect(content).toMatch(/合计：销售额 (US)?\$[\d,.]+（较上一周期 [+-]?[\d.]+%）/);
  expect(content).toMatch(/```data\n\{.*"link".*\}\n```/);
  const later = await answerTo('近30天各站点的销售对比', { before: ['你好'] });
  expect(later.content).not.toContain('未接入语言模型');
});

it.each([
  ['en-US', 'Top 5 products by sales last month', 'no language model', 'Sales · 2026-10-01 to 2026-10-31'],
  ['ko-KR', '최근 30일 매출 추이', '언어 모델은 연결되어 있지 않아요', '매출 · 2026-10-23 – 2026-11-21'],
] as const)('[S529] speaks %s', async (locale, question, note, title) => {
  const { content } = await answerTo(question, { locale });
  expect(content).toContain(note);
  expect(content).toContain(title);
});

it('[S530] answers how something is done from the help documents, quoted, with a link to the source', async () => {
  for (const agentId of [undefined, 2]) {
    const { content } = await answerTo('如何导出列表', agentId ? { agentId } : {});
    expect(content).toMatch(/^> /m);
    expect(content).toMatch(/来源: \[[^\]]+\]\(\/company\/helper\/center\?docId=[\w-]+\)/);
    expect(content).not.toContain('```data');
  }
});

it('[S530] what it cannot answer it says, with what can be asked', async () => {
  const { content, think } = await answerTo('qqq zzz');
  expect(think).toContain('没有数据或帮助文档与问题相符');
  expect(content).toContain('您可以这样问');
  expect(/```ask\n([\s\S]+)\n```/.exec(content)?.[1]?.split('\n').length).toBeGreaterThanOrEqual(3);
});

it('[S530] an image needs a model that sees: it names the setting', async () => {
  expect((await answerTo('分析一下', { image: true })).content).toContain('AI_BASE_URL');
});

it('[S529] a chosen theme needs no guessing, and an agent keeps to its field', async () => {
  const { content } = await answerTo('随便', { agentId: 3, themeId: '3-1' });
  expect(content).toContain('"report":"stock"');
  const other = (await answerTo('近30天销售额', { agentId: 4 })).content;
  expect(other).toContain('不属于我的范围');
  expect(other).not.toContain('```data');
});

it('[S523] a role that may not see such data is told so, without figures', async () => {
  const { content } = await answerTo('近30天广告花费', { userId: 'u-staff' });
  expect(content).toContain('没有查看该数据的权限');
  expect(content).not.toContain('```data');
});

it('[S531] an interrupted answer is made again and goes on where it was cut', async () => {
  const whole = await answerTo('哪些商品库存不足');
  const written = { think: whole.think.slice(0, 7), content: whole.content.slice(0, 60) };
  const rest = await answerTo('哪些商品库存不足', { written });
  expect(written.content + rest.content).toBe(
    whole.content.replace(/"ms":\d+/, /"ms":\d+/.exec(rest.content)?.[0] ?? ''),
  );
});

it('[S532] what buyers wrote formats nothing, links nowhere and ends no table', async () => {
  await db.execute(`update reviews set title = '**x** [a](https://evil.example) <img src=x onerror=1>
\`\`\`
end' where company_id = 'c-starlight'`);
  const { content } = await answerTo('近30天的差评有哪些');
  const outside = content.replace(/```data\n.*\n```/, '');
  expect(outside).not.toMatch(/\[a\]\(https|<img/);
  expect(content.match(/^```/gm)).toHaveLength(2);
});

it('[S761] a follow-up keeps what was asked before, and every answer says what it was read as', async () => {
  const { content } = await answerTo('德国站呢', { before: ['上个月各店铺的销售额'] });
  expect(content).toContain('**销售额 · 2026-10-01 至 2026-10-31 · 德国 · 店铺**');
  const block = JSON.parse(/```data\n(.*)\n```/.exec(content)?.[1] ?? '{}');
  expect(block.params).toContainEqual(expect.objectContaining({ name: '站点', value: '德国' }));
  expect(block.link.path).toBe('/list/orders?view=all&site=DE');
});

it.each([
  ['宇宙飞船的销量', '没有理解「宇宙飞船」'],
  ['那上个月呢', '请说明想看哪个指标'],
  ['上个月的库存', '只有当前的数据'],
  ['最近7天库存最多的店铺', '没有可以一起查询的数据'],
  ['下个月能卖多少', '不做预测'],
  ['为什么销售额跌了', '无法判断原因'],
  ['把价格都改成9.99', '不能修改'],
  ['给买家写一封道歉信', '未接入语言模型，我无法撰写'],
  ['你好', '您可以这样问'],
])('[S762] %s: no table of something else', async (question, words) => {
  const { content } = await answerTo(question);
  expect(content).toContain(words);
  expect(content).not.toContain('```data');
});

it('[S762] what it asks back with can be asked, and is read as it is said', async () => {
  const { content } = await answerTo('宇宙飞船德国站上个月的销售额');
  const offered = /```ask\n(.*)\n/.exec(content)?.[1] ?? '';
  expect(offered).toBe('2026-10-01到2026-10-31 德国 销售额');
  expect((await answerTo(offered)).content).toContain('**销售额 · 2026-10-01 至 2026-10-31 · 德国**');
});
