/** ERP, first half: orders, purchasing, stock, logistics, products. */
export const erpTrade = `
订单 | Orders | 주문 || icon=order
  订单处理 | Order processing | 주문 처리 || class=processing
    订单管理 | Order management | 주문 관리 || sail pin related=/list/orders?view=all
    全部订单 | All orders | 전체 주문 || orders:all
    今日新订单 | New orders today | 오늘의 신규 주문 || orders:today
    待付款订单 | Unpaid orders | 결제 대기 주문 || orders:unpaid
    待发货订单 | Orders to ship | 발송 대기 주문 || orders:to-ship *sites
    已发货订单 | Shipped orders | 발송 완료 주문 || orders:shipped *sites
    已签收订单 | Delivered orders | 배송 완료 주문 || orders:delivered *core
  订单异常 | Order exceptions | 주문 이상 || class=exceptions
    超时未发货 | Late to ship | 발송 지연 || orders:overdue pin
    高金额订单审核 | High-value order review | 고액 주문 검토 || orders:high-value
    多件订单合并 | Multi-item order merge | 합포장 주문 || orders:multi-item
    取消订单 | Cancelled orders | 취소 주문 || orders:cancelled *core
    沃尔玛订单同步 | Walmart order sync | 월마트 주문 동기화 || orders:all lock=WALMART
    跨境合规申报与海关编码自动匹配异常订单集中处理工作台及历史追溯查询管理中心专用页面 | Workbench for orders with customs declaration and tariff code matching exceptions, with history | 통관 신고 및 관세 코드 자동 매칭 이상 주문 통합 처리 작업대와 이력 조회 관리 센터 || orders:overdue
  售后 | After-sales | 사후 관리 || class=after-sales
    退款订单 | Refunded orders | 환불 주문 || orders:refunded *sites
    退货登记 | Return registration | 반품 등록 || orders:refunded.us
    补发订单 | Replacement orders | 재발송 주문 || orders:fbm
    退货原因分析 | Return reason analysis | 반품 사유 분석 || report:returns.90 nocache
  履约方式 | Fulfilment | 풀필먼트 || class=fulfilment
    平台配送订单 | Platform-fulfilled orders | 플랫폼 배송 주문 || orders:fba *sites
    自发货订单 | Self-fulfilled orders | 직접 배송 주문 || orders:fbm *core
    多渠道配送 | Multi-channel fulfilment | 멀티채널 배송 || orders:multi-channel lock=ANY
采购 | Purchasing | 구매 || icon=purchase
  采购计划 | Purchase planning | 구매 계획 || class=planning
    补货建议 | Replenishment advice | 보충 발주 제안 || stock:low pin *sites
    采购计划单 | Purchase plans | 구매 계획서 || record:purchase-plans
    缺货预测 | Stockout forecast | 품절 예측 || report:stockout-losses
    安全库存设置 | Safety stock settings | 안전 재고 설정 || record:safety-stock
  采购执行 | Purchase orders | 구매 실행 || class=buying
    采购单列表 | Purchase order list | 구매 주문 목록 || record:purchase-orders
    待到货采购单 | Purchase orders in transit | 입고 대기 구매 주문 || record:purchase-orders
    采购退货 | Purchase returns | 구매 반품 || record:purchase-returns
    来料质检 | Incoming inspection | 입고 품질 검사 || record:inspections
  供应商 | Suppliers | 공급업체 || class=suppliers
    供应商档案 | Supplier records | 공급업체 정보 || record:suppliers
    供应商报价 | Supplier quotes | 공급업체 견적 || record:supplier-quotes
    供应商绩效 | Supplier performance | 공급업체 성과 || record:supplier-scores unpaid=pkg-erp-pro
    1688 一键采购 | 1688 one-click purchase | 1688 원클릭 구매 || record:purchase-1688 unpaid=pkg-erp-pro,pkg-erp-max
库存 | Inventory | 재고 || icon=stock
  库存查询 | Stock enquiry | 재고 조회 || class=enquiry
    库存总览 | Stock overview | 재고 현황 || stock:all pin
    平台仓库存 | Platform warehouse stock | 플랫폼 창고 재고 || stock:fba *sites
    海外仓库存 | Overseas warehouse stock | 해외 창고 재고 || stock:overseas *core
    本地仓库存 | Domestic warehouse stock | 국내 창고 재고 || stock:domestic
  库存预警 | Stock alerts | 재고 경보 || class=alerts
    低库存预警 | Low stock alerts | 재고 부족 경보 || stock:low *sites
    断货商品 | Out-of-stock items | 품절 상품 || stock:out
    滞销库存 | Slow-moving stock | 장기 재고 || stock:aging *core
    冗余库存 | Excess stock | 과잉 재고 || stock:overstock *core
  库存作业 | Stock operations | 재고 작업 || class=operations
    库存调拨 | Stock transfers | 재고 이동 || record:transfers
    库存盘点 | Stock counts | 재고 실사 || record:counts
    库存调整记录 | Stock adjustment log | 재고 조정 기록 || record:adjustments
    库龄分析 | Stock age analysis | 재고 연령 분석 || report:stock-age
物流 | Logistics | 물류 || icon=logistics
  头程物流 | First-mile logistics | 1차 물류 || class=first-mile
    头程发货单 | First-mile shipments | 1차 발송서 || stock:inbound *sites
    在途货件 | Shipments in transit | 운송 중 화물 || record:first-mile
    货件到仓核对 | Receipt check | 입고 확인 || record:first-mile
    海运批次 | Sea freight batches | 해운 배치 || record:sea-freight asset-expired=1
  尾程物流 | Last-mile logistics | 라스트마일 물류 || class=last-mile
    面单打印 | Label printing | 운송장 출력 || orders:to-ship.us nocache
    物流轨迹 | Shipment tracking | 배송 추적 || orders:shipped.us
    妥投率统计 | Delivery rate | 배송 성공률 || report:delivery-rate.90
    物流渠道设置 | Carrier settings | 운송사 설정 || record:carriers
  费用 | Freight costs | 운임 || class=freight
    运费试算 | Freight estimate | 운임 계산 || record:freight-estimates
    运费对账 | Freight reconciliation | 운임 대사 || record:freight-bills
产品 | Products | 상품 || icon=product
  产品资料 | Product data | 상품 정보 || class=data
    产品档案 | Product records | 상품 대장 || listings:all
    产品组合 | Product bundles | 상품 세트 || record:bundles
    新品开发 | New product development | 신상품 개발 || listings:new
    品类管理 | Category management | 카테고리 관리 || record:categories
  成本 | Costs | 원가 || class=costs
    产品成本 | Product cost | 상품 원가 || report:product-profit.30
    利润试算 | Profit estimate | 이익 계산 || report:sales-categories.30
    定价模板 | Pricing templates | 가격 템플릿 || record:pricing-templates
  质量 | Quality | 품질 || class=quality
    质量问题跟踪 | Quality issues | 품질 문제 추적 || report:negative-reviews.90
    产品认证到期提醒 | Certificate expiry reminders | 인증 만료 알림 || record:certificates asset-expired=2
`;
