import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { normalizeMenuTree } from '../core/normalizeMenuTree.ts';
import { largeTree, menuTree, page } from '../testing/treeFixture.ts';
import { createMenuSearch } from './createMenuSearch.ts';
import { pinyinTable } from './pinyinTable.ts';
import type { MenuHit, MenuSearchOptions, MenuSearchRequest } from './types.ts';

const leavesOf = (names: readonly (string | object)[]) =>
  normalizeMenuTree(
    menuTree(
      names.map((name, place) =>
        typeof name === 'string'
          ? page(`${place}`, name, { menuEnName: name, menuKrName: name, menuUrl: `/p${place}` })
          : page(`${place}`, '页', name),
      ),
    ),
  ).leaves;

async function searchIn(names: readonly (string | object)[], options: Partial<MenuSearchOptions> = {}) {
  const search = createMenuSearch(leavesOf(names), {
    locale: 'zh-CN',
    whenIdle: (work) => work(),
    ...options,
  });
  await search.prepare();
  return (query: string, request?: MenuSearchRequest) => search.search(query, request);
}

const labels = (hits: readonly MenuHit[]) => hits.map(({ label }) => label);
/** Labels with what is highlighted between brackets. */
const marked = (hits: readonly MenuHit[]) =>
  hits.map(({ label, ranges }) =>
    [...ranges]
      .reverse()
      .reduce(
        (text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
        label,
      ),
  );

describe('Chinese names', () => {
  const names = [
    '订单管理',
    '调拨单',
    '银行账户',
    '市场行情',
    '重量设置',
    '重复检查',
    '长度单位',
    '增长趋势',
    '数据看板',
    'FBA库存',
    '绿色通道',
    '仓库',
  ];

  it.each([
    ['单管', ['订[单管]理']],
    ['dingdanguanli', ['[订单管理]']],
    ['ddgl', ['[订单管理]']],
    ['ding dan guan li', ['[订单管理]']],
    ['dingdgl', ['[订单管理]']],
    ['dingdanguan', ['[订单管]理']],
    ['dingdangua', ['[订单管]理']],
    ['订dan', ['[订单]管理']],
    ['dan管', ['订[单管]理']],
    ['shichang', ['[市场]行情']],
    ['shchhq', ['[市场行情]']],
    ['fbakc', ['[FBA库存]']],
    ['fba库', ['[FBA库]存']],
    ["ch'angdu", ['[长度]单位']],
  ])('[M201] %s finds by characters, readings and initials in any mixture', async (query, expected) => {
    const search = await searchIn(names);
    expect(marked(search(query))).toEqual(expected);
  });

  it.each([
    ['tiaobo', '[调拨]单'],
    ['diaobo', '[调拨]单'],
    ['yinhang', '[银行]账户'],
    ['hangqing', '市场[行情]'],
    ['zhongliang', '[重量]设置'],
    ['chongfu', '[重复]检查'],
    ['changdu', '[长度]单位'],
    ['zengzhang', '[增长]趋势'],
    ['danwei', '长度[单位]'],
    ['shuju', '[数据]看板'],
    ['lvse', '[绿色]通道'],
    ['luse', '[绿色]通道'],
  ])('[M202] %s finds by each reading of a character', async (query, expected) => {
    const search = await searchIn(names);
    expect(marked(search(query))[0]).toBe(expected);
  });

  it('[M202] puts the usual reading first', async () => {
    const search = await searchIn(['参数设置', '商品设置']);
    expect(labels(search('s'))).toEqual(['商品设置', '参数设置']);
  });
});

describe('Korean names', () => {
  const names = ['주문 관리', '재고 조회', '반품 주문'];

  it.each([
    ['주문', ['[주문] 관리', '반품 [주문]']],
    ['ㅈㅁ', ['[주문] 관리', '반품 [주문]']],
    ['ㅈㅁㄱㄹ', ['[주문] [관리]']],
    ['주문관리', ['[주문] [관리]']],
    ['주ㅁ', ['[주문] 관리', '반품 [주문]']],
    ['줌', ['[주문] 관리', '반품 [주문]']],
    ['주무', ['[주문] 관리', '반품 [주문]']],
    ['재고 조', ['[재고] [조]회']],
  ])(
    '[M203] %s finds by syllables, initial consonants and what is typed of a syllable',
    async (query, expected) => {
      const search = await searchIn(names, { locale: 'ko-KR' });
      expect(marked(search(query))).toEqual(expected);
    },
  );

  it('[M203] takes decomposed names and queries for the same', async () => {
    const search = await searchIn(['주문 관리'.normalize('NFD')], { locale: 'ko-KR' });
    expect(marked(search('주문'.normalize('NFD')))).toEqual(['[주문] 관리']);
  });
});

describe('English names', () => {
  const names = ['Order management', 'Return orders', 'Inventory report', 'Café menu'];

  it.each([
    ['ORDER', ['[Order] management', 'Return [order]s']],
    ['ord man', ['[Ord]er [man]agement']],
    ['ordman', ['[Ord]er [man]agement']],
    ['om', ['[O]rder [m]anagement']],
    ['ventor', ['In[ventor]y report']],
    ['cafe', ['[Café] menu']],
    ['ｃａｆｅ', ['[Café] menu']],
  ])('[M204] %s finds by words, their beginnings and pieces', async (query, expected) => {
    const search = await searchIn(names, { locale: 'en-US' });
    expect(marked(search(query))).toEqual(expected);
  });

  it('[M204] finds one letter at the start of words only', async () => {
    const search = await searchIn(names, { locale: 'en-US' });
    expect(labels(search('r'))).toEqual(['Return orders', 'Inventory report']);
  });
});

describe('addresses and several words', () => {
  it('[M205] finds a piece of the address, after all names', async () => {
    const search = await searchIn([{ menuName: '甲', menuUrl: '/list/Stock?view=1' }, 'stock']);
    const [first, second] = search('stock');
    expect(first?.label).toBe('stock');
    expect(second).toMatchObject({
      label: '甲',
      quality: 'address',
      ranges: [],
      addressRanges: [{ start: 6, end: 11 }],
    });
  });

  it('[M206] wants every word, in any order', async () => {
    const search = await searchIn(['订单管理', '订单列表', '管理员']);
    expect(marked(search('管理 订单'))).toEqual(['[订单管理]']);
    expect(marked(search('gl 订单'))).toEqual(['[订单管理]']);
    expect(search('订单 库存')).toEqual([]);
  });
});

describe('what was mistyped', () => {
  it.each([
    ['en-US', 'invntory', ['[Inventor]y report']],
    ['en-US', 'reprot', ['Inventory [report]']],
    ['ko-KR', '제고', ['[재고] 조회']],
    ['ko-KR', 'wnans', ['[주문] 관리']],
    ['en-US', 'ㅐㄱㅇㄷㄱ', ['[Order] list']],
    ['zh-CN', 'dindan', ['[订单]管理']],
    ['zh-CN', 'dingdna', ['[订单]管理']],
    ['zh-CN', 'cangkupandian', ['[仓库盘点]']],
    ['zh-CN', 'cangkupandain', ['[仓库盘点]']],
    ['zh-CN', 'zangkupandian', []],
    ['zh-CN', '定单', ['[订单]管理']],
    ['zh-CN', '订管', ['[订]单[管]理']],
    ['zh-CN', '订货管理', ['[订]单[管理]']],
  ])('[M207] in %s %s is forgiven', async (locale, query, expected) => {
    const search = await searchIn(
      ['订单管理', '仓库盘点', '주문 관리', '재고 조회', 'Inventory report', 'Order list'],
      {
        locale,
      },
    );
    expect(marked(search(query))).toEqual(expected);
  });

  it('[M207] is forgiven only where no word begins with it, and stands last', async () => {
    const search = await searchIn(['Sales', 'Resale', 'Sole agent', 'Soles'], { locale: 'en-US' });
    expect(search('sale').map(({ label, quality }) => [label, quality])).toEqual([
      ['Sales', 'start'],
      ['Resale', 'inside'],
    ]);
    expect(search('esale').map(({ label, quality }) => [label, quality])).toEqual([
      ['Resale', 'inside'],
      ['Sales', 'similar'],
    ]);
  });
});

describe('order, limit and speed', () => {
  it('[M208] is by quality, then use, then closeness, then the tree', async () => {
    const search = await searchIn(['全部订单', '订单列表', '订单', '订单导入向导', '订单查询']);
    expect(labels(search('订单'))).toEqual(['订单', '订单列表', '订单查询', '订单导入向导', '全部订单']);
    const views = new Map([
      ['3', 9],
      ['4', 2],
      ['0', 99],
    ]);
    expect(labels(search('订单', { views }))).toEqual([
      '订单',
      '订单导入向导',
      '订单查询',
      '订单列表',
      '全部订单',
    ]);
    const scores = search('订单', { views }).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });

  it('[M209] answers nothing for an empty box, at most what is asked for, and leaves out what is to be left out', async () => {
    const search = await searchIn(['订单一', '订单二', '订单三']);
    expect(search('  ')).toEqual([]);
    expect(labels(search('订单', { limit: 2 }))).toEqual(['订单一', '订单二']);
    expect(labels(search('订单', { limit: 2, where: ({ id }) => id !== '0' }))).toEqual(['订单二', '订单三']);
    expect(search('订单', { limit: 0 })).toEqual([]);
  });

  it('[M210] takes HTML, wildcards and patterns for text', async () => {
    const search = await searchIn(['<img src=x onerror=alert(1)>', '100%_ok', '(a+)+$', 'a\nb']);
    expect(marked(search('onerror'))).toEqual(['<img src=x [onerror]=alert(1)>']);
    expect(labels(search('%_'))).toEqual(['100%_ok']);
    expect(labels(search('(a+)+$'))).toEqual(['(a+)+$']);
    expect(search('%%%%')).toEqual([]);
    expect(search('x'.repeat(100_000))).toEqual([]);
  });

  it('[M213] answers within 50 ms over ten thousand pages, also for names made to mislead', async () => {
    const { leaves } = normalizeMenuTree(largeTree());
    const misleading = leavesOf(Array.from({ length: 50 }, () => 'aa a '.repeat(60)));
    for (const pages of [leaves, misleading]) {
      const search = createMenuSearch(pages, { locale: 'en-US', whenIdle: (work) => work() });
      await search.prepare();
      for (const query of ['y', 'ym', '页面 9.9', 'aaaaaaaaaaaaaaaaaaaaaaaaaaab']) {
        const times = [1, 2, 3, 4, 5].map(() => {
          const start = performance.now();
          search.search(query);
          return performance.now() - start;
        });
        expect(Math.min(...times)).toBeLessThan(50);
      }
    }
  });
});

describe('loading', () => {
  it('[M211] asks for the readings with the first search, and only when a name has Chinese characters', async () => {
    let asked = 0;
    const loadPinyin = () => {
      asked += 1;
      return Promise.resolve(pinyinTable);
    };
    const options = { locale: 'zh-CN', whenIdle: (work: () => void) => work(), loadPinyin };
    const plain = createMenuSearch(leavesOf(['Orders', '주문']), options);
    plain.search('orders');
    await plain.ready;
    expect(asked).toBe(0);
    const chinese = createMenuSearch(leavesOf(['订单']), options);
    chinese.search('  ');
    await setImmediate();
    expect(asked).toBe(0);
    expect(chinese.search('dd')).toEqual([]);
    await chinese.ready;
    expect(labels(chinese.search('dd'))).toEqual(['订单']);
    expect(asked).toBe(1);
  });

  it('[M211] finds by characters without the readings and asks for them again, three times in all', async () => {
    let asked = 0;
    const loadPinyin = () => {
      asked += 1;
      return Promise.reject(new Error('offline'));
    };
    const options = { locale: 'zh-CN', whenIdle: (work: () => void) => work(), loadPinyin };
    const search = createMenuSearch(leavesOf(['订单']), options);
    await search.prepare();
    for (let count = 0; count < 5; count += 1) {
      expect(labels(search.search('订'))).toEqual(['订单']);
      expect(search.search('dd')).toEqual([]);
      await setImmediate();
    }
    expect(asked).toBe(3);
  });

  it('[M212] builds in pieces when there is time, and at once when somebody searches before', async () => {
    const waiting: (() => void)[] = [];
    const { leaves } = normalizeMenuTree(largeTree());
    const search = createMenuSearch(leaves, { locale: 'zh-CN', whenIdle: (work) => void waiting.push(work) });
    expect(waiting).toHaveLength(1);
    let pieces = 0;
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      work();
      pieces += 1;
    }
    expect(pieces).toBeGreaterThan(5);
    await search.prepare();

    const early = createMenuSearch(leaves, { locale: 'zh-CN', whenIdle: (work) => void waiting.push(work) });
    expect(early.search('页面 1.1.1', { limit: 1 })[0]?.entry.id).toBe('1-1-1');
  });

  it('[M214] searches the name in the person’s language, and the one shown instead where it is missing', async () => {
    const search = await searchIn(
      [
        { menuName: '订单', menuEnName: '' },
        { menuName: '库存', menuEnName: 'Stock' },
      ],
      {
        locale: 'en-US',
      },
    );
    expect(labels(search('dd'))).toEqual(['订单']);
    expect(labels(search('stock'))).toEqual(['Stock']);
    expect(search('库存')).toEqual([]);
  });
});
