import type { DemoHelpFolder } from './DemoHelpFolder.ts';

/** Selling: sales, listings, reviews and ads. */
export const marketHelp: DemoHelpFolder = {
  folderId: 'market',
  title: { zh: '销售与广告', en: 'Sales and ads', kr: '판매와 광고' },
  documents: [
    {
      docId: 'help-sales',
      title: { zh: '看懂销售概览', en: 'Read the sales overview', kr: '매출 개요 보기' },
      text: {
        zh: `
销售概览显示所选时段的销售额、订单数、件数和退款率，并与上一时段比较。
- 切换 7 天、30 天或 90 天，也可以只看一个站点。
- 每张图旁边都有同样数据的表格，可以排序和复制。
- 金额统一折算为美元，汇率按下单当天计算。
- 已取消的订单不计入销售额。`,
        en: `
The sales overview shows sales, orders, units and the refund rate of a period, compared with the period before.
- Switch between 7, 30 and 90 days, or look at one marketplace.
- A table with the same figures stands beside every chart, to sort and copy.
- Amounts are in US dollars at the rate of the order's day.
- Cancelled orders do not count as sales.`,
        kr: `
매출 개요는 기간의 매출, 주문 수, 수량, 환불률을 이전 기간과 비교해 보여 줘요.
- 7일, 30일, 90일을 바꾸거나 한 마켓만 볼 수 있어요.
- 차트 옆에는 같은 데이터의 표가 있어 정렬하고 복사할 수 있어요.
- 금액은 주문일 환율로 미국 달러로 환산돼요.
- 취소된 주문은 매출에 포함되지 않아요.`,
      },
    },
    {
      docId: 'help-listings',
      title: { zh: '管理商品与购物车', en: 'Listings and the buy box', kr: '상품과 바이박스 관리' },
      text: {
        zh: `
- 在售、停售、被抑制三种状态分栏显示；被抑制的商品买家搜索不到，请先修正信息。
- “购物车丢失”列出购物车占有率偏低的商品，通常与价格或库存有关。
- “价格异常”列出售价与市场价相差较大的商品。
- 点击商品可查看排名、评分和评价数。`,
        en: `
- Listings stand by state: on sale, not on sale, suppressed. Buyers cannot find a suppressed listing: correct its data first.
- Buy box lost shows listings with a low share of the buy box, mostly because of price or stock.
- Price alerts shows listings far from the market price.
- Click a listing for its rank, rating and number of reviews.`,
        kr: `
- 상품은 판매 중, 판매 중지, 노출 제한 상태로 나뉘어요. 노출 제한 상품은 검색되지 않으니 정보를 먼저 고치세요.
- 바이박스 상실에는 점유율이 낮은 상품이 모여요. 보통 가격이나 재고 때문이에요.
- 가격 이상에는 시장가와 차이가 큰 상품이 보여요.
- 상품을 누르면 순위, 평점, 리뷰 수를 볼 수 있어요.`,
      },
    },
    {
      docId: 'help-reviews',
      title: { zh: '回复买家评价', en: 'Answer reviews', kr: '리뷰에 답변하기' },
      text: {
        zh: `
1. 打开“待回复评价”，差评排在最前面。
2. 点击一条评价，阅读内容和对应的商品。
3. 填写回复并提交；提交前离开会提醒您内容未保存。
回复应当礼貌、具体，不要索取好评，也不要留下联系方式。`,
        en: `
1. Open Reviews to answer; negative ones come first.
2. Click a review to read it with its product.
3. Write an answer and send it. You are warned when you leave before sending.
Be polite and specific, never ask for a better rating and leave no contact details.`,
        kr: `
1. 답변 대기 리뷰를 열어요. 부정 리뷰가 먼저 보여요.
2. 리뷰를 누르면 내용과 상품이 보여요.
3. 답변을 쓰고 보내요. 보내기 전에 나가면 알려 줘요.
정중하고 구체적으로 답변하고, 좋은 평점을 부탁하거나 연락처를 남기지 마세요.`,
      },
    },
    {
      docId: 'help-ads',
      title: { zh: '看懂广告花费与 ACOS', en: 'Ad spend and ACOS', kr: '광고비와 ACOS 이해하기' },
      text: {
        zh: `
- 花费：广告点击产生的费用。
- 广告销售额：由广告带来的销售额。
- ACOS：花费除以广告销售额，越低越好；高于毛利率时广告在亏损。
- 投产比：广告销售额除以花费。
## 优化步骤
1. 打开“高 ACOS 广告”，降低出价或暂停表现差的活动。
2. 打开“零成交广告”，检查关键词与商品是否相关。`,
        en: `
- Spend: what the clicks cost.
- Ad sales: sales that the ads brought in.
- ACOS: spend divided by ad sales. Lower is better; above your margin the ads lose money.
- Return on spend: ad sales divided by spend.
## What to do
1. Open High-ACOS campaigns and lower bids or pause weak campaigns.
2. Open Campaigns without orders and check that keywords fit the product.`,
        kr: `
- 비용: 클릭에 든 비용이에요.
- 광고 매출: 광고로 생긴 매출이에요.
- ACOS: 비용을 광고 매출로 나눈 값이에요. 낮을수록 좋고, 이익률보다 높으면 손해예요.
- 광고 수익률: 광고 매출을 비용으로 나눈 값이에요.
## 개선 방법
1. 높은 ACOS 광고에서 입찰가를 낮추거나 성과가 낮은 캠페인을 멈춰요.
2. 주문 없는 광고에서 키워드가 상품과 맞는지 확인해요.`,
      },
    },
    {
      docId: 'help-reports',
      title: { zh: '报表的口径与导出', en: 'Reports: how figures are counted', kr: '보고서 기준과 내보내기' },
      text: {
        zh: `
- 每张报表可以选择天数和站点，图表旁有同样数据的表格。
- 毛利为销售额减去商品成本，未扣除平台费用和广告花费。
- 报表使用您所在时区的日期。
- 点击表头排序，点击“导出”得到文件。`,
        en: `
- Every report has a choice of days and marketplace, and a table with the same figures beside its chart.
- Gross profit is sales less the cost of the goods; platform fees and ads are not taken off.
- Reports use the dates of your time zone.
- Click a column to sort, click Export for a file.`,
        kr: `
- 보고서마다 일수와 마켓을 고를 수 있고, 차트 옆에 같은 데이터의 표가 있어요.
- 매출 이익은 매출에서 원가를 뺀 값이며, 수수료와 광고비는 빼지 않아요.
- 보고서는 사용자의 시간대 날짜를 써요.
- 열 제목을 누르면 정렬되고, 내보내기를 누르면 파일이 만들어져요.`,
      },
    },
  ],
};
