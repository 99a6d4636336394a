import { filter, type Saying, segment } from './Saying.ts';

/** The states that rows are in. */
export const stateWords: readonly Saying[] = [
  ['待付款|未付款|没付款|unpaid|awaiting payment|결제 ?대기|미결제', filter('status', 'unpaid')],
  [
    '待发货|没发货|未发货|还没发|awaiting shipment|to ship|to be shipped|unshipped|not shipped(?: yet)?|waiting to be shipped|발송 ?대기|미발송|배송 ?대기',
    filter('status', 'to-ship'),
  ],
  ['已发货|发货了|发出|shipped|발송 ?완료|발송된', filter('status', 'shipped')],
  ['已签收|签收|已送达|妥投|delivered|배송 ?완료', filter('status', 'delivered')],
  ['已取消|被取消|取消了?|取消的|cancell?ed|cancell?ations|취소된|취소', filter('status', 'cancelled')],
  [
    '已退款|退款了?|退货了?|退货|退款|refunded|refunds?|returned|returns|환불된|환불|반품',
    filter('status', 'refunded'),
  ],
  ['在售|上架|active|on sale now|판매 ?중인?', filter('status', 'active')],
  ['停售|下架|inactive|판매 ?중지', filter('status', 'inactive')],
  ['被抑制|抑制|suppressed|노출 ?제한', filter('status', 'suppressed')],
  [
    '超时未发货?|超时没发|逾期未发货?|逾期|超时|迟发|晚发|过了发货时间|past (?:their |the )?ship[- ]by(?: date| time)?|overdue|late to ship|shipping late|late|발송 ?기한이? ?지난|발송이 늦은|지연된?|기한 ?초과',
    segment('overdue'),
  ],
  [
    '库存不足|低库存|快断货|快卖完|要断货|快没货|需要补货|要补货|该补货|缺货风险|库存告急|running low|low (?:on|in) stock|low stock|need restocking|to restock|need to reorder|almost out(?: of stock)?|재고가? ?부족한?|부족한 재고|재고가 얼마 안 남은|보충이? ?필요한',
    segment('low'),
  ],
  [
    '断货|缺货|无货|没货|没有库存|零库存|售罄|out of stock|sold out|stocked out|no stock|stockouts?|품절된?|재고 ?없는|재고가 없는|결품',
    segment('out'),
  ],
  [
    '库存过多|积压|冗余库存|冗余|库存过剩|overstock(?:ed)?|too much stock|excess (?:stock|inventory)|과잉 ?재고|재고 ?과잉',
    segment('overstock'),
  ],
  [
    '库龄(?:超过|大于|高于)? ?180 ?天(?:以上)?|超龄库存|超龄|滞销库存|滞销|呆滞库存|呆滞|长库龄|库龄过长|aged stock|aged inventory|aged|slow[- ]moving(?: stock)?|old stock|older than 180 days|180일 넘은 재고|장기 ?재고|체화 ?재고|오래된(?= ?재고)',
    segment('aged'),
  ],
  [
    '(?:丢失?了?|没有?抢到|失去了?|没拿到)(?:黄金)?购物车|购物车(?:丢失|丢了)|lost (?:the )?buy ?box|buy ?box lost|without (?:the )?buy ?box|not winning (?:the )?buy ?box|바이박스를? ?(?:잃은|놓친|상실한?|상실)',
    segment('buybox-lost'),
  ],
  [
    '(?:价格)?(?:比|高于|高过|超过)市场价(?:高|贵)?|比市场贵|价格偏高|above (?:the )?market(?: price)?|more expensive than (?:the )?market|priced too high|시장가보다 (?:비싼|높은|비쌈)',
    segment('above-market'),
  ],
  [
    '差评|负面评价|低星评价|低分评价|一星评价|negative (?:reviews|feedback)|negative(?! (?:review )?(?:rate|share|ratio|percentage))|bad reviews|poor reviews|부정적인 ?리뷰|나쁜 ?리뷰|부정 ?리뷰',
    segment('negative'),
  ],
  [
    '好评|positive (?:reviews|feedback)|good reviews|긍정적인 ?리뷰|좋은 ?리뷰|긍정 ?리뷰',
    segment('positive'),
  ],
  [
    '(?:还)?(?:没有?|未|待)回复的?|unanswered|not answered|without (?:a )?reply|미답변|답변 ?(?:안|못) ?한|답변 ?대기',
    segment('unanswered'),
  ],
];
