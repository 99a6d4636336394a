/** Business intelligence. */
export const biTree = `
经营总览 | Overview | 경영 현황 || icon=home
  总览 | Dashboards | 대시보드 || class=dashboards
    经营驾驶舱 | Executive dashboard | 경영 대시보드 || sales:30d home pin
    目标达成 | Target progress | 목표 달성 || report:sales-weeks.90
    同比环比 | Period comparison | 기간 비교 || report:sales-weeks.30
    预算执行 | Budget tracking | 예산 집행 || record:budgets unpaid=pkg-bi-pro
销售主题 | Sales | 매출 주제 || icon=sales special=2
  地区 | Regions | 지역 || class=regions
    地区销售 | Regional sales | 지역별 매출 || report:sales-regions.30
    渠道销售 | Channel sales | 채널별 매출 || report:sales-channels.90 *core
  客户 | Customers | 고객 || class=customers
    客单价分析 | Order value analysis | 객단가 분석 || report:order-values.90
    复购分析 | Repeat purchase analysis | 재구매 분석 || report:repeat-buyers.90
供应链主题 | Supply chain | 공급망 주제 || icon=stock
  库存健康 | Stock health | 재고 건전성 || class=stock
    库存结构 | Stock structure | 재고 구조 || report:stock-warehouses
    库龄分布 | Stock age distribution | 재고 연령 분포 || report:stock-age
    周转天数 | Days of cover | 회전 일수 || report:stock-turnover
    断货损失 | Stockout losses | 품절 손실 || report:stockout-losses
  履约 | Fulfilment | 이행 || class=fulfilment
    发货时效 | Shipping speed | 발송 소요 시간 || report:shipping-speed.30
    超时订单分析 | Late order analysis | 지연 주문 분석 || report:late-orders
营销主题 | Marketing | 마케팅 주제 || icon=ads
  广告效果 | Ad performance | 광고 효과 || class=ads
    投产比分析 | Return on ad spend | 광고 수익률 || report:ad-types.30 *core
    花费结构 | Spend structure | 비용 구조 || report:ad-regions.30
    异常花费 | Unusual spend | 이상 비용 || ads:high-acos
  口碑 | Reputation | 평판 || class=reputation
    评分走势 | Rating trend | 평점 추이 || report:rating-weeks.90
    差评归因 | Negative review causes | 부정 리뷰 원인 || report:negative-reviews.90
    声誉地图 | Reputation map | 평판 지도 || reviews:recent asset-expired=1
数据服务 | Data services | 데이터 서비스 || icon=data special=3
  报表 | Reports | 보고서 || class=reports
    自助报表 | Self-service reports | 셀프 보고서 || report:sales-categories.90
    数据下载 | Data downloads | 데이터 다운로드 || downloads
    行业数据 | Industry data | 산업 데이터 || external:industry
    沃尔玛数据看板 | Walmart dashboard | 월마트 대시보드 || sales:30d.ca lock=WALMART
`;

/** Order management. */
export const omsTree = `
订单中心 | Order hub | 주문 센터 || icon=order
  订单列表 | Order lists | 주문 목록 || class=lists
    订单工作台 | Order workbench | 주문 작업대 || sail pin
    所有渠道订单 | Orders of all channels | 전체 채널 주문 || orders:all *sites
    待审核订单 | Orders to approve | 승인 대기 주문 || orders:high-value
    待付款跟进 | Payment follow-up | 결제 확인 || orders:unpaid
    待配货订单 | Orders to allocate | 배정 대기 주문 || orders:to-ship *core
  订单策略 | Order policies | 주문 정책 || class=policies
    分仓策略 | Warehouse routing | 창고 배정 정책 || record:warehouse-routing
    拆单合单 | Split and merge | 주문 분할과 병합 || orders:multi-item
    黑名单买家 | Blocked buyers | 차단 구매자 || record:blocked-buyers
发货中心 | Shipping hub | 발송 센터 || icon=logistics
  发货管理 | Shipping | 발송 관리 || class=shipping
    待打单 | Labels to print | 출력 대기 || orders:to-ship.de nocache
    已出库 | Dispatched | 출고 완료 || orders:shipped *core
    已妥投 | Delivered | 배송 완료 || orders:delivered
    发货超时 | Late shipments | 발송 지연 || orders:overdue
  物流对接 | Carrier links | 운송사 연동 || class=carriers
    运单跟踪 | Waybill tracking | 운송장 추적 || orders:shipped.us
    物流商后台 | Carrier console | 운송사 콘솔 || external:carrier-console
退换中心 | Returns hub | 반품 센터 || icon=return special=2
  退款退货 | Refunds and returns | 환불과 반품 || class=returns
    退款申请 | Refund requests | 환불 요청 || orders:refunded *core
    取消申请 | Cancellation requests | 취소 요청 || orders:cancelled
    退货入库 | Return receipts | 반품 입고 || record:return-receipts
渠道 | Channels | 채널 || icon=shop special=3
  渠道授权 | Channel links | 채널 연동 || class=links
    渠道店铺 | Channel shops | 채널 매장 || record:shops
    沃尔玛渠道 | Walmart channel | 월마트 채널 || record:shops lock=WALMART
    抖音国际渠道 | TikTok channel | 틱톡 채널 || orders:tiktok lock=TIKTOK
    库存同步 | Stock sync | 재고 동기화 || stock:all.us
    订单导出 | Order exports | 주문 내보내기 || downloads
    渠道分析包 | Channel analytics | 채널 분석 || sales:30d unpaid=pkg-oms-pro
`;
