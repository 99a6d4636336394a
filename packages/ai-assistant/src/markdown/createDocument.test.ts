import { describe, expect, it } from 'vitest';
import { createDocument, parseMarkdown } from './createDocument.ts';
import { type Block, type Inline, textOfBlock } from './nodes.ts';

const DOCUMENT = `# 标题 Title

**注意：**请核对 *重点* 与 \`code\`，见 [链接](https://a.b/c?d=1) 以及 ~~旧~~。
第二行 and 5 * 3 = 15

- 项目一 **加粗** 的
- 项目二
  - 子项 \`x\`
  - 子项二

1. 一
2. 二 **强调**后
- [ ] open
- [x] done

| 列A | 列B |
|---|---:|
| **1** | 2 |
| a | \`b\` |

> 引用 **x**
> 第二

\`\`\`ts
const a = **b**;
- no list
\`\`\`

Title
---
![图](/own.png) and &amp; <br> &lt;

A [name][ref] and more.

[ref]: https://x.y

毛利率 \\(m = \\frac{p - c}{p}\\) 见下，费用 $5 和 $10：

$$
E = \\sum_i
- x_i
=
y
$$
而 \\[ a | b \\] 是另一个。

\`\`\`sql
do
$$
begin
\`\`\`

最后 **재고(일)**이 높아요
`;

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function inlines(block: Block | undefined): Inline[] {
  return block && 'children' in block ? block.children : [];
}

function strong(line: string): string[] {
  return inlines(parseMarkdown(line)[0]).flatMap((one) =>
    'children' in one && one.kind !== 'link'
      ? one.children.map((child) => ('text' in child ? child.text : ''))
      : [],
  );
}

describe('a text that grows', () => {
  const whole = parseMarkdown(DOCUMENT);

  it('[I100] ends as the whole text parsed at once, for 200 ways to cut it', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seeded(seed);
      const document = createDocument();
      for (let end = 0; end < DOCUMENT.length; end += 1 + Math.floor(random() ** 2 * 40))
        document.update(DOCUMENT.slice(0, end), false);
      document.update(DOCUMENT, true);
      expect(document.settled.map(({ block }) => block)).toEqual(whole);
      expect(document.tail).toEqual([]);
    }
  });

  it('[I100] does so for marks in any order, too', () => {
    const random = seeded(3);
    const marks =
      '**|*|_|`|```|\n|\n\n|- |1. |> |a \\| b\n|\\|---\\|---\\|\n|[x](/a)|[|](|![i](/p)|# |字|：|word |&amp;|<br>|<b>|~~|👩‍👩‍👧|[r]: /x\n|[r]|---\n|$$|$|\\[|\\]|\\(|\\)|\r\n|\t|- [ ] '
        .split(/(?<!\\)\|/)
        .map((mark) => mark.replaceAll('\\|', '|'));
    for (let count = 0; count < 400; count += 1) {
      const text = Array.from({ length: 40 }, () => marks[Math.floor(random() * marks.length)]).join('');
      const document = createDocument();
      for (let end = 1; end < text.length; end += 1 + Math.floor(random() * 12))
        document.update(text.slice(0, end), false);
      document.update(text, true);
      expect(
        document.settled.map(({ block }) => block),
        JSON.stringify(text),
      ).toEqual(parseMarkdown(text));
    }
  });

  it('[I103] takes a word that objects have by nature for a word', () => {
    const document = createDocument();
    document.update('[constructor] and [r]\n\n[r]: /x\n\n[constructor]', false);
    const words = [...document.settled, ...document.tail].map(({ block }) => textOfBlock(block));
    expect(words[0]).toBe('[constructor] and r');
  });

  it('[I101] never shows a mark on its way, whatever the step', () => {
    const calm = DOCUMENT.replace('5 * 3', '5 x 3').replace('[name][ref]', 'name');
    for (const step of [1, 2, 3, 7]) {
      const document = createDocument();
      for (let end = step; end < calm.length; end += step) {
        document.update(calm.slice(0, end), false);
        const blocks = [...document.settled, ...document.tail].map(({ block }) => block);
        const text = blocks.filter(({ kind }) => kind !== 'code').map(textOfBlock);
        expect(text.join('\n'), calm.slice(0, end).slice(-30)).not.toMatch(
          /\*|`|~~|\[(?! ]|x)|\]\(|^#|\||^> |^---|\\|\$\$/m,
        );
      }
    }
  });

  it('[I102] keeps what has settled: the same blocks under the same keys', () => {
    const document = createDocument();
    const text = DOCUMENT.replace(/A \[name\][\s\S]*?x\.y\n/, '');
    const seen = new Map<number, Block>();
    for (let end = 5; end < text.length; end += 5) {
      document.update(text.slice(0, end), false);
      for (const { key, block } of document.settled) {
        if (seen.has(key)) expect(seen.get(key)).toBe(block);
        seen.set(key, block);
      }
    }
    expect(seen.size).toBeGreaterThan(6);
  });

  it('[I103] lets a definition that comes late change the links before it', () => {
    const document = createDocument();
    document.update('See [it][x].\n\nMore.\n\nAnd', false);
    document.update('See [it][x].\n\nMore.\n\nAnd\n\n[x]: https://a.b\n\nEnd', false);
    const link = inlines(document.settled[0]?.block).find(({ kind }) => kind === 'link');
    expect(link).toMatchObject({ href: 'https://a.b' });
  });

  it('[I104] starts anew when it is another text', () => {
    const document = createDocument();
    document.update('one\n\ntwo\n\nthree', false);
    document.update('other', true);
    expect(document.settled.map(({ block }) => textOfBlock(block))).toEqual(['other']);
  });

  it('[I105] takes 200 KB of marks without standing still', () => {
    for (const text of [
      '*'.repeat(20_000),
      '['.repeat(20_000),
      '> '.repeat(300),
      '`a'.repeat(5000),
      '| a '.repeat(5000),
      '\\('.repeat(5000),
      '$$\n'.repeat(5000),
      'a\n$$'.repeat(5000),
    ]) {
      const document = createDocument();
      const began = performance.now();
      document.update(text.slice(0, -1), false);
      document.update(text, true);
      expect(performance.now() - began, text.slice(0, 4)).toBeLessThan(2500);
    }
  });
});

