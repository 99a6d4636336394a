/** A company's own lists: kind, name, `keep` (people add and change entries) or `log`, states, columns; `!` marks what an entry must have. */
export const recordOutline = `
suppliers | 供应商档案 | Suppliers | 공급업체 | keep | active inactive | supplier! contact! email phone leadDays grade since
supplier-quotes | 供应商报价 | Supplier quotes | 공급업체 견적 | keep | open active expired | code! supplier! sku! unitPrice! minimum validUntil
supplier-scores | 供应商绩效 | Supplier performance | 공급업체 성과 | log | normal low | supplier lines onTimeRate passRate leadDays grade
purchase-1688 | 1688 一键采购 | 1688 one-click purchase | 1688 원클릭 구매 | keep | draft doing done | code! supplier! sku! quantity! unitPrice total
purchase-plans | 采购计划单 | Purchase plans | 구매 계획서 | keep | draft open done | code! sku! quantity! supplier eta owner
purchase-orders | 采购单 | Purchase orders | 구매 주문 | keep | draft open transit arrived done cancelled | code! supplier! sku! quantity! unitPrice! received total toWarehouse! eta
purchase-returns | 采购退货 | Purchase returns | 구매 반품 | keep | open doing done | code! supplier! sku! quantity! reason! total
inspections | 来料质检 | Incoming inspections | 입고 품질 검사 | keep | passed failed open | code! supplier! sku! quantity! defects passRate createdOn
safety-stock | 安全库存设置 | Safety stock | 안전 재고 설정 | keep | active inactive | sku! warehouse! safetyStock! reorderAt! leadDays
transfers | 库存调拨单 | Stock transfers | 재고 이동 | keep | open transit done | code! sku! warehouse! toWarehouse! quantity! eta
counts | 盘点单 | Stock counts | 재고 실사 | keep | open doing done | code! sku! warehouse! booked! counted! difference createdOn
adjustments | 库存调整记录 | Stock adjustments | 재고 조정 기록 | keep | done open | code! sku! warehouse! difference! reason! person createdOn
putaway | 上架任务 | Putaway tasks | 적치 작업 | keep | open doing done | code! sku! bin! quantity! owner createdOn
waves | 拣货波次 | Picking waves | 피킹 웨이브 | keep | open doing done | code! warehouse! lines units owner createdOn
handovers | 交接清单 | Handovers | 인계 목록 | keep | open done | code! carrier! warehouse! parcels! weight createdOn
storage-fees | 仓储费用 | Storage fees | 보관료 | log | paid open | month warehouse volume skus fee
automation | 自动化设备看板 | Automation | 자동화 설비 현황 | log | active inactive failed | name warehouse lines lastUsedAt
return-receipts | 退货签收 | Return receipts | 반품 수령 | keep | open passed failed | code! orderNo! sku! quantity! reason createdOn
first-mile | 头程发货单 | First-mile shipments | 1차 발송서 | keep | draft transit arrived | code! carrier! route! toWarehouse! units weight fee eta
sea-freight | 海运批次 | Sea freight | 해운 배치 | keep | transit arrived | code! carrier! route! containers! volume fee eta
carriers | 物流渠道 | Carriers | 운송사 | keep | active inactive | carrier! route! days! fee contact email
freight-estimates | 运费试算 | Freight estimates | 운임 계산 | keep | done | carrier! route! weight! volume fee days
freight-bills | 运费对账单 | Freight bills | 운임 대사 | keep | open done rejected | code! carrier! month! billed! agreed! difference
bundles | 产品组合 | Product bundles | 상품 세트 | keep | active inactive | sku! name! parts! price! cost
categories | 品类 | Categories | 카테고리 | keep | active inactive | name! products marginTarget owner
pricing-templates | 定价模板 | Pricing templates | 가격 템플릿 | keep | active inactive | name! marketplace! marginTarget! condition note
certificates | 产品认证 | Certificates | 인증 | keep | active expiring expired | certificate! sku! issuer! code expiresOn!
settlements | 结算报告 | Settlement reports | 정산 보고서 | log | done open | code shopName marketplace month revenue fees refunds payout
payouts | 回款明细 | Payouts | 지급 내역 | log | paid open | code shopName platform payout createdOn
platform-fees | 平台费用 | Platform fees | 플랫폼 수수료 | log | done | month shopName marketplace revenue fees share
vat | 增值税申报 | VAT filings | 부가세 신고 | keep | open doing done | code! marketplace! month! taxNo! total dueOn!
invoices | 发票 | Invoices | 세금계산서 | keep | open done rejected | code! orderNo! name! taxNo total createdOn
exchange-rates | 汇率设置 | Exchange rates | 환율 설정 | keep | active | currency! rate! since! note
budgets | 预算 | Budgets | 예산 | keep | active done | name! month! budget! spent owner
mail-templates | 邮件模板 | Mail templates | 메일 템플릿 | keep | active inactive | name! language! shopName message!
review-rules | 自动催评规则 | Review request rules | 리뷰 요청 규칙 | keep | active inactive | name! condition! days! marketplace
review-requests | 索评任务 | Review requests | 리뷰 요청 | keep | open done failed | orderNo! buyerName! marketplace! days createdOn
claims | 索赔 | Claims | 클레임 | keep | open doing done rejected | code! orderNo! reason! total owner createdOn
listing-drafts | 刊登草稿 | Listing drafts | 등록 임시 보관함 | keep | draft failed | sku! title! marketplace! price! owner
bid-rules | 自动调价策略 | Bid rules | 자동 입찰 전략 | keep | active inactive | name! campaign! condition! bid!
keyword-ranks | 关键词排名 | Keyword ranking | 키워드 순위 | log | normal low | keyword sku marketplace rank previousRank
warehouse-routing | 分仓策略 | Warehouse routing | 창고 배정 정책 | keep | active inactive | name! marketplace! warehouse! priority! condition
blocked-buyers | 黑名单买家 | Blocked buyers | 차단 구매자 | keep | active inactive | buyerName! marketplace! reason! refundedOrders since
order-rules | 订单规则 | Order rules | 주문 규칙 | keep | active inactive | name! condition! action! priority!
shipping-rules | 发货规则 | Shipping rules | 발송 규칙 | keep | active inactive | name! condition! carrier! priority!
numbering | 编码规则 | Numbering rules | 코드 규칙 | keep | active inactive | name! pattern! example
tags | 标签 | Tags | 태그 | keep | active inactive | name! scope! lines note
shops | 店铺授权 | Shops | 매장 | log | bound expired | shopName platform marketplace currency since
ads-authorisations | 广告授权 | Advertising links | 광고 인증 | log | bound expired | shopName marketplace email expiresOn
mailboxes | 邮箱授权 | Mailboxes | 메일함 인증 | log | bound expired | email shopName expiresOn
activity-log | 操作日志 | Activity log | 작업 로그 | log | succeeded refused | at person action object address
api-log | 接口调用日志 | API call log | API 호출 로그 | log | succeeded refused | at call durationMs code
subsidiaries | 子公司 | Subsidiaries | 자회사 | keep | active inactive | name! region! taxNo! manager since
departments | 部门 | Departments | 부서 | keep | active inactive | name! manager! members note
data-permissions | 数据权限 | Data permissions | 데이터 권한 | keep | active inactive | name! scope! members note
shop-permissions | 店铺权限 | Shop permissions | 매장 권한 | keep | active inactive | person! shopName! scope!
api-keys | 密钥 | API keys | API 키 | keep | active expired | name! scope! expiresOn! lastUsedAt
sign-ins | 登录日志 | Sign-in log | 로그인 기록 | log | succeeded refused | at person address device
verifications | 企业认证 | Company verification | 기업 인증 | keep | done open | name! taxNo! region! expiresOn
`;
