/** Letters of an answer that is as long as the longest that models write. */
const LENGTH = 30_000;

const SHOPS = ['Amazon 德国 · Sternlicht Haushaltswaren', 'TikTok Shop US', '쿠팡 · 별빛생활', 'Shopee MY'];
/** Without a place where it may break. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const LONG_CODE = `FBA-${'7K2Q9X'.repeat(9)}`;

/** A table with more columns than a narrow conversation has room for. */
function table(section: number): string {
  const head = ['SKU', '店铺', 'Orders', '销售额', '환불률', '可售天数', 'ACOS', '备注'];
  const rows = Array.from({ length: 5 }, (_, row) => [
    `\`STAR-${section}${String(row).padStart(3, '0')}-BLK\``,
    SHOPS[row % SHOPS.length] ?? '',
    String(1_240 - row * 37),
    `$${(8_125.9 - row * 312.4).toFixed(2)}`,
    `${(2.1 + row / 10).toFixed(1)}%`,
    String(48 - row),
    `${(18.4 + row).toFixed(1)}%`,
    row === 3 ? '包装在运输中压坏，已换成加厚纸箱，下一批到仓后恢复投放' : '—',
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), '|---|---|---:|---:|---:|---:|---:|---|', ...rows.map(line)].join('\n');
}

function section(index: number): string {
  return `## ${index}. 第 ${index} 周复盘：销售额、재고와 advertising

本周销售额 **$${(41_283.08 + index * 913).toFixed(2)}**，环比 **+12.4%**；退款率 2.1%，主要来自 *Amazon 德国*。详见[订单列表](/entry/svc-oms/OMS/scm_new#/list/orders)和 [the marketplace's own report](https://sellercentral.example.com/${'reports/business/'.repeat(5)}?from=2026-11-01&to=2026-11-30)。

### ${index}.1 各店铺与商品

${table(index)}

### ${index}.2 다음 주에 할 일

1. **재고 보충** — 판매 가능 일수가 14일보다 적은 상품부터 발주하고, 입고 예정일을 함께 적어 두세요.
   - 选择“安全天数”而不是“固定数量”
   - Ask the forwarder for ${LONG_WORD} before Friday
2. 把预算从 \`${LONG_CODE}\` 转到自动投放
3. Answer the three reviews that name the zipper

- [x] 换包装
- [ ] 复查德国站的增值税
- [ ] 고객 문의 12건 답변

> 退款率 = 退款订单数 ÷ 订单数。A refund counts on the day of its order, 환불한 날이 아니에요.

\`\`\`sql
select shop, sku, count(*) as orders, sum(amount) as sales, round(avg(case when refunded then 1 else 0 end) * 100, 1) as refund_rate
from orders
where day between '2026-11-01' and '2026-11-30' and company_code = 'C1'
group by shop, sku
order by sales desc;
\`\`\`

再订货点：\\(\\mathrm{ROP} = \\bar d \\cdot L + z\\,\\sigma_d\\sqrt{L}\\)，其中 *L* 为采购周期。`;
}

/** A long answer with all that is hard to lay out: wide tables, long lines of code, words that do not break, three scripts. */
export function longAnswer(): string {
  let text = '# 店铺经营周报 · 스토어 주간 보고서 · Weekly review\n\n';
  for (let index = 1; text.length < LENGTH; index += 1) text += `${section(index)}\n\n`;
  return text;
}