describe('emphasis', () => {
  it('[I106] holds right beside Chinese, Japanese and Korean characters', () => {
    const lines: [string, string][] = [
      ['**注意：**请核对', '注意：'],
      ['**재고 회전율(일)**이 높아요', '재고 회전율(일)'],
      ['价格为**¥100**元', '¥100'],
      ['**价格：**100元', '价格：'],
      ['请看**“重点”**部分', '“重点”'],
      ['这是**（重要）**的', '（重要）'],
      ['该商品**（SKU-1）**已售罄', '（SKU-1）'],
      ['**总额（USD）**1,200', '总额（USD）'],
      ['*强调！*文字', '强调！'],
      ['~~（旧）~~的价格', '（旧）'],
      ['**매출(원)**은', '매출(원)'],
      ['**「注意」**です', '「注意」'],
    ];
    for (const [line, words] of lines) expect(strong(line), line).toEqual([words]);
  });

  it('[I107] follows CommonMark everywhere else', () => {
    expect(strong('foo**bar**baz')).toEqual(['bar']);
    expect(strong('**foo**bar')).toEqual(['foo']);
    for (const line of [
      'a * foo bar*',
      'a*"foo"*',
      '** foo bar**',
      'a**"foo"**',
      'foo_bar_',
      '5*\u00a0a *',
      '**(**foo)',
    ])
      expect(strong(line), line).toEqual([]);
    expect(strong('*(*foo*)*').length).toBeGreaterThan(0);
  });
});

