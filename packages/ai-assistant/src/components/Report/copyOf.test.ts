import { expect, it } from 'vitest';
import { copyOf } from './copyOf.ts';

const report = {
  title: 'Sales',
  columns: [
    { key: 'shop', title: '店铺', type: 'text' },
    { key: 'sales', title: '销售额', type: 'money' },
  ],
  rows: [
    ['A|B', 12.5],
    ['=1+1', null],
  ],
};
const block = `\`\`\`data\n${JSON.stringify(report)}\n\`\`\``;

it('[I310] a table of data is cells in the text, the page and the markdown of what is copied', () => {
  const { text, html, markdown } = copyOf(`**销售额** <b>\n\n${block}\n\nEnd`);
  expect(text).toBe("**销售额** <b>\n\n店铺\t销售额\r\nA|B\t12.5\r\n'=1+1\t\n\nEnd");
  expect(html).toBe(
    '<p>销售额 &lt;b&gt;</p><table><thead><tr><th>店铺</th><th>销售额</th></tr></thead><tbody>' +
      '<tr><td>A|B</td><td>12.5</td></tr><tr><td>=1+1</td><td></td></tr></tbody></table><p>End</p>',
  );
  expect(markdown).toContain('| 店铺 | 销售额 |\n| --- | --- |\n| A\\|B | 12.5 |');
  for (const one of [text, html, markdown]) expect(one).not.toContain('"columns"');
});

it('[I237] a share is copied in percent, also of an answer of before', () => {
  const written = (type: string, cell: number) =>
    `\`\`\`data\n${JSON.stringify({ columns: [{ key: 'a', title: 'A', type }], rows: [[cell]] })}\n\`\`\``;
  for (const one of [written('share', -0.053), written('percent', -5.3)]) {
    const { text, html, markdown } = copyOf(one);
    expect(text).toBe('A\r\n-5.3%');
    expect(html).toContain('<td>-5.3%</td>');
    expect(markdown).toContain('| -5.3% |');
  }
});

it('[I310] so is a table that is written with bars, but not one in code', () => {
  const table = '| a | b |\n| --- | :-: |\n| 1 | x\\|y |\n| 2 | |';
  const copied = copyOf(`Before\n${table}\nafter`);
  expect(copied.text).toBe('Before\n\na\tb\r\n1\tx|y\r\n2\t\n\nafter');
  expect(copied.html).toContain('<td>x|y</td>');
  const code = `\`\`\`\n${table}\n\`\`\``;
  expect(copyOf(code)).toMatchObject({ text: code, markdown: code });
});

it('[I310] offered questions are lines; data that did not come whole is left out', () => {
  expect(copyOf('Hi\n\n```ask\none?\ntwo?\n```').text).toBe('Hi\n\n- one?\n- two?');
  expect(copyOf('Hi\n\n```data\n{"columns":\n```').text).toBe('Hi');
  expect(copyOf('')).toEqual({ text: '', html: '', markdown: '' });
});
