/** ERP, second half: listings, ads, service, finance, reports, tools, settings. */
export const erpGrowth = `
刊登 | Listings | 리스팅 || icon=listing
  在线商品 | Online listings | 온라인 상품 || class=online
    全部在线商品 | All online listings | 전체 온라인 상품 || listings:active.de
    在售商品 | Active listings | 판매 중 상품 || listings:active *sites
    停售商品 | Inactive listings | 판매 중지 상품 || listings:inactive *core
    被抑制商品 | Suppressed listings | 노출 제한 상품 || listings:suppressed *core
  购物车 | Buy box | 바이박스 || class=buy-box
    购物车丢失 | Buy box lost | 바이박스 상실 || listings:buybox-lost *sites
    跟卖监控 | Hijacker watch | 무단 판매 감시 || listings:buybox-lost.us lock=AMAZON
    价格异常 | Price alerts | 가격 이상 || listings:price-alert.us
  批量刊登 | Bulk listing | 일괄 등록 || class=bulk
    刊登草稿箱 | Listing drafts | 등록 임시 보관함 || record:listing-drafts
    沃尔玛刊登 | Walmart listing | 월마트 등록 || listings:new.us lock=WALMART
    速卖通刊登 | AliExpress listing | 알리익스프레스 등록 || listings:new.de platform-expired=ALIEXPRESS
    虾皮刊登 | Shopee listing | 쇼피 등록 || listings:new.jp platform-expired=SHOPEE
广告 | Advertising | 광고 || icon=ads
  广告管理 | Campaign management | 캠페인 관리 || class=campaigns
    广告活动总览 | Campaign overview | 캠페인 현황 || ads:all
    商品推广 | Sponsored Products | 스폰서드 프로덕트 || ads:sp *sites
    品牌推广 | Sponsored Brands | 스폰서드 브랜드 || ads:sb *core
    展示型推广 | Sponsored Display | 스폰서드 디스플레이 || ads:sd *core
  广告分析 | Ad analysis | 광고 분석 || class=analysis
    广告报表 | Ad reports | 광고 보고서 || ads:recent pin *sites
    高花费低转化 | High spend, low conversion | 고비용 저전환 || ads:high-acos
    无成交广告 | Campaigns without sales | 매출 없는 광고 || ads:no-sales
    关键词排名 | Keyword ranking | 키워드 순위 || record:keyword-ranks unpaid=pkg-erp-max
  智能广告 | Smart advertising | 스마트 광고 || class=smart
    自动调价策略 | Bid automation | 자동 입찰 전략 || record:bid-rules unpaid=pkg-erp-max
    预算分配 | Budget allocation | 예산 배분 || record:budgets
    分时调价 | Dayparting | 시간대별 입찰 || ads:sp.jp asset-expired=2
客服 | Service | 고객 서비스 || icon=service
  评价管理 | Review management | 리뷰 관리 || class=reviews
    全部评价 | All reviews | 전체 리뷰 || reviews:all
    差评处理 | Negative reviews | 부정 리뷰 처리 || reviews:negative.us pin
    好评分析 | Positive review analysis | 긍정 리뷰 분석 || report:rating-stars.90
    中评跟进 | Neutral review follow-up | 보통 리뷰 관리 || reviews:neutral
    待回复评价 | Reviews to answer | 답변 대기 리뷰 || reviews:unanswered *sites
  买家沟通 | Buyer messages | 구매자 메시지 || class=messages
    买家消息 | Buyer inbox | 구매자 수신함 || record:buyer-messages
    邮件模板 | Mail templates | 메일 템플릿 || record:mail-templates
    索评任务 | Review requests | 리뷰 요청 || record:review-requests lock=AMAZON
    自动催评规则 | Review request rules | 리뷰 요청 규칙 || record:review-rules unpaid=pkg-erp-pro
财务 | Finance | 재무 || icon=finance
  收入 | Revenue | 수입 || class=revenue
    结算报告 | Settlement reports | 정산 보고서 || record:settlements
    回款明细 | Payout details | 지급 내역 || record:payouts
    平台费用 | Platform fees | 플랫폼 수수료 || record:platform-fees
  利润 | Profit | 이익 || class=profit
    利润报表 | Profit report | 이익 보고서 || report:shop-profit.30 *sites
    店铺利润 | Profit by shop | 매장별 이익 || report:shop-profit.90
    产品利润 | Profit by product | 상품별 이익 || report:product-profit.90
  税务 | Tax | 세무 || class=tax
    增值税申报 | VAT filing | 부가세 신고 || record:vat
    发票管理 | Invoices | 세금계산서 관리 || record:invoices
    汇率设置 | Exchange rates | 환율 설정 || record:exchange-rates
报表 | Reports | 보고서 || icon=report special=2
  销售报表 | Sales reports | 매출 보고서 || class=sales
    销售概览 | Sales overview | 매출 현황 || sales: home pin
    销售日报 | Daily sales report | 일일 매출 보고서 || sales:7d.us
    站点销售 | Sales by marketplace | 마켓별 매출 || sales:30d *sites
    热销商品 | Best sellers | 인기 상품 || sales:90d.jp
  运营报表 | Operations reports | 운영 보고서 || class=operations
    库存周转报表 | Stock turnover report | 재고 회전 보고서 || report:stock-turnover
    广告花费报表 | Ad spend report | 광고비 보고서 || report:ad-days.30
    评价趋势报表 | Review trend report | 리뷰 추이 보고서 || report:rating-weeks.90
  导出 | Exports | 내보내기 || class=exports
    下载中心 | Download centre | 다운로드 센터 || downloads nocache
    订单导出记录 | Order export log | 주문 내보내기 기록 || downloads:orders
    库存导出记录 | Stock export log | 재고 내보내기 기록 || downloads:stock
工具 | Tools | 도구 || icon=tool special=3
  外部服务 | External services | 외부 서비스 || class=external
    汇率行情 | Exchange rate quotes | 환율 시세 || external:rates
    物流商查询 | Carrier lookup | 운송사 조회 || external:carriers
    关税计算器 | Duty calculator | 관세 계산기 || external:duty nocache
  常用工具 | Everyday tools | 상용 도구 || class=everyday
    条码打印 | Barcode printing | 바코드 출력 || stock:domestic nocache
    跨境物流履约与清关资料统一归档 | Cross-border fulfilment archive | 국제 물류 서류 보관함 || orders:shipped.de long-key=erp-cross-border-fulfilment-and-customs-document-archive
    多店铺商品批量翻译与本地化校对 | Bulk listing translation | 상품 일괄 번역 || listings:active.jp long-key=erp-bulk-listing-translation-and-localisation-proofreading
  性能样页 | Bench pages | 벤치 페이지 || class=bench
    样页 | Bench page | 벤치 페이지 || bench
  故障演练 | Failure drills | 장애 훈련 || class=drills
    已下线页面 | Retired page | 종료된 페이지 || raw=scm_new:/retired/page fails
    未部署应用 | Undeployed app | 미배포 앱 || raw=missing_app:/index fails
    加载即报错 | Fails on load | 로딩 오류 || raw=universal_system:/fault/throw fails
    一直无响应 | Never answers | 무응답 || raw=universal_system:/fault/hang fails
设置 | Settings | 설정 || icon=setting
  店铺与授权 | Shops and authorisation | 매장과 인증 || class=shops
    店铺授权 | Shop authorisation | 매장 인증 || record:shops
    广告授权 | Advertising authorisation | 광고 인증 || record:ads-authorisations
    邮箱授权 | Mailbox authorisation | 메일함 인증 || record:mailboxes
  业务设置 | Business rules | 업무 설정 || class=rules
    订单规则 | Order rules | 주문 규칙 || record:order-rules
    发货规则 | Shipping rules | 발송 규칙 || record:shipping-rules
    编码规则 | Numbering rules | 코드 규칙 || record:numbering
    标签管理 | Tags | 태그 관리 || record:tags
  日志 | Logs | 로그 || class=logs
    操作日志 | Activity log | 작업 로그 || record:activity-log
    接口调用日志 | API call log | API 호출 로그 || record:api-log
`;
