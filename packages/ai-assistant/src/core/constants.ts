/** Limits, defaults and times of the assistant. */
export const ASSISTANT = {
  defaultQuota: { daily_use_total: 0, daily_quota: 10 },
  defaultModelId: '1',
  defaultModelCode: 'deepseek-r1',
  /** Questions to this agent are not counted. */
  quotaExemptAgentId: '2',
  maxTemplates: 10,
  templateTitleMax: 20,
  templateContentMax: 1000,
  renameMax: 60,
  topicNameMax: 60,
  /** Question-answer pairs that are told to the model, from the last one on. */
  historyPairs: 20,
  feedbackReasonMax: 500,
  /** What can be said against an answer beside own words. */
  feedbackChoices: ['figures', 'misread', 'incomplete', 'useless'],
  quotePreviewLines: 2,
  textareaRows: { min: 6, max: 8 },
  drawerWidth: 1080,
  sessionSiderWidth: 250,
  agentSiderWidth: 200,
  avatarColours: 7,
  detailDelayMs: 500,
  pingMs: 30_000,
  reconnect: { attempts: 5, spacingMs: 3000 },
  /** Silence after which an answer is asked for again; the server says something every 10 s. */
  silenceMs: 30_000,
  screenshot: { scale: 1.5, quality: 0.8 },
  screenshotPrompt: '请根据截图逐步分析该卖家的经营数据，指出异常、原因与改进建议',
  newSessionTitle: '新会话',
  /** Says to the backend which of its clients is speaking. */
  source: 'aiRobot',
  requestTimeoutMs: 600_000,
} as const;

/** How letters appear; see `advanceReveal`. */
export const REVEAL = {
  /** One character takes so long while little is waiting. */
  charMs: 20,
  /** Waiting characters up to which the pace stays. */
  freeBacklog: 50,
  /** What waits beyond that is shown within so long. */
  drainMs: 400,
  /** After the last byte everything is shown within so long. */
  finishMs: 1500,
} as const;