describe('what is written', () => {
  it('[I108] raw HTML is text, but for a line break', () => {
    const [block] = parseMarkdown('<b>x</b><img src=x onerror=alert(1)> a<br>b');
    expect(textOfBlock(block as Block)).toBe('<b>x</b><img src=x onerror=alert(1)> a\uFFFCb');
    expect(inlines(block).map(({ kind }) => kind)).toContain('break');
    const [script] = parseMarkdown('<script>alert(1)</script>\n');
    expect(script).toMatchObject({ kind: 'paragraph' });
    expect(textOfBlock(script as Block)).toBe('<script>alert(1)</script>');
  });

  it('[I109] character references are the characters that they name', () => {
    expect(textOfBlock(parseMarkdown('&amp; &lt;b&gt; &#8364; &#x1F600; &nope; &#0;')[0] as Block)).toBe(
      '& <b> € 😀 &nope; \uFFFD',
    );
  });

  it('[I110] tables have cells and sides, tasks their state, code its language and whether it goes on', () => {
    const [table] = parseMarkdown('| a | b |\n|:-:|--:|\n| 1 |\n');
    expect(table).toMatchObject({
      kind: 'table',
      align: ['center', 'right'],
      rows: [[{ raw: '1' }, { raw: '' }]],
    });
    const [list] = parseMarkdown('- [x] done\n- [ ] open\n- plain');
    expect(list?.kind === 'list' && list.items.map(({ checked }) => checked)).toEqual([
      true,
      false,
      undefined,
    ]);
    const document = createDocument({ data: true });
    document.update('```data\n{"a":1', false);
    expect(document.tail[0]?.block).toMatchObject({ kind: 'code', lang: 'data', isOpen: true, size: 1 });
    document.update('```data\n{"a":1}\n```', true);
    expect(document.settled[0]?.block).toMatchObject({ isOpen: false, text: '{"a":1}' });
  });

  it('[I126] headings leave no level out, however deep they are written', () => {
    const blocks = parseMarkdown('## a\n\n#### b\n\n## c\n\n# d\n\n### e');
    expect(blocks.map((block) => block.kind === 'heading' && block.level)).toEqual([1, 2, 1, 1, 2]);
  });

  it('[I127] formulas stand between $$ or \\[ on lines of their own, and between \\( or \\[ inside a line', () => {
    const source = 'Margin \\(m = \\frac{p}{c}\\) and \\[x\\].\n$$\na\n- b\n=\nc\n$$\nEnd';
    const [line, formula, end] = parseMarkdown(source);
    expect(inlines(line).flatMap((one) => (one.kind === 'maths' ? [[one.tex, one.isBlock]] : []))).toEqual([
      ['m = \\frac{p}{c}', false],
      ['x', true],
    ]);
    expect(formula).toMatchObject({ kind: 'maths', tex: 'a\n- b\n=\nc', size: 1 });
    expect(textOfBlock(end as Block)).toBe('End');
  });

  it('[I127] one dollar is money, and what has no end within a paragraph is text', () => {
    for (const text of ['From $5 to $10', '$$ no end\n\nMore', '$$ a $$ b', '\\(a\n\nb\\)'])
      expect(JSON.stringify(parseMarkdown(text)), text).not.toContain('maths');
    const sql = parseMarkdown('```sql\ndo\n$$\nbegin\n$$\n```');
    expect(sql).toMatchObject([{ kind: 'code', text: 'do\n$$\nbegin\n$$' }]);
  });

  it('[I101] a formula waits for its end, and code that has such marks does not', () => {
    const document = createDocument();
    const shown = () => [...document.settled, ...document.tail].map(({ block }) => textOfBlock(block));
    document.update('Then\n$$\na = b\n', false);
    expect(shown()).toEqual(['Then']);
    document.update('Then\n$$\na = b\n$$\nand \\(c', false);
    expect(shown()).toEqual(['Then', '\uFFFC', 'and']);
    document.update('```sql\n$$\nbegin\n', false);
    expect(shown()).toEqual(['$$\nbegin']);
  });

  it('[I111] sizes are what a reader sees', () => {
    for (const block of parseMarkdown(DOCUMENT)) expect(textOfBlock(block)).toHaveLength(block.size);
  });
});
