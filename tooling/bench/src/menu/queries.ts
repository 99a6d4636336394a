/** One thing that somebody types, and the page that is meant. */
export type BenchQuery = {
  readonly locale: 'zh-CN' | 'en-US' | 'ko-KR';
  /** How it is typed. */
  readonly kind: string;
  readonly typed: string;
  /** Name of the page that is meant. */
  readonly target: string;
};

/** Two hundred queries with the pages that are meant; `npm run bench menu` counts how many stand among the first five. */
export const QUERIES: readonly BenchQuery[] = [
  ...queries(
    'zh-CN',
    'characters',
    `
订单管理|订单管理
订单列|订单列表
采购单审|采购单审核
退货单明细|退货单明细
库存预警|库存预警
商品批量|商品批量编辑
店铺设置|店铺设置
客户标签|客户标签
供应商对|供应商差异对账
物流规则|物流规则
海外仓报|海外仓报表
汇率同步|汇率同步
发票打印|发票打印
账单汇总|账单汇总
利润分析|利润分析
广告报表|广告报表
关键词分析|关键词分析
优惠券模板|优惠券模板
包裹查询|包裹查询
面单模|面单模板
品牌管理|品牌管理
黑名单导入|黑名单导入
考勤统计|考勤统计
盘点单|盘点单管理
`,
  ),
  ...queries(
    'zh-CN',
    'full pinyin',
    `
dingdanguanli|订单管理
caigoudanshenhe|采购单审核
kucunyujing|库存预警
shangpinliebiao|商品列表
dianpushezhi|店铺设置
kehubiaoqian|客户标签
wuliuguize|物流规则
cangkutongji|仓库统计
yunfeimoban|运费模板
fapiaodayin|发票打印
zhangdanmingxi|账单明细
lirunfenxi|利润分析
guanggaobaobiao|广告报表
pinglundaochu|评论导出
youhuiquanshe|优惠券设置
baoguochaxun|包裹查询
tiaomadayin|条码打印
pinpaiguanli|品牌管理
jiagetiaozheng|价格调整
xiaoliangtongji|销量统计
yuangongdaoru|员工导入
tuikuanshenhe|退款审核
zhijianguize|质检规则
huojiaguanli|货架管理
chukudanliebiao|出库单列表
`,
  ),
  ...queries(
    'zh-CN',
    'initials',
    `
ddgl|订单管理
cgdsh|采购单审核
kcyj|库存预警
splb|商品列表
dpsz|店铺设置
khbq|客户标签
gysgl|供应商管理
hwcbb|海外仓报表
yfmb|运费模板
fpdy|发票打印
lrfx|利润分析
ggbb|广告报表
gjcfx|关键词分析
cxhdgl|促销活动管理
yhqmb|优惠券模板
bgcx|包裹查询
jgtz|价格调整
xlfx|销量分析
bhjhsh|备货计划审核
jsqxsz|角色权限设置
tksh|退款审核
hmddr|黑名单导入
zjgz|质检规则
rkdlb|入库单列表
`,
  ),
  ...queries(
    'zh-CN',
    'readings',
    `
diaobodan|调拨单管理
tiaobodanliebiao|调拨单列表
yinhangzhanghu|银行账户管理
hangyefenxi|行业分析
shichanghangqing|市场行情管理
zhongliangtiaozheng|重量调整
chongfujiancha|订单重复检查
changduguanli|长度管理
xiaoliangzengzhang|销量增长趋势
danjiatiaozheng|单价调整
zhuanhualvfenxi|转化率分析
zhuanhualufenxi|转化率分析
shuilvsz|税率设置
huilvtongbu|汇率同步
huankuanmingxi|还款明细
kuaijikemu|会计科目管理
canshushezhi|参数设置
dingdanshujukanban|订单数据看板
chayiduizhang|订单差异对账
chongqingcangddsh|重庆仓订单审核
`,
  ),
  ...queries(
    'zh-CN',
    'mixtures',
    `
订dan管|订单管理
dingd gl|订单管理
ding dan dao chu|订单导出
kucun bb|库存报表
cangkupd|仓库批量编辑
fbakc|FBA库存列表
FBA 退款|FBA退款查询
ebay ddgz|eBay订单规则
库存bb|库存报表
lirun hz|利润汇总
gys duizhang|供应商差异对账
管理 订单|订单管理
dingdanzx|订单执行记录
qinquanci gl|侵权词管理
`,
  ),
  ...queries(
    'zh-CN',
    'slips',
    `
dindanguanli|订单管理
dingdnaguanli|订单管理
定单管理|订单管理
kuchunyujing|库存预警
shangpingliebiao|商品列表
guangaobaobiao|广告报表
cangkutonji|仓库统计
帐单汇总|账单汇总
订单报|订单报表
库存分|库存分析
优惠卷模板|优惠券模板
yunfeimuban|运费模板
`,
  ),
  ...queries(
    'zh-CN',
    'address',
    `
/order/management|订单管理
refund/approval|退款审核
inventory/alerts|库存预警
`,
  ),
  ...queries(
    'en-US',
    'words',
    `
order management|Order management
Purchase order appr|Purchase order approval
inventory alerts|Inventory alerts
product list|Product list
shop settings|Shop settings
customer tags|Customer tags
freight templates|Freight templates
invoice printing|Invoice printing
bill summary|Bill summary
profit analysis|Profit analysis
advertising report|Advertising report
coupon templates|Coupon templates
parcel lookup|Parcel lookup
brand management|Brand management
blocklist import|Blocklist import
refund approval|Refund approval
shelf management|Shelf management
API key settings|API key settings
`,
  ),
  ...queries(
    'en-US',
    'word starts',
    `
ord man|Order management
inv al|Inventory alerts
prod li|Product list
cust tag|Customer tags
ware stat|Warehouse statistics
prof ana|Profit analysis
adv rep|Advertising report
ref app|Refund approval
payr exp|Payroll export
role perm set|Role permission settings
invalerts|Inventory alerts
shopset|Shop settings
management order|Order management
us site order|US site Order lookup
`,
  ),
  ...queries(
    'en-US',
    'slips',
    `
order managment|Order management
invntory alerts|Inventory alerts
prodcut list|Product list
warehosue report|Warehouse report
suplier management|Supplier management
advertisng report|Advertising report
keywrod analysis|Keyword analysis
refnud approval|Refund approval
replenishmnt rules|Replenishment rules
custmer tags|Customer tags
`,
  ),
  ...queries(
    'en-US',
    'pieces',
    `
ventory log|Inventory log
/refund/approval|Refund approval
api-key/log|API key log
`,
  ),
  ...queries(
    'ko-KR',
    'syllables',
    `
주문 관리|주문 관리
재고 알림|재고 알림
상품 목록|상품 목록
상점 설정|상점 설정
고객 태그|고객 태그
운임 템플릿|운임 템플릿
인보이스 인쇄|인보이스 인쇄
이익 분석|이익 분석
광고 보고서|광고 보고서
쿠폰 템|쿠폰 템플릿
환불심사|환불 심사
브랜드관리|브랜드 관리
`,
  ),
  ...queries(
    'ko-KR',
    'initial consonants',
    `
ㅈㅁㄱㄹ|주문 관리
ㅈㄱㅇㄹ|재고 알림
ㅅㅍㅁㄹ|상품 목록
ㄱㄱㅌㄱ|고객 태그
ㅇㅇㅂㅅ|이익 분석
ㄱㄱㅂㄱㅅ|광고 보고서
ㅎㅂㅅㅅ|환불 심사
ㅂㄹㄷㄱㄹ|브랜드 관리
ㅊㄱ ㅌㄱ|창고 통계
`,
  ),
  ...queries(
    'ko-KR',
    'unfinished',
    `
주문 과|주문 관리
재고 아|재고 알림
상품 목ㄹ|상품 목록
환불 심ㅅ|환불 심사
광고 보곳|광고 보고서
`,
  ),
  ...queries(
    'ko-KR',
    'slips',
    `
제고 알림|재고 알림
인보이쓰 인쇄|인보이스 인쇄
브렌드 관리|브랜드 관리
wnans rhksfl|주문 관리
공급엎체 관리|공급업체 관리
`,
  ),
  ...queries(
    'ko-KR',
    'address',
    `
order/settings|주문 설정
coupon/templates|쿠폰 템플릿
`,
  ),
];

function queries(locale: BenchQuery['locale'], kind: string, lines: string): BenchQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', target = ''] = line.split('|');
      return { locale, kind, typed, target };
    });
}
