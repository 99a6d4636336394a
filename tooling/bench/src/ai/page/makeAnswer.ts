/** A repeatable stream of numbers between 0 and 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const SENTENCES = [
  '近30天订单量为 **12,480** 单，环比增长 `8.4%`，其中 *Amazon US* 站点贡献最大。',
  '**注意：**库存周转天数已升至 41 天，请优先处理滞销 SKU，例如 `SKU-20391` 与 `SKU-20417`。',
  'The return rate of **Home & Kitchen** fell to 2.1 %, mainly because packaging was changed in week 42.',
  '广告投入产出比（ROAS）为**3.8**，低于目标值；建议把预算转向[自动投放报告](/amazon/list/ads?view=auto)。',
  'See the [inventory guide](https://docs.example.com/inventory?ref=portal) for details, and ~~old thresholds~~ new ones.',
  '재고 회전율은 **4.2회**이며, **판매(월)**가 꾸준히 늘고 있어요.',
  '对于价格敏感的类目，*逐步降价*比一次性降价更稳妥，同时注意 Buy Box 占有率。',
];

/** An answer of so many letters in Chinese, English and a little Korean: headings, lists, tables, code, quotes, links. */
export function makeAnswer(length: number, seed = 7): string {
  const random = seeded(seed);
  const pick = () => SENTENCES[Math.floor(random() * SENTENCES.length)] ?? '';
  const some = (count: number) => Array.from({ length: count }, pick);
  const section = (index: number) =>
    [
      `## ${index}. 经营分析 section ${index}`,
      some(3).join(''),
      some(4)
        .map((sentence, at) => (at === 2 ? `  - ${sentence}` : `- ${sentence}`))
        .join('\n'),
      [
        '| 站点 | 订单 | 退货率 |',
        '| --- | ---: | :---: |',
        ...['US', 'DE', 'JP', 'UK'].map(
          (site) => `| **${site}** | ${Math.floor(random() * 9000)} | ${(random() * 5).toFixed(1)}% |`,
        ),
      ].join('\n'),
      some(3)
        .map((sentence, at) => `${at + 1}. ${sentence}`)
        .join('\n'),
      index % 3 === 0 ? `> ${pick()}\n> ${pick()}` : some(2).join(' '),
      index % 2 === 0
        ? `\`\`\`ts\nconst rows = await report('orders', { days: ${index * 7} });\nfor (const row of rows) console.log(row.site, row.total);\n\`\`\``
        : pick(),
    ].join('\n\n');
  let text = '# 店铺经营周报\n\n';
  for (let index = 1; text.length < length; index += 1) text += `${section(index)}\n\n`;
  return `${text.slice(0, text.lastIndexOf('\n\n', length))}\n`;
}
