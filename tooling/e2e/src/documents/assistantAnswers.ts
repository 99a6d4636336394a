/** What the assistant's socket answers to a method, by the documents' fields; a method that is missing is answered with an error. */
export const ASSISTANT_ANSWERS: Readonly<
  Record<string, (data: Record<string, unknown>) => { method: string; data: unknown }>
> = {
  getPrompts: () => ({
    method: 'prompts',
    data: [{ group_name: '经营', prompts: [{ title: '昨天的订单', content: '昨天有多少订单？' }] }],
  }),
  getQuota: () => ({ method: 'quota', data: { daily_use_total: 1, daily_quota: 10 } }),
  getModels: () => ({
    method: 'models',
    data: [{ model_id: 1, model_name: 'DeepSeek R1', model_code: 'deepseek-r1' }],
  }),
  getSessions: () => ({ method: 'sessions', data: [SESSION] }),
  getAgents: () => ({
    method: 'agents',
    data: [{ agent_id: 2, name: '数据助手', description: '查询 ERP 数据' }],
  }),
  getUserAgents: () => ({ method: 'userAgents', data: [] }),
  getUsers: () => ({ method: 'getUsers', data: [{ user_id: 7, user_name: '小王' }] }),
  getTeamPrompts: () => ({ method: 'getTeamPrompts', data: [] }),
  getSessionDetail: () => ({ method: 'sessionDetail', data: { ...SESSION, chats: [...CHATS] } }),
};

const SESSION = {
  session_id: 31,
  type: 'session',
  title: '补货计划',
  updated_at: '2026-11-20 10:00:00',
  msg_count: 2,
  isTopup: 0,
  output: 'stream',
};

/** The messages of the one conversation; the streaming call adds to them. */
const CHATS: Record<string, unknown>[] = [
  message(1, 1, '哪些商品要补货？'),
  message(2, 2, '**保温杯**还能卖 6 天。'),
];

function message(message_id: number, source: 1 | 2, content: string) {
  const user_name = source === 1 ? '小王' : '';
  return {
    message_id,
    session_id: 31,
    source,
    content,
    think: '',
    markdown: 1,
    created_at: '2026-11-20 10:00:00',
    user_name,
  };
}

/** The pieces of the streamed answer to a question; what was asked and answered is in the conversation from then on. */
export function answerPieces(
  question: string,
): { session_id: number; message_id: number; think: string; content: string }[] {
  const message_id = CHATS.length + 2;
  const content = ['昨天共有 ', '81 个订单', '，比前天多 3 个。'];
  CHATS.push(message(message_id - 1, 1, question), message(message_id, 2, content.join('')));
  return ['查询订单', ...content].map((text, at) => ({
    session_id: 31,
    message_id,
    think: at === 0 ? text : '',
    content: at === 0 ? '' : text,
  }));
}
