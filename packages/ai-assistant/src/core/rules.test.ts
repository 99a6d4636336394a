import { aiLimits } from '@portal/api-client/contract/ai';
import { describe, expect, it } from 'vitest';
import { ASSISTANT, REVEAL } from './constants.ts';
import type { ChatMessage, Session, UserAgent } from './entities.ts';
import { exportMarkdown } from './exportMarkdown.ts';
import { historyPairs } from './history.ts';
import { noticeTexts } from './notices.ts';
import { isQuotaUsedUp } from './quota.ts';
import { addQuote, withQuotes } from './quotes.ts';
import { choosePlace, orderSessions, renamedTitle } from './sessions.ts';
import { canAddTemplate, checkTemplate, checkTopic, templateDeletionProblem } from './validation.ts';

const message = (
  message_id: string,
  source: 1 | 2 | 3,
  content: string,
  more: Partial<ChatMessage> = {},
) => ({
  message_id,
  session_id: 's',
  source,
  content,
  think: 'thought',
  markdown: false,
  created_at: '2026-11-21 10:00:00',
  user_name: '',
  ...more,
});
const session = (session_id: string, updated_at: string, isTopup = false): Session => ({
  session_id,
  type: 'session',
  title: session_id,
  updated_at,
  msg_count: 0,
  teamPrompts: [],
  partakeUsers: [],
  isTopup,
  output: '',
  unread: 0,
  streaming: false,
});
const agent = { user_agent_id: 'ua', agent_id: '3' } as UserAgent;

it('[I1] the constants are those of the product', () => {
  expect(ASSISTANT).toMatchObject({
    defaultQuota: { daily_use_total: 0, daily_quota: 10 },
    defaultModelId: '1',
    defaultModelCode: 'deepseek-r1',
    quotaExemptAgentId: '2',
    maxTemplates: 10,
    templateTitleMax: 20,
    templateContentMax: 1000,
    renameMax: 60,
    quotePreviewLines: 2,
    textareaRows: { min: 6, max: 8 },
    drawerWidth: 1080,
    sessionSiderWidth: 250,
    agentSiderWidth: 200,
    avatarColours: 7,
    detailDelayMs: 500,
    pingMs: 30_000,
    reconnect: { attempts: 5, spacingMs: 3000 },
    screenshot: { scale: 1.5, quality: 0.8 },
    newSessionTitle: '新会话',
    source: 'aiRobot',
    requestTimeoutMs: 600_000,
  });
  expect(REVEAL).toEqual({ charMs: 20, freeBacklog: 50, drainMs: 400, finishMs: 1500 });
});

describe('sessions', () => {
  it('[I2] stand pinned first, then by latest update, whatever way the time is written', () => {
    const list = [
      session('old', '2026-11-20 10:00:00'),
      session('pinned-old', '2026-10-01T00:00:00Z', true),
      session('new', '2026-11-21T09:00:00+08:00'),
      session('pinned-new', '2026-11-01 00:00:00', true),
      session('never', 'soon'),
    ];
    const before = structuredClone(list);
    const names = orderSessions(list).map(({ session_id }) => session_id);
    expect(names).toEqual(['pinned-new', 'pinned-old', 'new', 'old', 'never']);
    expect(list).toEqual(before);
  });

  it('[I3] the place used last is opened; when it is gone, the first in order, else an agent, else nothing', () => {
    const list = [session('a', '2026-11-01 00:00:00'), session('b', '2026-11-02 00:00:00')];
    const of = (session_id: string) => ({ kind: 'session' as const, session_id });
    expect(choosePlace(of('a'), list, [])).toEqual(of('a'));
    expect(choosePlace(of('gone'), list, [])).toEqual(of('b'));
    const ua = { kind: 'agent' as const, agent_id: '3', user_agent_id: 'ua' };
    expect(choosePlace(ua, list, [agent])).toEqual(ua);
    expect(choosePlace(ua, list, [])).toEqual(of('b'));
    expect(choosePlace(undefined, [], [agent])).toEqual(ua);
    expect(choosePlace(undefined, [], [])).toBeUndefined();
  });

  it('[I4] a rename is trimmed and cut at 60 characters; blank or unchanged text saves nothing', () => {
    expect(renamedTitle(` ${'字'.repeat(60)} `, 'x', 60)).toBe('字'.repeat(60));
    expect(renamedTitle('字'.repeat(61), 'x', 60)).toBe('字'.repeat(60));
    expect(renamedTitle(' \n ', 'x', 60)).toBeUndefined();
    expect(renamedTitle(' x ', 'x', 60)).toBeUndefined();
  });
});

