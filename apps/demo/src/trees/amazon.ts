/** The Amazon operations system. */
export const amazonTree = `
工作台 | Workbench | 작업대 || icon=home
  今日概况 | Today | 오늘 현황 || class=today
    销售概览 | Sales overview | 매출 현황 || sales: home
    今日新订单 | New orders today | 오늘의 신규 주문 || orders:today
  待办 | To do | 할 일 || class=todo
    待发货订单 | Orders to ship | 발송 대기 주문 || orders:to-ship
    今日应发订单 | Orders due today | 오늘 발송 마감 주문 || orders:due-today
    差评 | Negative reviews | 부정 리뷰 || amazon:reviews/negative pin
    断货商品 | Out of stock | 품절 상품 || stock:out
销售分析 | Sales analysis | 매출 분석 || icon=sales
  店铺分析 | Shop analysis | 매장 분석 || class=shops
    店铺销售 | Sales by shop | 매장별 매출 || report:sales-shops.30
    地区销售 | Sales by marketplace | 지역별 매출 || report:sales-regions.30
    退货率分析 | Return rates | 반품률 분석 || report:returns.90
  商品分析 | Product analysis | 상품 분석 || class=products
    全部商品 | All listings | 전체 상품 || amazon:listings/all
    新品 | New listings | 신상품 || amazon:listings/new
    购物车丢失 | Buy box lost | 바이박스 상실 || amazon:listings/buybox-lost
    价格异常 | Price alerts | 가격 이상 || amazon:listings/price-alert unpaid=pkg-amazon-pro
广告投放 | Advertising | 광고 집행 || icon=ads special=2
  投放管理 | Campaigns | 집행 관리 || class=campaigns
    全部广告活动 | All campaigns | 전체 캠페인 || amazon:ads/all
    商品推广 | Sponsored Products | 스폰서드 프로덕트 || amazon:ads/sp
    品牌推广 | Sponsored Brands | 스폰서드 브랜드 || amazon:ads/sb
    展示推广 | Sponsored Display | 스폰서드 디스플레이 || amazon:ads/sd
  投放优化 | Optimisation | 집행 최적화 || class=optimise
    高 ACOS 广告 | High-ACOS campaigns | 높은 ACOS 광고 || amazon:ads/high-acos
    零成交广告 | Campaigns without orders | 주문 없는 광고 || amazon:ads/no-sales
    广告日报 | Ads by day | 일일 광고 보고서 || report:ad-days.30
订单与售后 | Orders and returns | 주문과 반품 || icon=order
  亚马逊订单 | Amazon orders | 아마존 주문 || class=orders
    平台配送订单 | Platform-fulfilled orders | 플랫폼 배송 주문 || orders:fba
    自配送订单 | Seller-fulfilled orders | 판매자 배송 주문 || orders:fbm
    超时未发货订单 | Late orders | 발송 지연 주문 || orders:overdue
  售后服务 | After-sales service | 사후 서비스 || class=after
    索赔 | Claims | 클레임 || record:claims lock=AMAZON
    买家消息 | Buyer messages | 구매자 메시지 || inbox
评价与口碑 | Reviews | 리뷰와 평판 || icon=review
  评价监控 | Review watch | 리뷰 모니터링 || class=watch
    全部评价 | All reviews | 전체 리뷰 || amazon:reviews/all
    待回复评价 | Reviews to answer | 답변 대기 리뷰 || amazon:reviews/unanswered
    评分走势 | Rating trend | 평점 추이 || report:rating-weeks.90
    差评归因 | Negative reviews by product | 부정 리뷰 원인 || report:negative-reviews.90
库存计划 | Stock planning | 재고 계획 || icon=stock
  补货 | Replenishment | 보충 || class=replenish
    补货建议 | Restock | 보충 제안 || restock:all
    低库存预警 | Low stock | 재고 부족 || stock:low
    在途库存 | Inbound stock | 입고 예정 재고 || stock:inbound
    冗余库存 | Excess stock | 과잉 재고 || stock:overstock
    仓储费用 | Storage fees | 보관료 || record:storage-fees asset-expired=2
店铺健康 | Account health | 계정 상태 || icon=health special=3
  绩效 | Performance | 성과 || class=performance
    被抑制商品 | Suppressed listings | 노출 제한 상품 || amazon:listings/suppressed
    妥投率统计 | Delivery rates | 배송 성공률 || report:delivery-rate.90
    品牌备案 | Brand registry | 브랜드 등록 || external:brand-registry
    导出中心 | Export centre | 내보내기 센터 || downloads
`;
