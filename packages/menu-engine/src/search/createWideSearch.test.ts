import { expect, it } from 'vitest';
import { normalizeMenuTree } from '../core/normalizeMenuTree.ts';
import { directory, menuTree, page } from '../testing/index.ts';
import { createNameSearch } from './createNameSearch.ts';
import { createWideSearch } from './createWideSearch.ts';
import { tradeSynonyms, withSynonyms } from './synonyms.ts';

const named = (id: string, menuName: string, menuEnName: string, menuKrName: string) => ({
  ...page(id, menuName),
  menuEnName,
  menuKrName,
});
const { leaves } = normalizeMenuTree(
  menuTree([
    {
      ...directory('after-sales', '售后', [
        named('refunds', '退款单', 'Refunds', '환불'),
        named('blocked', '黑名单买家', 'Blocked buyers', '차단 구매자'),
      ]),
      menuEnName: 'After-sales',
    },
    directory('trade', '交易', [
      named('orders', '订单管理', 'Order management', '주문 관리'),
      named('ship', '待发货订单', 'Orders to ship', '발송 대기 주문'),
      named('restock', '补货建议', 'Restock', '보충 제안'),
    ]),
  ]),
);
const now = { whenIdle: (work: () => void) => work() };
const wide = (locale: string) => createWideSearch(leaves, { locale, synonyms: tradeSynonyms, ...now });
const idsOf = (query: string, locale = 'zh-CN') =>
  wide(locale)
    .search(query)
    .map(({ entry }) => entry.id);

it('[M500] a page is found by its name in another language, also mistyped, after those whose shown name answers', () => {
  expect(idsOf('order management')[0]).toBe('orders');
  expect(idsOf('ordre managment')[0]).toBe('orders');
  expect(idsOf('주문 관리')[0]).toBe('orders');
  expect(idsOf('订单', 'en-US')).toEqual(expect.arrayContaining(['orders', 'ship']));
  const [hit] = wide('zh-CN').search('order management');
  expect(hit).toMatchObject({ label: '订单管理', via: 'Order management' });
});

it('[M501] a group finds its pages, in each language', () => {
  expect(idsOf('售后')).toEqual(['refunds', 'blocked']);
  expect(idsOf('after-sales')).toEqual(['refunds', 'blocked']);
});

it('[M502] words that mean the same find the page', () => {
  expect(idsOf('备货')).toContain('restock');
  expect(idsOf('出货订单')).toContain('ship');
  expect(idsOf('replenishment', 'en-US')).toContain('restock');
  expect(withSynonyms('reviewer', [['review', 'rating']])).toEqual([]);
  expect(withSynonyms('late orders', [['late', 'overdue']])).toEqual(['overdue orders']);
});

it('[M503] what answers by the name shown keeps its order and stands first; what is only like something is left out beside it', () => {
  const hits = wide('zh-CN').search('订单');
  expect(hits.slice(0, 2).map(({ entry }) => entry.id)).toEqual(['orders', 'ship']);
  expect(hits[0]?.via).toBeUndefined();
  expect(idsOf('退款单')).toEqual(['refunds']);
  expect(
    wide('zh-CN')
      .search('order', { where: ({ id }) => id !== 'ship' })
      .map(({ entry }) => entry.id),
  ).not.toContain('ship');
  expect(wide('zh-CN').search('order', { limit: 1 })).toHaveLength(1);
  expect(idsOf(' ')).toEqual([]);
});

it('[M504] anything with names can be searched; it answers once, by its best name', () => {
  const search = createNameSearch(
    ['help', 'sign-out'],
    (item) => (item === 'help' ? ['帮助', 'Help', 'help'] : ['退出']),
    now,
  );
  expect(search.search('help', 5)).toMatchObject([{ item: 'help', quality: 'whole' }]);
  expect(search.search('hepl', 5)).toMatchObject([{ item: 'help', quality: 'similar' }]);
  expect(search.search('nothing', 5)).toEqual([]);
});

it('[M505] swapped characters and syllables, two wrong ones of five, and a word beyond guessing are forgiven', () => {
  expect(idsOf('订管单理')).toContain('orders');
  expect(idsOf('待发订货单单')).toContain('ship');
  expect(idsOf('송발 대기 주문', 'ko-KR')).toContain('ship');
  expect(idsOf('문주 리관', 'ko-KR')).toContain('orders');
  expect(idsOf('ordres ot ship', 'en-US')).toContain('ship');
  expect(idsOf('blocekd byers', 'en-US')).toContain('blocked');
});