it('[I5] the quota holds at its number, never for the agent with id 2', () => {
  const place = { kind: 'session' as const, session_id: 's' };
  const of = (daily_use_total: number) => ({ daily_use_total, daily_quota: 10 });
  expect(isQuotaUsedUp(of(9), place)).toBe(false);
  expect(isQuotaUsedUp(of(10), place)).toBe(true);
  expect(isQuotaUsedUp(of(11), place)).toBe(true);
  expect(isQuotaUsedUp(of(10), { kind: 'agent', agent_id: '2', user_agent_id: 'x' })).toBe(false);
  expect(isQuotaUsedUp(of(10), { kind: 'agent', agent_id: '3', user_agent_id: 'x' })).toBe(true);
});

describe('quotes', () => {
  it('[I6] a message is quoted once, by its id and by its words of the same side', () => {
    const quotes = addQuote([], message('1', 2, 'words')) ?? [];
    expect(quotes).toHaveLength(1);
    expect(addQuote(quotes, message('1', 2, 'others'))).toBeUndefined();
    expect(addQuote(quotes, message('2', 2, 'words'))).toBeUndefined();
    expect(addQuote(quotes, message('2', 1, 'words'))).toHaveLength(2);
  });

  it('[I7] quotes are sent as quoted lines before the question', () => {
    const quotes = addQuote([], message('1', 2, 'one\ntwo\n')) ?? [];
    expect(withQuotes(' why? ', quotes)).toBe('> one\n> two\n\nwhy?');
    expect(withQuotes('why?', [])).toBe('why?');
  });
});

describe('history', () => {
  const chats = [
    message('1', 1, 'before'),
    message('2', 2, 'gone'),
    message('3', 3, ''),
    message('4', 1, 'first'),
    message('5', 2, 'one'),
    message('6', 1, 'unanswered'),
    message('7', 1, 'second'),
    message('8', 2, 'two', { state: 'stopped' }),
    message('9', 1, 'third'),
    message('10', 2, '', { state: 'failed' }),
  ];

  it('[I8] is question-answer pairs after the last divider, oldest first, without thoughts', () => {
    expect(historyPairs(chats)).toEqual([
      { question: 'first', answer: 'one' },
      { question: 'second', answer: 'two' },
    ]);
  });

  it('[I8] is the last 20 pairs, as the server tells them', () => {
    const long = Array.from({ length: 25 }, (_, index) => [
      message(`q${index}`, 1, `q${index}`),
      message(`a${index}`, 2, `a${index}`),
    ]).flat();
    const pairs = historyPairs(long);
    expect([pairs.length, pairs[0]?.question, pairs.at(-1)?.answer]).toEqual([20, 'q5', 'a24']);
    expect(ASSISTANT.historyPairs).toBe(aiLimits.historyPairs);
  });

  it('[I8] ends before what is asked or answered anew', () => {
    expect(historyPairs(chats, '7')).toEqual([{ question: 'first', answer: 'one' }]);
    expect(historyPairs([])).toEqual([]);
  });
});

