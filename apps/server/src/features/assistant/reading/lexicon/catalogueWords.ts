import { type DimensionName, dimensions } from '../../../../data/catalogue/dimensions.ts';
import { type MeasureName, measures } from '../../../../data/catalogue/measures.ts';
import { choicesOf } from '../longestMatch.ts';
import { by, measure, noun, type Saying } from './Saying.ts';

/** Names that people use for something else: the rows in a state, the things themselves, the same figure of other rows. */
const SAID_OTHERWISE: Partial<Record<MeasureName, readonly ('zh' | 'en' | 'ko')[]>> = {
  placedOrders: ['zh', 'en', 'ko'],
  refundedOrders: ['zh', 'en', 'ko'],
  deliveredOrders: ['zh', 'en', 'ko'],
  ordersToShip: ['zh', 'en', 'ko'],
  overdueOrders: ['zh', 'en', 'ko'],
  badReviews: ['zh', 'en', 'ko'],
  refunds: ['zh', 'en', 'ko'],
  adCost: ['zh', 'en', 'ko'],
  orders: ['en'],
  products: ['en'],
  listings: ['en'],
  reviews: ['en'],
  warehouses: ['en'],
  priceGap: ['en'],
  dailySales: ['en'],
};
const LANGUAGES = ['zh', 'en', 'ko'] as const;

/** A name of the catalogue as it is typed, with or without what stands in brackets. */
const typed = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ ?\((.*)\)/, '(?: ?\\($1\\))?');

/** Things that are counted where they are split: "products by status", but not "top products by sales". */
const ENGLISH_KINDS = Object.values(dimensions)
  .map(({ title }) => typed(title[1]))
  .join('|');
const COUNTED: readonly Saying[] = (['products', 'warehouses'] as const).map((name) => [
  `(?<!\\S ?)${typed(measures[name].title[1])}(?= (?:by|per) (?:${ENGLISH_KINDS}))`,
  measure(name),
]);

/** Every figure by its own three names. */
const ofMeasures: readonly Saying[] = (Object.keys(measures) as MeasureName[]).flatMap((name) =>
  LANGUAGES.flatMap((language, index): Saying[] =>
    SAID_OTHERWISE[name]?.includes(language)
      ? []
      : [[typed(measures[name].title[index] ?? ''), measure(name)]],
  ),
);

/** What else the three languages call that by which figures are split. */
const OTHER_NAMES: Partial<Record<DimensionName, readonly [string, string, string]>> = {
  platform: ['渠道', 'channel', '채널'],
  marketplace: ['国家|地区|国', 'countr(?:y|ie)|site|market', '국가|나라|마켓|사이트'],
  shop: ['店家|网店|店', 'store', '매장|샵'],
  fulfilment: ['发货方式', 'fulfillment|delivery method|fulfil?lment method', '발송 ?방식'],
  carrier: [
    '承运商|物流公司|快递公司|快递商|货代',
    'courier|shipping compan(?:y|ie)|shipping provider',
    '택배사|배송사|물류사',
  ],
  warehouse: ['仓', 'wh', '물류 ?창고'],
  product: ['单品|商品|产品', 'product|item', '상품|제품|품목'],
  category: ['类目|分类', 'categorie', '품목군'],
  orderBand: [
    '(?:订单|客单价?)?(?:金额|价格)(?:区间|段|档)|客单价?区间',
    '(?:order )?(?:value|amount|size|price) (?:band|range|bucket|bracket)',
    '(?:주문 ?)?금액대|금액 ?구간',
  ],
  ageBand: [
    '库龄段',
    '(?:(?:stock|inventory) )?age (?:band|range|bucket|bracket|group)|inventory age',
    '재고 ?연령대|재고 ?기간',
  ],
  shipBy: ['最晚发货(?:日期?|时间)|发货截止(?:日期?|时间)?', 'ship[- ]by date|deadline', '발송 ?마감일?'],
  stars: ['星数', 'star', '별점대'],
  campaign: ['活动|推广活动', 'ad campaign', '광고'],
  adsType: ['类型的广告|广告的?类型', 'type of ad|ads type|ad format', '광고 ?종류'],
};

/** Kinds that are named apart from a split as well; the others are words of another meaning, or are listed in `thingWords`. */
const NAMED: readonly DimensionName[] = ['carrier', 'orderBand', 'shipBy', 'ageBand'];
/** Kinds that go by the name of another: the name of a product is its rows. */
const OF_OTHERS: readonly DimensionName[] = ['productName', 'orderId', 'review'];

/** Every kind by its own three names and by what else it is called. */
const ofDimensions: readonly Saying[] = (Object.keys(dimensions) as DimensionName[])
  .filter((name) => !OF_OTHERS.includes(name))
  .flatMap((name): Saying[] => {
    const [chinese, english, korean] = [0, 1, 2].map((index) =>
      [...choicesOf(OTHER_NAMES[name]?.[index] ?? ''), typed(dimensions[name].title[index] ?? '')]
        .filter((one) => one !== '')
        .sort((one, other) => other.length - one.length)
        .join('|'),
    );
    return [
      [`(?:分|按|拆到|分成)各?个?(?:${chinese})(?:维度|拆分|区分)?|(?:${chinese})维度`, by(name)],
      [`(?:by|per|in each|each|across|between) (?:the )?(?:${english})s?`, by(name)],
      [`(?:${korean})별로?`, by(name)],
      ...(NAMED.includes(name)
        ? [`(?:${chinese})`, `(?:${english})s?`, `(?:${korean})`].map((names): Saying => [names, noun(name)])
        : []),
    ];
  });

/** The catalogue's own names: what is in the data is asked for by what it is called there. */
export const catalogueWords: readonly Saying[] = [...ofMeasures, ...COUNTED, ...ofDimensions];
