/** A word of a menu's name in Chinese, English and Korean. */
export type Word = readonly [zh: string, en: string, ko: string];

/** What menus of sellers' systems are about. */
export const SUBJECTS: readonly Word[] = words(`
订单|Order|주문
采购单|Purchase order|구매 주문
退货单|Return order|반품 주문
调拨单|Transfer order|재고 이동
库存|Inventory|재고
商品|Product|상품
店铺|Shop|상점
客户|Customer|고객
供应商|Supplier|공급업체
物流|Logistics|물류
仓库|Warehouse|창고
海外仓|Overseas warehouse|해외 창고
运费|Freight|운임
关税|Customs duty|관세
税率|Tax rate|세율
汇率|Exchange rate|환율
发票|Invoice|인보이스
账单|Bill|청구서
应收账款|Accounts receivable|미수금
应付账款|Accounts payable|미지급금
银行账户|Bank account|은행 계좌
还款|Repayment|상환
利润|Profit|이익
成本|Cost|원가
预算|Budget|예산
会计科目|Accounting subject|회계 과목
广告|Advertising|광고
关键词|Keyword|키워드
评论|Review|리뷰
评分|Rating|평점
促销活动|Promotion|프로모션
优惠券|Coupon|쿠폰
秒杀|Flash sale|타임 세일
直播|Live stream|라이브 방송
短视频|Short video|숏폼 영상
达人|Creator|크리에이터
样品|Sample|샘플
包裹|Parcel|소포
面单|Shipping label|운송장
条码|Barcode|바코드
批次|Batch|배치
序列号|Serial number|일련번호
重量|Weight|중량
长度|Length|길이
体积|Volume|부피
尺寸|Size|사이즈
颜色|Color|색상
图片|Image|이미지
标题|Title|제목
类目|Category|카테고리
属性|Attribute|속성
品牌|Brand|브랜드
侵权词|Infringing word|침해 단어
价格|Price|가격
单价|Unit price|단가
折扣|Discount|할인
跟卖|Hijacker|편승 판매
竞品|Competitor|경쟁 상품
市场行情|Market trend|시장 동향
行业|Industry|업종
流量|Traffic|트래픽
转化率|Conversion rate|전환율
曝光量|Impression|노출수
点击量|Click|클릭수
销量|Sales volume|판매량
销售额|Revenue|매출액
补货|Replenishment|보충
备货计划|Stocking plan|입고 계획
头程|First leg|퍼스트 마일
尾程|Last mile|라스트 마일
报关单|Customs declaration|수출입 신고서
装箱单|Packing list|포장 명세서
合同|Contract|계약
员工|Employee|직원
角色权限|Role permission|역할 권한
部门|Department|부서
考勤|Attendance|근태
绩效|Performance|성과
工资|Payroll|급여
任务|Task|작업
工单|Work ticket|업무 티켓
站内信|Site message|쪽지
邮件|Email|이메일
短信|Text message|문자
客服会话|Service chat|고객 상담
纠纷|Dispute|분쟁
索赔|Claim|클레임
退款|Refund|환불
换货|Exchange|교환
赔付|Compensation|보상
黑名单|Blocklist|차단 목록
风控|Risk control|위험 관리
质检|Quality inspection|품질 검사
盘点单|Stocktake|재고 실사
库龄|Stock age|재고 연령
周转率|Turnover|회전율
货架|Shelf|선반
拣货单|Picking list|피킹 목록
波次|Wave|웨이브
出库单|Outbound order|출고
入库单|Inbound order|입고
组合商品|Bundle|세트 상품
变体|Variation|옵션 상품
参数|Parameter|매개변수
接口密钥|API key|API 키
`);

/** What is done with it. */
export const ACTIONS: readonly Word[] = words(`
管理|management|관리
列表|list|목록
查询|lookup|조회
审核|approval|심사
导入|import|가져오기
导出|export|내보내기
设置|settings|설정
规则|rules|규칙
模板|templates|템플릿
报表|report|보고서
分析|analysis|분석
明细|details|상세
汇总|summary|요약
统计|statistics|통계
日志|log|로그
预警|alerts|알림
同步|sync|동기화
分配|assignment|배정
调整|adjustment|조정
重复检查|duplicate check|중복 확인
批量编辑|bulk edit|일괄 편집
增长趋势|growth trend|증가 추세
数据看板|data dashboard|데이터 대시보드
执行记录|execution history|실행 기록
差异对账|reconciliation|차이 대사
回收站|recycle bin|휴지통
打印|printing|인쇄
标签|tags|태그
备注|remarks|비고
转换|conversion|변환
`);

/** Where: sales channels and places. */
export const SCOPES: readonly Word[] = words(`
重庆仓|Chongqing warehouse|충칭 창고
亚马逊|Amazon|아마존
虾皮|Shopee|쇼피
来赞达|Lazada|라자다
速卖通|AliExpress|알리익스프레스
TikTok|TikTok|틱톡
Temu|Temu|테무
沃尔玛|Walmart|월마트
eBay|eBay|이베이
独立站|Online store|자사몰
FBA|FBA|FBA
美国站|US site|미국
日本站|Japan site|일본
韩国站|Korea site|한국
德国站|Germany site|독일
`);

function words(lines: string): readonly Word[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [zh = '', en = '', ko = ''] = line.split('|');
      return [zh, en, ko] as const;
    });
}
