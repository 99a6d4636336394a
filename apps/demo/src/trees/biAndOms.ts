/** Business intelligence. */
export const biTree = `
经营总览 | Overview | 경영 현황 || icon=home
  总览 | Dashboards | 대시보드 || class=dashboards
    销售概览 | Sales overview | 매출 현황 || sales: home pin
    每周销售 | Sales by week | 주별 매출 || report:sales-weeks.90
    预算 | Budgets | 예산 || record:budgets unpaid=pkg-bi-pro
销售主题 | Sales | 매출 주제 || icon=sales special=2
  构成 | Breakdown | 구성 || class=breakdown
    地区销售 | Sales by marketplace | 지역별 매출 || report:sales-regions.30
    渠道销售 | Sales by channel | 채널별 매출 || report:sales-channels.90
    店铺销售 | Sales by shop | 매장별 매출 || report:sales-shops.30
    品类销售 | Sales by category | 카테고리별 매출 || report:sales-categories.90
  客户 | Customers | 고객 || class=customers
    客单价分析 | Order values | 객단가 분석 || report:order-values.90
    复购分析 | Repeat purchases | 재구매 분석 || report:repeat-buyers.90
    退货率分析 | Return rates | 반품률 분석 || report:returns.90
  利润 | Profit | 이익 || class=profit
    店铺利润 | Profit by shop | 매장별 이익 || report:shop-profit.30
    产品利润 | Profit by product | 상품별 이익 || report:product-profit.90
    订单利润 | Profit by order | 주문별 이익 || report:order-profit.30
    站点利润 | Profit by marketplace | 국가별 이익 || report:marketplace-profit.30
    月度利润 | Profit by month | 월별 이익 || report:month-profit.90
供应链主题 | Supply chain | 공급망 주제 || icon=stock
  库存健康 | Stock health | 재고 건전성 || class=stock
    库存结构 | Stock by warehouse | 창고별 재고 || report:stock-warehouses
    库龄分布 | Stock age | 재고 연령 분포 || report:stock-age
    周转天数 | Days of cover | 회전 일수 || report:stock-turnover
    断货损失 | Stockout losses | 품절 손실 || report:stockout-losses
  履约 | Fulfilment | 이행 || class=fulfilment
    发货时效 | Shipping speed | 발송 소요 시간 || report:shipping-speed.30
    超时订单分析 | Late orders by warehouse | 지연 주문 분석 || report:late-orders
    妥投率统计 | Delivery rates | 배송 성공률 || report:delivery-rate.90
营销主题 | Marketing | 마케팅 주제 || icon=ads
  广告效果 | Ad performance | 광고 효과 || class=ads
    广告日报 | Ads by day | 일일 광고 보고서 || report:ad-days.30
    花费结构 | Ad spend by marketplace | 마켓별 광고비 || report:ad-regions.30
    投产比分析 | Return on ad spend | 광고 수익률 || report:ad-types.30 asset-expired=2
    高 ACOS 广告 | High-ACOS campaigns | 높은 ACOS 광고 || ads:high-acos
  口碑 | Reputation | 평판 || class=reputation
    评分走势 | Rating trend | 평점 추이 || report:rating-weeks.90
    评分分布 | Ratings | 평점 분포 || report:rating-stars.90
    差评归因 | Negative reviews by product | 부정 리뷰 원인 || report:negative-reviews.90
数据服务 | Data services | 데이터 서비스 || icon=data special=3
  数据 | Data | 데이터 || class=data
    导出中心 | Export centre | 내보내기 센터 || downloads
    行业数据 | Industry data | 산업 데이터 || external:industry
`;

/** Order management. */
export const omsTree = `
订单中心 | Order hub | 주문 센터 || icon=order
  订单列表 | Order lists | 주문 목록 || class=lists
    订单管理 | Order management | 주문 관리 || sail pin
    全部订单 | All orders | 전체 주문 || orders:all
    高金额订单 | High-value orders | 고액 주문 || orders:high-value
    多件订单 | Multi-item orders | 다품목 주문 || orders:multi-item
    待发货订单 | Orders to ship | 발송 대기 주문 || orders:to-ship
  买家 | Buyers | 구매자 || class=buyers
    买家消息 | Buyer messages | 구매자 메시지 || inbox
    黑名单买家 | Blocked buyers | 차단 구매자 || record:blocked-buyers
发货中心 | Shipping hub | 발송 센터 || icon=logistics
  发货管理 | Shipping | 발송 관리 || class=shipping
    自配送订单 | Seller-fulfilled orders | 판매자 배송 주문 || orders:fbm nocache
    超时未发货订单 | Late orders | 발송 지연 주문 || orders:overdue
    发货时效 | Shipping speed | 발송 소요 시간 || report:shipping-speed.30
    妥投率统计 | Delivery rates | 배송 성공률 || report:delivery-rate.90
  物流对接 | Carrier links | 운송사 연동 || class=carriers
    物流渠道 | Carriers | 운송사 || record:carriers
    物流商后台 | Carrier console | 운송사 콘솔 || external:carrier-console
退换中心 | Returns hub | 반품 센터 || icon=return special=2
  退货 | Returns | 반품 || class=returns
    退货率分析 | Return rates | 반품률 분석 || report:returns.90
    退货签收 | Return receipts | 반품 수령 || record:return-receipts
渠道 | Channels | 채널 || icon=shop special=3
  渠道店铺 | Channel shops | 채널 매장 || class=links
    店铺授权 | Shops | 매장 || record:shops
    多渠道订单 | Orders of other channels | 다채널 주문 || orders:multi-channel lock=ANY
    沃尔玛订单 | Walmart orders | 월마트 주문 || orders:walmart lock=WALMART
    TikTok 订单 | TikTok orders | 틱톡 주문 || orders:tiktok lock=TIKTOK
    渠道销售 | Sales by channel | 채널별 매출 || report:sales-channels.90 unpaid=pkg-oms-pro
    导出中心 | Export centre | 내보내기 센터 || downloads
`;
