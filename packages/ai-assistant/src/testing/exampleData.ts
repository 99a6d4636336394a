import type { ChatMessage, Session, TeamMember, TeamTemplate, UserAgent } from '../core/entities.ts';
import type { LocalData } from '../transport/createLocalBackend.ts';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

/** The table that the example's agent answers with. */
export const EXAMPLE_REPORT = {
  report: 'sales-by-day',
  title: '近 7 天销售额',
  columns: [
    { key: 'day', title: '日期', type: 'date' },
    { key: 'orders', title: '订单数', type: 'number' },
    { key: 'sales', title: '销售额', type: 'money' },
    { key: 'refund', title: '退款率', type: 'share' },
  ],
  rows: [
    ['2026-11-15', 182, 5243.18, 0.021],
    ['2026-11-16', 205, 6120.5, 0.018],
    ['2026-11-17', 176, 4988.02, 0.026],
    ['2026-11-18', 221, 6610.4, 0.012],
    ['2026-11-19', 240, 7304.75, 0.015],
    ['2026-11-20', 263, 8125.9, 0.011],
    ['2026-11-21', 94, 2890.33, null],
  ],
  chart: { type: 'bar', x: 'day', y: ['sales'] },
  params: [
    { name: '指标', value: '销售额', choices: [] },
    {
      name: '期间',
      value: '2026-11-15 至 2026-11-21',
      choices: [
        { value: '昨天', ask: '2026-11-20 每天的 销售额' },
        { value: '上月', ask: '2026-10-01到2026-10-31 每天的 销售额' },
      ],
    },
  ],
  sql: 'select day, count(*) as orders, sum(amount) as sales\nfrom orders\nwhere company_code = $1 and day between $2 and $3\ngroup by day\norder by day',
  values: [{ name: 'company_code', value: 'C1' }],
  ms: 12,
  at: ago(0),
  link: { title: '打开订单列表', system_code: 'OMS', app: 'scm_new', path: '/list/orders' },
};

/** Colleagues of the example. */
const EXAMPLE_MEMBERS: TeamMember[] = ['林晓', '陈思远', 'Alex Kim', '박지민'].map((user_name, index) => ({
  user_id: `u${index + 1}`,
  user_name,
  is_self: index === 0,
}));

/** Templates of the example; the last one is somebody else's. */
export const EXAMPLE_TEMPLATES: TeamTemplate[] = [
  {
    team_prompt_id: 'p1',
    title: '每日销售复盘',
    content: '请对比昨天与上周同日的销售额，并说明变化原因。',
    is_haveing: true,
  },
  { team_prompt_id: 'p2', title: '补货检查', content: '哪些 SKU 的可售天数少于 14 天？', is_haveing: false },
];

/** A session of the example. */
function exampleSession(given: Partial<Session> & Pick<Session, 'session_id' | 'title'>): Session {
  return {
    type: 'session',
    updated_at: ago(30),
    msg_count: 0,
    teamPrompts: [],
    partakeUsers: [],
    isTopup: false,
    output: 'stream',
    unread: 0,
    streaming: false,
    is_creator: true,
    ...given,
  };
}

/** A message of the example. */
export function exampleMessage(given: Partial<ChatMessage> & Pick<ChatMessage, 'message_id'>): ChatMessage {
  return {
    session_id: 's1',
    source: 1,
    content: '',
    think: '',
    markdown: true,
    created_at: ago(12),
    user_name: '林晓',
    user_id: 'u1',
    ...given,
  };
}

