/** The Amazon operations system. */
export const amazonTree = `
工作台 | Workbench | 작업대 || icon=home
  今日概况 | Today | 오늘 현황 || class=today
    运营首页 | Operations home | 운영 홈 || sales: home
    近三十日走势 | Thirty-day trend | 최근 30일 추이 || sales:30d
    近七日走势 | Seven-day trend | 최근 7일 추이 || sales:7d
    大促看板 | Promotion board | 프로모션 보드 || sales:90d unpaid=pkg-amazon-pro
  待办 | To do | 할 일 || class=todo
    待发货提醒 | Shipping reminders | 발송 알림 || orders:to-ship
    差评提醒 | Negative review alerts | 부정 리뷰 알림 || amazon:reviews/negative pin
    断货提醒 | Stockout alerts | 품절 알림 || stock:out
销售分析 | Sales analysis | 매출 분석 || icon=sales
  店铺分析 | Shop analysis | 매장 분석 || class=shops
    店铺销售 | Shop sales | 매장 매출 || report:sales-shops.30 *sites
    店铺对比 | Shop comparison | 매장 비교 || report:sales-shops.90
    退货率分析 | Return rate analysis | 반품률 분석 || report:returns.90
  商品分析 | Product analysis | 상품 분석 || class=products
    商品表现 | Product performance | 상품 성과 || amazon:listings/all *sites
    新品追踪 | New product tracking | 신상품 추적 || amazon:listings/new
    价格追踪 | Price tracking | 가격 추적 || amazon:listings/price-alert
    竞品监控 | Competitor watch | 경쟁 상품 감시 || amazon:listings/buybox-lost unpaid=pkg-amazon-pro
广告投放 | Advertising | 광고 집행 || icon=ads special=2
  投放管理 | Campaigns | 집행 관리 || class=campaigns
    全部广告活动 | All campaigns | 전체 캠페인 || amazon:ads/all
    商品推广活动 | Sponsored Products campaigns | 스폰서드 프로덕트 캠페인 || amazon:ads/sp *sites
    品牌推广活动 | Sponsored Brands campaigns | 스폰서드 브랜드 캠페인 || amazon:ads/sb
    展示推广活动 | Sponsored Display campaigns | 스폰서드 디스플레이 캠페인 || amazon:ads/sd
  投放优化 | Optimisation | 집행 최적화 || class=optimise
    高 ACoS 广告 | High-ACoS campaigns | 높은 ACoS 광고 || amazon:ads/high-acos *core
    零成交广告 | Campaigns without orders | 주문 없는 광고 || amazon:ads/no-sales *core
    广告日报 | Daily ad report | 일일 광고 보고서 || report:ad-days.30
订单与售后 | Orders and returns | 주문과 반품 || icon=order
  亚马逊订单 | Amazon orders | 아마존 주문 || class=orders
    配送订单 | FBA orders | FBA 주문 || orders:fba *sites
    自配送订单 | Seller-fulfilled orders | 판매자 배송 주문 || orders:fbm
    已取消订单 | Cancelled Amazon orders | 취소된 아마존 주문 || orders:cancelled
  售后服务 | After-sales service | 사후 서비스 || class=after
    退款明细 | Refund details | 환불 내역 || orders:refunded *core
    索赔跟踪 | Claims | 클레임 추적 || record:claims lock=AMAZON
评价与口碑 | Reviews | 리뷰와 평판 || icon=review
  评价监控 | Review watch | 리뷰 모니터링 || class=watch
    评价列表 | Review list | 리뷰 목록 || amazon:reviews/all *sites
    差评预警 | Negative review warnings | 부정 리뷰 경보 || amazon:reviews/negative.us
    未回复评价 | Unanswered reviews | 미답변 리뷰 || amazon:reviews/unanswered
库存计划 | Stock planning | 재고 계획 || icon=stock
  补货 | Replenishment | 보충 || class=replenish
    补货计划 | Replenishment plan | 보충 계획 || stock:low *core
    在途库存 | Inbound stock | 입고 예정 재고 || stock:inbound
    冗余清理 | Excess clearance | 과잉 재고 정리 || stock:overstock
    长期仓储费预估 | Long-term storage fees | 장기 보관료 예상 || record:storage-fees asset-expired=2
店铺健康 | Account health | 계정 상태 || icon=health special=3
  绩效 | Performance | 성과 || class=performance
    账户绩效 | Account performance | 계정 성과 || sales:30d.de
    违规商品 | Policy violations | 정책 위반 상품 || amazon:listings/suppressed
    品牌备案 | Brand registry | 브랜드 등록 || external:brand-registry
    导出任务 | Export tasks | 내보내기 작업 || downloads
`;
