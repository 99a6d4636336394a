import type { DemoHelpFolder } from './DemoHelpFolder.ts';

/** Orders and stock. */
export const tradeHelp: DemoHelpFolder = {
  folderId: 'trade',
  title: { zh: '订单与库存', en: 'Orders and stock', kr: '주문과 재고' },
  documents: [
    {
      docId: 'help-orders',
      title: { zh: '查找和处理订单', en: 'Find and handle orders', kr: '주문 찾기와 처리' },
      text: {
        zh: `
订单管理汇总各店铺、各站点的订单，按状态分栏显示。
## 查找订单
1. 在搜索框输入订单号、买家、SKU 或运单号。
2. 用状态、站点和下单日期缩小范围。
3. 点击表头排序；点击一行查看订单详情与商品明细。
## 订单状态
- 待付款：买家还没有付款，请勿发货。
- 待发货：已付款，请在“最晚发货”之前发出。
- 已发货、已签收：可在详情中查看物流商和运单号。
- 已取消、已退款：无需处理，可用于核对。
## 视图和列
- 把条件、排序和列存为视图，下次一步就到；可以与公司同事共享，同事可复制。每个列表最多保存 100 个。
- 在“列”或表头的菜单里调整列的显示、顺序、宽度和冻结，设置会跟随您的账号。
## 导出
- 点击“导出”，当前筛选结果会在导出中心生成文件。`,
        en: `
Order management gathers the orders of all shops and marketplaces, by state.
## Find an order
1. Type an order number, a buyer, a SKU or a tracking number in the search box.
2. Narrow by state, marketplace and order date.
3. Click a column to sort. Click a row to see the order and its products.
## States
- Unpaid: the buyer has not paid yet. Do not ship.
- To ship: paid. Ship before the Ship by time.
- Shipped and Delivered: carrier and tracking number stand in the details.
- Cancelled and Refunded: nothing to do, kept for checking.
## Views and columns
- Save filters, order and columns as a view and return to it in one step. Share it with the company: colleagues copy it. A list keeps up to 100.
- Show, move, widen and freeze columns under Columns or in the menu of a header. They follow your account.
## Export
- Click Export: the filtered orders become a file in the download centre.`,
        kr: `
주문 관리에는 모든 매장과 마켓의 주문이 상태별로 모여 있어요.
## 주문 찾기
1. 검색창에 주문 번호, 구매자, SKU 또는 운송장 번호를 입력해요.
2. 상태, 마켓, 주문일로 범위를 좁혀요.
3. 열 제목을 누르면 정렬되고, 행을 누르면 주문 상세와 상품이 보여요.
## 주문 상태
- 결제 대기: 아직 결제 전이니 발송하지 마세요.
- 발송 대기: 결제됐어요. 발송 기한 전에 보내세요.
- 발송됨, 배송 완료: 상세에서 운송사와 운송장 번호를 볼 수 있어요.
- 취소됨, 환불됨: 처리할 일이 없고 확인용이에요.
## 보기와 열
- 조건, 정렬, 열을 보기로 저장하면 다음에 바로 열 수 있어요. 회사 동료와 공유하면 동료가 복사할 수 있고, 목록마다 100개까지 저장돼요.
- ‘열’이나 머리글 메뉴에서 열의 표시, 순서, 너비, 고정을 바꿔요. 설정은 계정을 따라가요.
## 내보내기
- 내보내기를 누르면 현재 결과가 내보내기 센터에 파일로 만들어져요.`,
      },
    },
    {
      docId: 'help-late-orders',
      title: { zh: '避免订单超时发货', en: 'Avoid shipping late', kr: '발송 지연 피하기' },
      text: {
        zh: `
超过“最晚发货”仍未发出的订单会进入“超时未发货订单”，影响店铺的准时率。
1. 每天开工先打开“超时未发货订单”，按最晚发货时间从早到晚处理。
2. 打开“待发货订单”，优先处理当天到期的订单。
3. 库存不足无法发货时，先查看海外仓和在途库存，再联系买家。
“超时订单”报表按店铺和仓库统计超时率，可用于复盘。`,
        en: `
Orders past their Ship by time that are not shipped appear under Late orders and lower the shop's on-time rate.
1. Begin the day with Late orders and work from the earliest Ship by time.
2. Open Orders to ship and take those due today first.
3. When stock is short, look at overseas and inbound stock first, then write to the buyer.
The report Late orders shows the late rate by shop and warehouse.`,
        kr: `
발송 기한이 지나도 보내지 않은 주문은 발송 지연 주문에 모이고 매장의 정시율을 낮춰요.
1. 하루를 시작할 때 발송 지연 주문을 열고 기한이 이른 것부터 처리해요.
2. 발송 대기 주문에서 오늘이 기한인 주문을 먼저 처리해요.
3. 재고가 부족하면 해외 창고와 입고 예정 재고를 확인한 뒤 구매자에게 연락해요.
지연 주문 보고서에서 매장과 창고별 지연율을 볼 수 있어요.`,
      },
    },
    {
      docId: 'help-stock',
      title: { zh: '查看库存与可售天数', en: 'Stock and days of cover', kr: '재고와 판매 가능 일수 보기' },
      text: {
        zh: `
库存页面按仓库显示每个 SKU 的数量，数字由各仓同步而来。
## 各列的含义
- 在库：仓库里现有的数量。
- 占用：已被订单锁定、尚未发出的数量。
- 在途：已发往仓库、尚未入库的数量。
- 可售天数：按日均销量计算，现有库存还能卖多少天。
- 库龄：最早一批货在仓库的天数。
## 状态
- 库存不足：可售天数偏低，请安排补货。
- 断货：已没有可售库存。
- 库存过多：可售天数过高，请考虑促销或调拨。`,
        en: `
The stock page shows the quantity of each SKU by warehouse, as the warehouses report it.
## Columns
- On hand: what lies in the warehouse.
- Reserved: held for orders that are not shipped yet.
- Inbound: on its way to the warehouse.
- Days of cover: how many days the stock lasts at the average daily sales.
- Age: how long the oldest batch has been there.
## States
- Low: few days of cover, please restock.
- Out of stock: nothing left to sell.
- Overstock: too many days of cover, consider a promotion or a transfer.`,
        kr: `
재고 페이지는 창고별 SKU 수량을 보여 줘요. 수량은 각 창고에서 동기화돼요.
## 열의 의미
- 보유: 창고에 있는 수량이에요.
- 예약: 주문에 잡혀 있고 아직 보내지 않은 수량이에요.
- 입고 예정: 창고로 오고 있는 수량이에요.
- 판매 가능 일수: 일평균 판매로 계산한 남은 일수예요.
- 재고 일수: 가장 오래된 재고가 창고에 있던 날수예요.
## 상태
- 부족: 판매 가능 일수가 적으니 보충하세요.
- 품절: 판매할 재고가 없어요.
- 과잉: 판매 가능 일수가 많으니 할인이나 이동을 고려하세요.`,
      },
    },
    {
      docId: 'help-restock',
      title: { zh: '安排补货，避免断货', en: 'Restock before you run out', kr: '품절 전에 재고 보충하기' },
      text: {
        zh: `
1. 打开“低库存预警”，按可售天数从少到多排序。
2. 对照供应商的交期和头程时效：可售天数小于两者之和时，现在就要下采购单。
3. 在“采购计划”中新增一条，填写 SKU、数量和预计到达日期。
4. 货物发出后，在途数量会增加；入库后转为在库。
“断货损失”报表估算断货商品每天损失的销售额。`,
        en: `
1. Open Low stock and sort by days of cover, fewest first.
2. Compare with the supplier's lead time plus freight: when the cover is shorter, order now.
3. Add an entry under Purchase plans with SKU, quantity and expected arrival.
4. Once the goods leave, Inbound goes up; on arrival it becomes On hand.
The report Stockout losses estimates the sales lost per day.`,
        kr: `
1. 재고 부족을 열고 판매 가능 일수가 적은 순으로 정렬해요.
2. 공급업체 납기와 운송 기간을 더한 날수보다 적으면 지금 발주해야 해요.
3. 구매 계획에 SKU, 수량, 도착 예정일을 적어 추가해요.
4. 상품이 출발하면 입고 예정이 늘고, 도착하면 보유로 바뀌어요.
품절 손실 보고서에서 하루에 잃는 매출을 추정해요.`,
      },
    },
  ],
};
