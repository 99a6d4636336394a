/** What was asked, by whom; a model's answer is made from the data when the demo is set up. */
type DemoTurn = { by: string; question: string; themeId?: string } | 'divider';

/** A conversation that is there from the start. */
export type DemoTalk = {
  id: string;
  title: string;
  by: string;
  /** Others who take part: a team topic. */
  members?: readonly string[];
  agentId?: number;
  isTopup?: boolean;
  templates?: readonly { title: string; content: string }[];
  /** Hours before the demo's present at which it began. */
  hoursAgo: number;
  turns: readonly DemoTurn[];
};

/** The conversations of the demo company's people. */
export const demoTalks: readonly DemoTalk[] = [
  {
    id: 'demo-sales',
    title: '近30天销售情况',
    by: 'u-owner',
    isTopup: true,
    hoursAgo: 20,
    turns: [
      { by: 'u-owner', question: '近30天的销售趋势怎么样' },
      { by: 'u-owner', question: '近30天各站点的销售对比' },
      'divider',
      { by: 'u-owner', question: '近30天热销商品前10' },
    ],
  },
  {
    id: 'demo-export',
    title: '如何导出订单列表',
    by: 'u-owner',
    hoursAgo: 44,
    turns: [{ by: 'u-owner', question: '如何导出列表' }],
  },
  {
    id: 'demo-team',
    title: '黑五备货讨论',
    by: 'u-owner',
    members: ['u-staff'],
    hoursAgo: 6,
    templates: [
      { title: '库存检查', content: '请列出库存不足的商品，并说明在途数量。' },
      { title: '每周复盘', content: '请汇总最近7天各店铺的销售额，并与前一周比较。' },
    ],
    turns: [
      { by: 'u-owner', question: '哪些商品库存不足' },
      { by: 'u-staff', question: '有哪些超时未发货的订单' },
      { by: 'u-owner', question: '美国站有哪些超龄库存' },
    ],
  },
  {
    id: 'demo-staff',
    title: '待发货订单',
    by: 'u-staff',
    hoursAgo: 30,
    turns: [{ by: 'u-staff', question: '近7天订单状态分布' }],
  },
  {
    id: 'demo-agent-1',
    title: '经营分析',
    by: 'u-owner',
    agentId: 1,
    hoursAgo: 3,
    turns: [{ by: 'u-owner', question: '近30天各店铺的销售排名' }],
  },
  { id: 'demo-agent-2', title: '帮助顾问', by: 'u-owner', agentId: 2, hoursAgo: 2, turns: [] },
  {
    id: 'demo-agent-4',
    title: '广告优化',
    by: 'u-owner',
    agentId: 4,
    hoursAgo: 5,
    turns: [{ by: 'u-owner', question: '哪些广告 ACOS 过高', themeId: '4-2' }],
  },
  { id: 'demo-agent-3', title: '库存管家', by: 'u-staff', agentId: 3, hoursAgo: 8, turns: [] },
];