const CHATS: ChatMessage[] = [
  exampleMessage({ message_id: 'm1', content: '近 7 天的销售额怎么样？' }),
  exampleMessage({
    message_id: 'm2',
    source: 2,
    user_name: '',
    think: '选择报表：每日销售额。参数：近 7 天。',
    content: `近 7 天共 **1,381** 笔订单，销售额 **$41,283.08**，比前 7 天增长 **12.4%**。\n\n- 11 月 20 日最高：$8,125.90\n- **注意：**11 月 17 日的退款率为 2.6%，高于平均值\n\n\`\`\`data\n${JSON.stringify(EXAMPLE_REPORT)}\n\`\`\`\n`,
    state: 'done',
    reply_to: 'm1',
  }),
  exampleMessage({ message_id: 'm3', source: 3 }),
  exampleMessage({ message_id: 'm4', content: '怎样设置店铺的自动补货？' }),
  exampleMessage({
    message_id: 'm5',
    source: 2,
    user_name: '',
    content:
      '## 设置步骤\n\n1. 打开 **库存 › 补货建议**\n2. 选择店铺，开启自动补货\n3. 填写安全天数（建议 14 天）\n\n| 参数 | 建议值 |\n|---|---|\n| 安全天数 | 14 |\n| 采购周期 | 7 |\n\n```ts\nconst days = stock / dailySales;\n```\n\n详见 [帮助中心](/company/helper/center?docId=12)。',
    state: 'done',
    versions: ['m5a', 'm5'],
    feedback: 1,
    reply_to: 'm4',
  }),
];

const AGENTS: UserAgent[] = [
  {
    user_agent_id: 'ua1',
    agent_id: '1',
    agent_name: '经营分析',
    agent_desc: '按店铺、商品、时间查询销售、库存和广告数据。',
    updated_at: ago(600),
    msg_count: 0,
    unread: 0,
    streaming: false,
    themes: [
      { agent_theme_id: 't1', title: '销售趋势', prompt: '近 30 天每天的销售额和订单数' },
      { agent_theme_id: 't2', title: '滞销库存', prompt: '库龄超过 90 天的库存有哪些？' },
      { agent_theme_id: 't3', title: '广告花费', prompt: '上周各广告活动的花费和 ACOS' },
    ],
  },
];

/** What the example's backend knows. */
export const EXAMPLE_DATA: Partial<LocalData> = {
  sessions: [
    exampleSession({ session_id: 's1', title: '每周经营复盘', msg_count: 5, updated_at: ago(12) }),
    exampleSession({
      session_id: 's2',
      title: '广告投放的关键词该怎么选，德国站和法国站有什么不同',
      updated_at: ago(190),
    }),
    exampleSession({ session_id: 's3', title: '补货计划', isTopup: true, updated_at: ago(3000) }),
    exampleSession({
      session_id: 's4',
      title: '黑五备战小组',
      type: 'teamSession',
      updated_at: ago(55),
      partakeUsers: EXAMPLE_MEMBERS.slice(0, 3),
      teamPrompts: EXAMPLE_TEMPLATES,
    }),
  ],
  chats: {
    s1: CHATS,
    s4: [
      exampleMessage({
        message_id: 'w1',
        session_id: 's4',
        content: '库存够吗？',
        user_id: 'u2',
        user_name: '陈思远',
      }),
      exampleMessage({
        message_id: 'w2',
        session_id: 's4',
        source: 2,
        user_name: '',
        content: '按近 14 天的销量，**3 个 SKU** 会在黑五前断货。',
        state: 'interrupted',
      }),
    ],
  },
  agents: [
    {
      agent_id: '1',
      name: '经营分析',
      description: '按店铺、商品、时间查询销售、库存和广告数据。',
      is_bound: true,
    },
    {
      agent_id: '2',
      name: '帮助顾问',
      description: '回答系统怎么用，注明出处；不计提问次数。',
      is_bound: false,
    },
  ],
  userAgents: AGENTS,
  models: [
    { model_id: '1', model_name: 'DeepSeek R1', model_code: 'deepseek-r1' },
    { model_id: '2', model_name: '内置问答', model_code: 'builtin', is_builtin: true },
  ],
  prompts: [
    {
      group_name: '运营',
      prompts: [
        { title: '优化标题', content: '请优化这个商品标题，保留核心关键词：' },
        { title: '回复差评', content: '请为下面这条差评写一段礼貌的英文回复：' },
      ],
    },
    { group_name: '数据', prompts: [{ title: '销售周报', content: '请按上周的数据写一份销售周报' }] },
  ],
  users: EXAMPLE_MEMBERS,
  teamPrompts: EXAMPLE_TEMPLATES,
  quota: { daily_use_total: 3, daily_quota: 10 },
};