describe('forms', () => {
  it('[I9] a template has a name of 1 to 20 and a content of 1 to 1000 characters', () => {
    const check = (title: number, content: number) =>
      checkTemplate({ title: '字'.repeat(title), content: 'x'.repeat(content) });
    expect(check(0, 0)).toEqual({ title: 'name-required', content: 'content-required' });
    expect(check(20, 1000)).toEqual({});
    expect(check(21, 1001)).toEqual({ title: 'name-too-long', content: 'content-too-long' });
    expect(checkTemplate({ title: '  ', content: ' \n' })).toHaveProperty('title', 'name-required');
  });

  it('[I10] a topic needs a name of up to 60 characters, and members; ten templates fit', () => {
    const members = [{ user_id: '1', user_name: 'a' }];
    expect(checkTopic({ name: ' ', members: [] })).toEqual({
      name: 'name-required',
      members: 'members-required',
    });
    expect(checkTopic({ name: 'x'.repeat(60), members })).toEqual({});
    expect(checkTopic({ name: 'x'.repeat(61), members })).toEqual({ name: 'name-too-long' });
    expect(canAddTemplate(new Array(9))).toBe(true);
    expect(canAddTemplate(new Array(10))).toBe(false);
  });

  it('[I11] only the creator deletes a template', () => {
    const template = { team_prompt_id: '1', title: 'a', content: 'b' };
    expect(templateDeletionProblem({ ...template, is_haveing: true })).toBeUndefined();
    expect(templateDeletionProblem({ ...template, is_haveing: false })).toBe('not-your-template');
  });
});

it('[I12] every notice has the sentence of the product', () => {
  const sentences = Object.fromEntries(
    Object.entries(noticeTexts).map(([code, { message: text }]) => [code, text]),
  );
  expect(sentences).toMatchObject({
    quota: '今日免费提问次数已用完',
    busy: '请等待上一条消息生成完毕',
    cancelled: '用户取消请求',
    'request-failed': '请求失败',
    'not-logged-in': '用户未登录',
    disconnected: '通信连接已断开',
    'operation-succeeded': '操作成功',
    'operation-failed': '操作失败',
    'template-added': '新增团队模板成功',
    'template-updated': '编辑团队模板成功',
    'template-deleted': '删除团队模板成功',
    'too-many-templates': '最多添加10个团队模板',
    'not-your-template': '不可删除非本人创建的模板',
    copied: '复制成功',
    'copy-failed': '复制失败',
    'page-analysis-failed': '页面分析失败',
    'capture-target-missing': '截图目标元素不存在',
  });
});

it('[I13] a conversation is exported as markdown: who said what when, the divider as a rule', () => {
  const chats = [
    message('1', 1, '# not a heading', { user_name: 'Li', images: ['/a.jpg'] }),
    message('2', 2, '**yes**'),
    message('3', 3, ''),
  ];
  expect(exportMarkdown('Stock', chats, { me: 'Me', assistant: 'AI' })).toBe(
    [
      '# Stock',
      '## Li · 2026-11-21 10:00:00',
      '![](/a.jpg)',
      '\\# not a heading',
      '## AI · 2026-11-21 10:00:00',
      '**yes**',
      '---\n',
    ].join('\n\n'),
  );
});

it('[I320] a document has the times of its reader, and says what failed or was cut', () => {
  const chats = [
    message('1', 2, '', { state: 'failed', error_message: 'too slow' }),
    message('2', 2, 'half', { state: 'interrupted' }),
    message('3', 2, 'stopped', { state: 'stopped' }),
  ];
  const words = {
    me: 'Me',
    assistant: 'AI',
    time: () => '18:00',
    zone: 'Times are those of Asia/Shanghai',
    failed: (reason: string) => `Failed: ${reason}`,
    cut: 'Cut off',
  };
  expect(exportMarkdown('t', chats, words).trimEnd().split('\n\n')).toEqual([
    '# t',
    '_Times are those of Asia/Shanghai_',
    '## AI · 18:00',
    '> Failed: too slow',
    '## AI · 18:00',
    'half',
    '> Cut off',
    '## AI · 18:00',
    'stopped',
  ]);
});

it('[I13] nothing that a person wrote becomes a heading or a rule of the document', () => {
  const body = (content: string) =>
    exportMarkdown('t', [message('1', 1, content)], { me: 'Me', assistant: 'AI' })
      .split('\n\n')
      .slice(2)
      .join('\n\n')
      .trimEnd();
  expect(body('a # b')).toBe('a # b');
  expect(body('a\n## b')).toBe('a\n\\## b');
  expect(body('a\n---  ')).toBe('a\n\\---');
  expect(body('===')).toBe('\\===');
  expect(body('--- and on')).toBe('--- and on');
  expect(body('abc')).toBe('abc');
  expect(body('####### seven')).toBe('####### seven');
});
