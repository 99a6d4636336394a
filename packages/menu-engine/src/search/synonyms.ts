import { foldText } from './foldText.ts';

/** Most other wordings of one query that are tried. */
const WORDINGS_MAX = 8;

/** Words of trade that mean the same, in the languages that menus are named in. */
export const tradeSynonyms: readonly (readonly string[])[] = [
  ['发货', '出货', '配送', '寄件', 'shipping', 'dispatch', '발송', '출고'],
  ['退款', '退钱', 'refund', '환불'],
  ['退货', '退件', 'returns', '반품'],
  ['采购', '进货', '订货', 'purchase', 'buying', '구매', '매입'],
  ['补货', '备货', 'restock', 'replenishment', '보충'],
  ['库存', '存货', 'stock', 'inventory', '재고'],
  ['缺货', '断货', 'out of stock', 'stockout', '품절'],
  ['供应商', '供货商', '厂家', 'supplier', 'vendor', '공급업체'],
  ['物流', '运输', 'logistics', 'carrier', '물류'],
  ['运费', '邮费', '快递费', 'freight', '운임'],
  ['仓库', '仓储', 'warehouse', '창고'],
  ['广告', '推广', '投放', 'ads', 'advertising', 'campaign', '광고'],
  ['评价', '评论', '差评', '口碑', 'review', 'rating', '리뷰', '평점'],
  ['销售', '营收', '销量', '业绩', 'sales', 'revenue', '매출', '판매'],
  ['利润', '盈利', 'profit', 'margin', '이익'],
  ['报表', '报告', '统计', 'report', 'statistics', '보고서', '통계'],
  ['权限', '角色', 'permission', 'access', '권한'],
  ['成员', '员工', '子账号', 'member', 'staff', 'people', '구성원', '직원'],
  ['店铺', '门店', '网店', 'shop', 'store', '매장', '상점'],
  ['商品', '产品', '货品', 'product', 'item', '상품'],
  ['消息', '通知', '提醒', 'message', 'notification', '메시지', '알림'],
  ['公告', '通告', 'announcement', '공지'],
  ['发票', '开票', 'invoice', '인보이스', '송장'],
  ['账单', '对账', 'bill', 'statement', '청구서'],
  ['下载', '导出', 'download', 'export', '다운로드', '내보내기'],
  ['套餐', '订阅', 'package', 'plan', 'subscription', '패키지', '요금제'],
  ['帮助', '教程', '说明', 'help', 'guide', '도움말'],
  ['客户', '买家', '顾客', 'customer', 'buyer', '고객', '구매자'],
  ['超时', '逾期', '延迟', 'late', 'overdue', '지연'],
  ['质检', '检验', 'inspection', '검사'],
];

/** Returns what was typed in other words: each word that means something else's the same is put in its place. */
export function withSynonyms(query: string, groups: readonly (readonly string[])[]): readonly string[] {
  const typed = foldText(query).trim();
  const wordings = new Set<string>();
  for (const group of groups)
    for (const word of group) {
      const at = findWord(typed, word);
      if (at === undefined) continue;
      for (const other of group)
        if (other !== word)
          wordings.add(`${typed.slice(0, at)}${other}${typed.slice(at + word.length)}`.trim());
      break;
    }
  wordings.delete(typed);
  return [...wordings].slice(0, WORDINGS_MAX);
}

/** A word of letters stands for itself; characters may stand inside others. */
function findWord(text: string, word: string): number | undefined {
  const at = text.indexOf(word);
  if (at === -1) return undefined;
  if (!/^[a-z]/.test(word)) return at;
  const before = at === 0 || !/[a-z]/.test(text.charAt(at - 1));
  return before && !/[a-z]/.test(text.charAt(at + word.length)) ? at : undefined;
}
