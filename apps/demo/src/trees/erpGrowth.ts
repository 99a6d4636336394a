/** ERP, second half: listings, ads, service, finance, reports, tools, settings. */
export const erpGrowth = `
刊登 | Listings | 리스팅 || icon=listing
  在线商品 | Online listings | 온라인 상품 || class=online
    全部商品 | All listings | 전체 상품 || listings:all
    新品 | New listings | 신상품 || listings:new
    被抑制商品 | Suppressed listings | 노출 제한 상품 || listings:suppressed
    刊登草稿 | Listing drafts | 등록 임시 보관함 || record:listing-drafts
  购物车 | Buy box | 바이박스 || class=buy-box
    购物车丢失 | Buy box lost | 바이박스 상실 || listings:buybox-lost lock=AMAZON
    价格异常 | Price alerts | 가격 이상 || listings:price-alert
广告 | Advertising | 광고 || icon=ads
  广告管理 | Campaign management | 캠페인 관리 || class=campaigns
    全部广告活动 | All campaigns | 전체 캠페인 || ads:all pin
    商品推广 | Sponsored Products | 스폰서드 프로덕트 || ads:sp
    品牌推广 | Sponsored Brands | 스폰서드 브랜드 || ads:sb
    展示推广 | Sponsored Display | 스폰서드 디스플레이 || ads:sd
    预算 | Budgets | 예산 || record:budgets
  广告分析 | Ad analysis | 광고 분석 || class=analysis
    高 ACOS 广告 | High-ACOS campaigns | 높은 ACOS 광고 || ads:high-acos
    零成交广告 | Campaigns without orders | 주문 없는 광고 || ads:no-sales
    投产比分析 | Return on ad spend | 광고 수익률 || report:ad-types.30 asset-expired=2
    关键词排名 | Keyword ranking | 키워드 순위 || record:keyword-ranks unpaid=pkg-erp-max
客服 | Service | 고객 서비스 || icon=service
  评价管理 | Review management | 리뷰 관리 || class=reviews
    全部评价 | All reviews | 전체 리뷰 || reviews:all
    差评 | Negative reviews | 부정 리뷰 || reviews:negative pin
    中评 | Neutral reviews | 보통 리뷰 || reviews:neutral
    待回复评价 | Reviews to answer | 답변 대기 리뷰 || reviews:unanswered
    评分分布 | Ratings | 평점 분포 || report:rating-stars.90
    评分走势 | Rating trend | 평점 추이 || report:rating-weeks.90
  买家沟通 | Buyer contact | 구매자 소통 || class=messages
    买家消息 | Buyer messages | 구매자 메시지 || inbox
    邮件模板 | Mail templates | 메일 템플릿 || record:mail-templates
    索赔 | Claims | 클레임 || record:claims
财务 | Finance | 재무 || icon=finance
  收入 | Revenue | 수입 || class=revenue
    结算报告 | Settlement reports | 정산 보고서 || record:settlements
    回款明细 | Payouts | 지급 내역 || record:payouts
    平台费用 | Platform fees | 플랫폼 수수료 || record:platform-fees
  利润 | Profit | 이익 || class=profit
    店铺利润 | Profit by shop | 매장별 이익 || report:shop-profit.30
    产品利润 | Profit by product | 상품별 이익 || report:product-profit.90
    订单利润 | Profit by order | 주문별 이익 || report:order-profit.30
    站点利润 | Profit by marketplace | 국가별 이익 || report:marketplace-profit.30
    月度利润 | Profit by month | 월별 이익 || report:month-profit.90
  税务 | Tax | 세무 || class=tax
    增值税申报 | VAT filings | 부가세 신고 || record:vat
    发票 | Invoices | 세금계산서 || record:invoices
    汇率设置 | Exchange rates | 환율 설정 || record:exchange-rates
报表 | Reports | 보고서 || icon=report special=2
  销售报表 | Sales reports | 매출 보고서 || class=sales
    销售概览 | Sales overview | 매출 현황 || sales: home pin
    地区销售 | Sales by marketplace | 지역별 매출 || report:sales-regions.30
    店铺销售 | Sales by shop | 매장별 매출 || report:sales-shops.30
    品类销售 | Sales by category | 카테고리별 매출 || report:sales-categories.30
  广告报表 | Ad reports | 광고 보고서 || class=ads
    广告日报 | Ads by day | 일일 광고 보고서 || report:ad-days.30
    花费结构 | Ad spend by marketplace | 마켓별 광고비 || report:ad-regions.30
  导出 | Exports | 내보내기 || class=exports
    导出中心 | Export centre | 내보내기 센터 || downloads nocache
工具 | Tools | 도구 || icon=tool special=3
  外部服务 | External services | 외부 서비스 || class=external
    汇率行情 | Exchange rate quotes | 환율 시세 || external:rates
    物流商查询 | Carrier lookup | 운송사 조회 || external:carriers
    关税税率表 | Duty table | 관세율표 || external:duty nocache
设置 | Settings | 설정 || icon=setting
  店铺与授权 | Shops and authorisation | 매장과 인증 || class=shops
    店铺授权 | Shops | 매장 || record:shops
    广告授权 | Advertising links | 광고 인증 || record:ads-authorisations
    邮箱授权 | Mailboxes | 메일함 인증 || record:mailboxes
`;
