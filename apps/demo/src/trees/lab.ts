/** A leaf per marketplace for lists and reports: menus by the hundred. */
const bySite = `
  订单 | Orders | 주문 || class=site-orders
    全部订单 | All orders | 전체 주문 || orders:all *sites
    待发货订单 | Orders to ship | 발송 대기 주문 || orders:to-ship *sites
    已发货订单 | Shipped orders | 발송 완료 주문 || orders:shipped *sites
    退款订单 | Refunded orders | 환불 주문 || orders:refunded *sites
    平台配送订单 | Platform-fulfilled orders | 플랫폼 배송 주문 || orders:fba *sites
  库存 | Stock | 재고 || class=site-stock
    库存总览 | Stock overview | 재고 현황 || stock:all *sites
    低库存预警 | Low stock | 재고 부족 || stock:low *sites
    在途库存 | Inbound stock | 입고 예정 재고 || stock:inbound *sites
  商品 | Listings | 상품 || class=site-listings
    在售商品 | Active listings | 판매 중 상품 || listings:active *sites
    购物车丢失 | Buy box lost | 바이박스 상실 || listings:buybox-lost *sites
  广告 | Advertising | 광고 || class=site-ads
    商品推广 | Sponsored Products | 스폰서드 프로덕트 || ads:sp *sites
  评价 | Reviews | 리뷰 || class=site-reviews
    待回复评价 | Reviews to answer | 답변 대기 리뷰 || reviews:unanswered *sites
  报表 | Reports | 보고서 || class=site-reports
    销售概览 | Sales overview | 매출 현황 || sales:30d *sites
    店铺利润 | Profit by shop | 매장별 이익 || report:shop-profit.30 *sites
`;

/** What `lab` adds to every large system: many menus. */
export const labTree = `
按站点 | By marketplace | 마켓별 || icon=tool special=3
${bySite}`;

/** What `lab` adds to ERP: bench pages, faults to try, names of every length, and many menus. */
export const erpLabTree = `
实验室 | Lab | 실험실 || icon=tool special=3
  性能样页 | Bench pages | 벤치 페이지 || class=bench
    样页 | Bench page | 벤치 페이지 || bench
  故障演练 | Failure drills | 장애 훈련 || class=drills
    已下线页面 | Retired page | 종료된 페이지 || raw=scm_new:/retired/page fails
    未部署应用 | Undeployed app | 미배포 앱 || raw=missing_app:/index fails
    加载即报错 | Fails on load | 로딩 오류 || raw=universal_system:/fault/throw fails
    一直无响应 | Never answers | 무응답 || raw=universal_system:/fault/hang fails
  长名称 | Long names | 긴 이름 || class=long
    跨境合规申报与海关编码自动匹配异常订单集中处理工作台及历史追溯查询管理中心专用页面 | Workbench for orders with customs declaration and tariff code matching exceptions, with history | 통관 신고 및 관세 코드 자동 매칭 이상 주문 통합 처리 작업대와 이력 조회 관리 센터 || orders:overdue.us
    跨境物流履约与清关资料统一归档 | Cross-border fulfilment archive | 국제 물류 서류 보관함 || orders:shipped.mx long-key=erp-cross-border-fulfilment-and-customs-document-archive
    多店铺商品批量翻译与本地化校对 | Bulk listing translation | 상품 일괄 번역 || listings:active.mx long-key=erp-bulk-listing-translation-and-localisation-proofreading
${labTree}`;
