/** ERP, first half: orders, purchasing, stock, logistics, products. */
export const erpTrade = `
订单 | Orders | 주문 || icon=order
  订单处理 | Order processing | 주문 처리 || class=processing
    订单管理 | Order management | 주문 관리 || sail pin related=/list/orders?view=all
    全部订单 | All orders | 전체 주문 || orders:all
    今日新订单 | New orders today | 오늘의 신규 주문 || orders:today
    待发货订单 | Orders to ship | 발송 대기 주문 || orders:to-ship
    高金额订单 | High-value orders | 고액 주문 || orders:high-value
    多件订单 | Multi-item orders | 다품목 주문 || orders:multi-item
  发货时限 | Shipping limits | 발송 기한 || class=limits
    今日应发订单 | Orders due today | 오늘 발송 마감 주문 || orders:due-today
    超时未发货订单 | Late orders | 발송 지연 주문 || orders:overdue pin
    超时订单分析 | Late orders by warehouse | 지연 주문 분석 || report:late-orders
    发货时效 | Shipping speed | 발송 소요 시간 || report:shipping-speed.30
  履约方式 | Fulfilment | 풀필먼트 || class=fulfilment
    平台配送订单 | Platform-fulfilled orders | 플랫폼 배송 주문 || orders:fba
    自配送订单 | Seller-fulfilled orders | 판매자 배송 주문 || orders:fbm
  其他平台 | Other platforms | 기타 플랫폼 || class=platforms
    多渠道订单 | Orders of other channels | 다채널 주문 || orders:multi-channel lock=ANY
    沃尔玛订单 | Walmart orders | 월마트 주문 || orders:walmart lock=WALMART
    速卖通订单 | AliExpress orders | 알리익스프레스 주문 || orders:aliexpress platform-expired=ALIEXPRESS
    虾皮订单 | Shopee orders | 쇼피 주문 || orders:shopee platform-expired=SHOPEE
  售后 | After-sales | 사후 관리 || class=after-sales
    退货率分析 | Return rates | 반품률 분석 || report:returns.90 nocache
    退货签收 | Return receipts | 반품 수령 || record:return-receipts
    黑名单买家 | Blocked buyers | 차단 구매자 || record:blocked-buyers
采购 | Purchasing | 구매 || icon=purchase
  采购计划 | Purchase planning | 구매 계획 || class=planning
    补货建议 | Restock | 보충 제안 || restock:all
    采购计划单 | Purchase plans | 구매 계획서 || record:purchase-plans
    安全库存设置 | Safety stock | 안전 재고 설정 || record:safety-stock
  采购执行 | Buying | 구매 실행 || class=buying
    采购单 | Purchase orders | 구매 주문 || record:purchase-orders
    采购退货 | Purchase returns | 구매 반품 || record:purchase-returns
    来料质检 | Incoming inspections | 입고 품질 검사 || record:inspections
  供应商 | Suppliers | 공급업체 || class=suppliers
    供应商档案 | Suppliers | 공급업체 || record:suppliers
    供应商报价 | Supplier quotes | 공급업체 견적 || record:supplier-quotes
    供应商绩效 | Supplier performance | 공급업체 성과 || record:supplier-scores unpaid=pkg-erp-pro
库存 | Inventory | 재고 || icon=stock
  库存查询 | Stock enquiry | 재고 조회 || class=enquiry
    库存总览 | Stock overview | 재고 현황 || stock:all pin
    平台仓库存 | Platform warehouse stock | 플랫폼 창고 재고 || stock:fba
    海外仓库存 | Overseas warehouse stock | 해외 창고 재고 || stock:overseas
    本地仓库存 | Domestic warehouse stock | 국내 창고 재고 || stock:domestic
    占用库存 | Reserved stock | 예약 재고 || stock:reserved
  库存预警 | Stock alerts | 재고 경보 || class=alerts
    低库存预警 | Low stock | 재고 부족 || stock:low pin
    断货商品 | Out of stock | 품절 상품 || stock:out
    滞销库存 | Slow-moving stock | 장기 재고 || stock:aging
    冗余库存 | Excess stock | 과잉 재고 || stock:overstock
  库存作业 | Stock operations | 재고 작업 || class=operations
    库存调拨单 | Stock transfers | 재고 이동 || record:transfers
    盘点单 | Stock counts | 재고 실사 || record:counts
    库存调整记录 | Stock adjustments | 재고 조정 기록 || record:adjustments
  库存分析 | Stock analysis | 재고 분석 || class=analysis
    库龄分布 | Stock age | 재고 연령 분포 || report:stock-age
    周转天数 | Days of cover | 회전 일수 || report:stock-turnover
    断货损失 | Stockout losses | 품절 손실 || report:stockout-losses
物流 | Logistics | 물류 || icon=logistics
  头程物流 | First-mile logistics | 1차 물류 || class=first-mile
    头程发货单 | First-mile shipments | 1차 발송서 || record:first-mile
    在途库存 | Inbound stock | 입고 예정 재고 || stock:inbound
    海运批次 | Sea freight | 해운 배치 || record:sea-freight asset-expired=1
  尾程物流 | Last-mile logistics | 라스트마일 물류 || class=last-mile
    物流渠道 | Carriers | 운송사 || record:carriers
    妥投率统计 | Delivery rates | 배송 성공률 || report:delivery-rate.90
    运费对账单 | Freight bills | 운임 대사 || record:freight-bills unpaid=pkg-erp-pro,pkg-erp-max
产品 | Products | 상품 || icon=product
  产品资料 | Product data | 상품 정보 || class=data
    产品组合 | Product bundles | 상품 세트 || record:bundles
    品类 | Categories | 카테고리 || record:categories
  质量 | Quality | 품질 || class=quality
    差评归因 | Negative reviews by product | 부정 리뷰 원인 || report:negative-reviews.90
    产品认证 | Certificates | 인증 || record:certificates
`;
