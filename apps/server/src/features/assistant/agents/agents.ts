import { QUOTA_EXEMPT_AGENT_ID } from '@portal/api-client/contract/ai';
import type { DataResource } from '../../../data/catalogue/measures.ts';
import type { Words } from '../../business/words/Words.ts';

/** A suggested question of an agent. */
type AgentThemeDefinition = { id: string; title: Words; prompt: Words };

/** An agent: what it is for, and what it is asked. */
export type AgentDefinition = {
  id: number;
  name: Words;
  description: Words;
  /** The kinds of data that it knows; none for the help agent. */
  resources: readonly DataResource[];
  themes: readonly AgentThemeDefinition[];
};

const theme = (id: string, title: Words, prompt: Words): AgentThemeDefinition => ({ id, title, prompt });

/** The agents of the portal. */
export const agents: readonly AgentDefinition[] = [
  {
    id: 1,
    name: ['经营分析', 'Business analyst', '경영 분석'],
    description: [
      '查询销售额、销量与各站点、店铺、商品的表现',
      'Sales by day, marketplace, shop and product',
      '일별·마켓플레이스별·스토어별·상품별 매출',
    ],
    resources: ['sales', 'orders'],
    themes: [
      theme(
        '1-1',
        ['近30天销售趋势', 'Sales of the last 30 days', '최근 30일 매출'],
        [
          '近30天的销售趋势怎么样',
          'Show the sales trend of the last 30 days',
          '최근 30일 매출 추이를 알려 주세요',
        ],
      ),
      theme(
        '1-2',
        ['各站点对比', 'Compare marketplaces', '마켓플레이스 비교'],
        [
          '近30天各站点的销售对比',
          'Compare the sales by marketplace over the last 30 days',
          '최근 30일 마켓플레이스별 매출을 비교해 주세요',
        ],
      ),
      theme(
        '1-3',
        ['热销商品前10', 'Top 10 products', '상위 10개 상품'],
        ['近30天热销商品前10', 'Top 10 products of the last 30 days', '최근 30일 베스트셀러 상위 10개'],
      ),
      theme(
        '1-4',
        ['超时未发货', 'Overdue orders', '지연 주문'],
        [
          '有哪些超时未发货的订单',
          'Which orders are past their ship-by time',
          '발송 기한이 지난 주문을 알려 주세요',
        ],
      ),
    ],
  },
  {
    id: QUOTA_EXEMPT_AGENT_ID,
    name: ['帮助顾问', 'Help guide', '도움말 안내'],
    description: [
      '从帮助文档中查找使用方法，不占用提问次数',
      'Finds how things are done in the help documents; not counted',
      '도움말에서 사용 방법을 찾아 드려요. 질문 횟수에 포함되지 않아요',
    ],
    resources: [],
    themes: [
      theme(
        '2-1',
        ['查看订单', 'Find orders', '주문 보기'],
        ['如何查看待发货订单', 'How do I find orders to ship', '발송 대기 주문은 어떻게 보나요'],
      ),
      theme(
        '2-2',
        ['导出文件', 'Export a list', '목록 내보내기'],
        ['如何导出列表', 'How do I export a list', '목록은 어떻게 내보내나요'],
      ),
      theme(
        '2-3',
        ['店铺授权', 'Authorise a shop', '스토어 인증'],
        ['如何授权店铺', 'How do I authorise a shop', '스토어는 어떻게 인증하나요'],
      ),
    ],
  },
  {
    id: 3,
    name: ['库存管家', 'Stock keeper', '재고 관리'],
    description: [
      '发现缺货、滞销与超龄库存',
      'Finds what runs low, lies too long or is missing',
      '부족하거나 오래된 재고를 찾아 드려요',
    ],
    resources: ['stock'],
    themes: [
      theme(
        '3-1',
        ['库存不足', 'Running low', '재고 부족'],
        ['哪些商品库存不足', 'Which products are running low', '재고가 부족한 상품은 무엇인가요'],
      ),
      theme(
        '3-2',
        ['超龄库存', 'Aged stock', '장기 재고'],
        ['有哪些超龄库存', 'Which stock is aged', '장기 재고를 알려 주세요'],
      ),
      theme(
        '3-3',
        ['各仓库存', 'Stock by warehouse', '창고별 재고'],
        ['各仓库存有多少', 'How much stock is in each warehouse', '창고별 재고를 알려 주세요'],
      ),
    ],
  },
  {
    id: 4,
    name: ['广告优化', 'Advertising', '광고 최적화'],
    description: [
      '分析广告花费、销售与 ACOS',
      'Spend, sales and ACOS of campaigns',
      '광고비, 매출, ACOS를 분석해요',
    ],
    resources: ['ads'],
    themes: [
      theme(
        '4-1',
        ['广告趋势', 'Advertising trend', '광고 추이'],
        ['近30天广告花费趋势', 'Advertising by day over the last 30 days', '최근 30일 광고 성과 추이'],
      ),
      theme(
        '4-2',
        ['高 ACOS 广告', 'High ACOS', '높은 ACOS'],
        ['哪些广告 ACOS 过高', 'Which campaigns have a high ACOS', 'ACOS가 높은 캠페인은 무엇인가요'],
      ),
      theme(
        '4-3',
        ['活动花费排行', 'Campaigns by spend', '캠페인 순위'],
        [
          '近30天广告活动花费排行',
          'Campaigns ranked by spend over the last 30 days',
          '최근 30일 캠페인별 광고비 순위',
        ],
      ),
    ],
  },
  {
    id: 5,
    name: ['商品与评价', 'Listings and reviews', '상품과 리뷰'],
    description: [
      '关注购物车、价格与买家评价',
      'Buy Box, prices and what buyers say',
      '바이박스, 가격, 구매자 리뷰를 살펴봐요',
    ],
    resources: ['listings', 'reviews'],
    themes: [
      theme(
        '5-1',
        ['购物车丢失', 'Buy Box lost', '바이박스 상실'],
        ['哪些商品丢失了购物车', 'Which listings lost the Buy Box', '바이박스를 잃은 상품은 무엇인가요'],
      ),
      theme(
        '5-2',
        ['最新差评', 'Negative reviews', '부정적인 리뷰'],
        ['近30天的差评有哪些', 'Negative reviews of the last 30 days', '최근 30일 부정적인 리뷰'],
      ),
      theme(
        '5-3',
        ['价格偏高', 'Above market', '높은 가격'],
        [
          '哪些商品价格高于市场价',
          'Which listings are above the market price',
          '시장가보다 비싼 상품은 무엇인가요',
        ],
      ),
    ],
  },
];

/** An agent by its id. */
export function findAgent(agentId: number | null): AgentDefinition | undefined {
  return agents.find(({ id }) => id === agentId);
}
