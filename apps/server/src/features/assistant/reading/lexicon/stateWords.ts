import { filter, type Saying, segment } from './Saying.ts';

/** The states that rows are in. */
export const stateWords: readonly Saying[] = [
  [
    '没给钱|没付|未付(?:的)?|돈을? ?안 ?낸|결제 ?안한|未支付|没付钱|尚未付款|waiting for payment|not paid(?: yet)?|결제 ?안 ?(?:된|한)|결제되지 ?않은|待付款|未付款|没付款|unpaid|awaiting payment|결제 ?대기|미결제',
    filter('status', 'unpaid'),
  ],
  [
    '没发(?:出去?|的|货)?|未发(?:出|的)?|还没发货|안 ?보낸|못 ?보낸|等待发货|尚未发货|waiting for shipment|pending shipment|발송 ?안 ?(?:된|한)|발송되지 ?않은|아직 ?안 ?보낸|待发货|未发货|还没发|awaiting shipment|to ship|to be shipped|unshipped|(?:not|haven.t|have not|hasn.t|has not|aren.t|isn.t|weren.t|wasn.t|didn.t|did not) (?:yet )?(?:been )?(?:shipped|ship|sent(?: out)?|gone out|dispatched)(?: yet)?|waiting to be shipped|(?:배송|출고|발송)(?:이|가)? ?안 ?(?:된|됐)|발송 ?대기|미발송|배송 ?대기',
    filter('status', 'to-ship'),
  ],
  ['已发货|发货了|发出|shipped|발송 ?완료|발송된', filter('status', 'shipped')],
  ['已签收|签收|已送达|妥投|delivered|배송 ?완료', filter('status', 'delivered')],
  ['已取消|被取消|取消了?|取消的|cancell?ed|cancell?ations|취소된|취소', filter('status', 'cancelled')],
  [
    '已退款|退款了?|退货了?|refunded|refunds?|returned|returns|환불된|환불|반품',
    filter('status', 'refunded'),
  ],
  [
    '退了?(?:多少|几)(?:单|笔)',
    { kind: 'filter', filter: { dimension: 'status', values: ['refunded'] }, isCount: true },
  ],
  ['在售|上架|active|on sale now|판매 ?중인?', filter('status', 'active')],
  ['停售|下架了?|inactive|판매 ?중지(?:된|한)?', filter('status', 'inactive')],
  ['已暂停|暂停的|暂停中的?|被暂停|paused|일시 ?중지(?:된)?', filter('status', 'paused')],
  ['投放中的?|正在投放的?|开启中的?|enabled|진행 ?중인?', filter('status', 'enabled')],
  ['被抑制|抑制|suppressed|노출 ?제한', filter('status', 'suppressed')],
  [
    '(?:已经)?超时(?:没有?|未)发(?:货|的|出)?|发货超时|超过发货时间|延迟发货|延误|发货延迟|late (?:in|for|on|with) ship(?:ping|ment)|late (?:shipments?|orders?)|delayed(?: orders| shipments)?|behind on shipping|missed (?:their |the )?ship(?:ping|[- ]by) (?:date|deadline)|배송이? ?(?:늦|지연(?![율률]))[가-힣]*|늦어진|늦은(?= ?주문)|발송 ?지연|기한 ?지난|발송이 ?늦어진|逾期未发货?|逾期|超时|迟发|晚发|过了发货时间|past (?:their |the )?ship(?:ping|[- ]by)?(?: date| time| deadline)|overdue|late to ship|shipping late|late|발송 ?기한이? ?지난|발송이 늦은|지연된?|기한 ?초과',
    segment('overdue'),
  ],
  [
    '(?:곧 ?|금방 ?)?(?:떨어질|떨어지는|없어질|바닥날|바닥나는|소진될)|库存快见底|快见底|(?:needs?|in need of) (?:to be )?(?:restock(?:ing|ed)|reorder(?:ing|ed)?|replenish(?:ing|ed|ment))|restock(?:ing)?|库存(?:偏低|太少|紧张|见底)|库存低的?|将要?断货|马上(?:要)?断货|快要?(?:断货|没货|没有货|卖光)|即将(?:断货|缺货|售罄)|low inventory|low in inventory|about to (?:run|sell) out|nearly out(?: of stock)?|short on stock|재고 ?임박|곧 ?품절(?:될|되는)?|품절 ?임박(?:한)?|재고가? ?(?:적은|낮은|얼마 없는)|库存不足|低库存|快卖完|要断货|需要补货|要补货|该补货|缺货风险|库存告急|running low|low (?:on|in) stock|low stock|need restocking|to restock|need to reorder|almost out(?: of stock)?|재고가? ?부족한?|부족한 재고|재고가 얼마 안 남은|보충이? ?필요한',
    segment('low'),
  ],
  [
    '没库存|没有货|没存货|没有存货|卖断货?|库存为(?:零|0)|零库存|no inventory|out-of-stock|ran out|run out(?: of stock)?|재고 ?0|재고가 ?0인|재고 ?소진된?|断货|缺货|无货|没货|没有库存|售罄|out of stock|sold out|stocked out|no stock|stockouts?|품절된?|재고 ?없는|재고가 없는|결품',
    segment('out'),
  ],
  [
    '压货(?:太多|过多)?的?|过多(?:的)?库存|库存太多|囤货|备货过多|overstocks|too much inventory|excess|재고가? ?(?:너무 ?)?많은(?! ?순)|재고 ?과다|库存过多|积压|冗余库存|冗余|库存过剩|overstock(?:ed)?|too much stock|excess (?:stock|inventory)|과잉 ?재고|재고 ?과잉',
    segment('overstock'),
  ],
  [
    '(?:放|存|压|躺|堆)(?:得|了|着)?(?:太|过|很|好)久(?:了)?的?|(?:sitting|been|lying|stored|kept)(?: (?:in|there|on|the|stock|warehouse|inventory|shelf|around))* (?:for )?too long|(?:너무 )?오래 ?(?:묵은|쌓인|있는)|slow movers?|dead (?:stock|inventory)|stale (?:stock|inventory)|卖不动的?(?:库存|货)?|死库存|안 ?움직이는 ?재고|악성 ?재고|库龄(?:超过|大于|高于)? ?180 ?天(?:以上)?|超龄库存|超龄|滞销库存|滞销|呆滞库存|呆滞|长库龄|库龄过长|aged stock|aged inventory|aged|slow[- ]moving(?: stock)?|old stock|older than 180 days|180일 넘은 재고|장기 ?재고|체화 ?재고|오래된(?= ?재고)|오래된(?= ?(?:거|것|상품|물건|게))',
    segment('aged'),
  ],
  [
    '(?:丢|没|被抢|失去|lost|losing|lose)(?:了|掉了?|走了?)? ?(?:the )?buy ?box的?|바이박스를? ?(?:뺏|빼앗|잃|놓)[가-힣]*|(?:丢失?了?|没有?抢到|失去了?|没拿到)(?:黄金)?购物车|购物车(?:丢失|丢了)|lost (?:the )?buy ?box|buy ?box lost|without (?:the )?buy ?box|not winning (?:the )?buy ?box|바이박스를? ?(?:잃은|놓친|상실한?|상실)',
    segment('buybox-lost'),
  ],
  [
    '(?:卖得|定价|售价)(?:比市场)?(?:贵|偏高|太高)|比市场(?:价)?高的?|比同行贵|higher than (?:the )?market(?: price)?|priced (?:above|over) (?:the )?market(?: price)?|above (?:the )?market price|시장 ?가격보다 (?:비싼|높은)|(?:价格|售价|定价)?(?:比|高于|高过|超过)(?:市场|同行)(?:均?价格?)?(?:要|还|更)?(?:高|贵)?的?|比市场贵|价格偏高|above (?:the )?market(?: price)?|more expensive than (?:the )?market|priced too high|시장가보다 (?:비싼|높은|비쌈)',
    segment('above-market'),
  ],
  [
    'reviews? (?:was|were|is|are|that (?:was|were|are)) (?:bad|negative|poor)|(?:客户|买家|顾客|用户)(?:的|给的?)?(?:坏评|中差评|恶评|差评|负面评价)(?!率)|低分评价|低星评价|低分评论|low[- ]rated reviews|low reviews|악성 ?(?:리뷰|후기)|(?:별점|평점)(?:이)? ?낮은 ?(?:리뷰|후기)|坏评|中差评|恶评|bad feedback|negative comments|complaints|악평|나쁜 ?후기|부정적인? ?후기|부정적 ?리뷰|差评|负面评价|一星评价|negative (?:reviews|feedback)|negative(?! (?:review )?(?:rate|share|ratio|percentage)| (?:net )?(?:profit|margin|earnings))|bad reviews|poor reviews|부정적인 ?리뷰|나쁜 ?리뷰|부정 ?리뷰',
    segment('negative'),
  ],
  [
    '(?:客户|买家|顾客|用户)(?:的|给的?)?好评(?!率)|positive(?! (?:review )?(?:rate|share|ratio|percentage)| (?:net )?(?:profit|margin|earnings))|positive comments|좋은 ?후기|긍정적인? ?후기|긍정적 ?리뷰|好评|positive (?:reviews|feedback)|good reviews|긍정적인 ?리뷰|좋은 ?리뷰|긍정 ?리뷰',
    segment('positive'),
  ],
  [
    '(?:haven.t|have not|hasn.t|not) (?:been )?(?:answered|replied(?: to)?|responded(?: to)?)(?: yet)?|(?:没|未)回(?:的|复)?(?=差评|评价|评论)|(?:都|还|一直)?(?:没有?|未)(?:人)?(?:回|回复|答复|处理)(?:过|的)*(?:的)?(?=[\\s?？,，有]|$)|not (?:been )?replied(?: to)?(?: yet)?|unreplied|waiting for (?:a |an )?(?:reply|answer)|without (?:an )?answer|답장 ?(?:안|못) ?한|답변 ?없는|(?:답글|답변|답장|댓글)(?:을|이)? ?(?:안|못) ?(?:단|달린|남긴|적은)|답변이 ?없는|답변하지 ?않은|(?:还)?(?:没有?|未|待)回复的?|unanswered|not answered|without (?:a )?reply|미답변|답변 ?(?:안|못) ?한|답변 ?대기',
    segment('unanswered'),
  ],
];
