/**
 * What sellers ask for that the data does not have, and whose parts would be read as something else: it is asked back.
 */
export const UNKNOWN =
  /(?:按|各个?|每个?|每位|分|哪个|哪位)(?:运营|经理|同事|财务|会计|老板|领导|总监|客户|买家|顾客|员工)|跟卖|超卖|预售|分销|代发|回款|打款|提现|结汇|汇率|关税|(?:进口)?税(?:费|额|率)|运费|物流费|头程费|仓储费|工资|提成|绩效|加购(?:率)?|收藏(?:量|数)|跳出率|访客(?:数)?|流量|浏览量|复购(?:率)?|新客户?|老客户?|优惠券|折扣率?|秒杀|竞品|竞争对手|关键词|搜索词|自然排名|类目排名|销售目标|广告预算|市场份额|市场占有率|\b(?:(?:by|per|each|every|which) (?:team|manager|owner|director|boss|investor|member|colleague|customer|buyer)s?|on[- ]time|return(?:ing)? (?:customers?|buyers?|shoppers?)|sessions?|traffic|visitors?|page ?views?|repeat (?:rate|customers?|buyers?)|coupons?|discounts?|key ?words?|search terms?|bsr|vat|tax(?:es)?|shipping costs?|storage (?:fees?|costs?)|salar(?:y|ies)|payouts?|competitors?|market share|exchange rates?|bids?|cash flow)\b|환율|세금|운송비|배송비|보관료|월급|급여|방문자|트래픽|재구매율?|쿠폰|할인율?|경쟁사|키워드|시장 ?점유율/i;
