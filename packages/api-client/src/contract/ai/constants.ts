/** Who a message is from: its `source`. */
export const aiSources = { user: 1, assistant: 2, divider: 3 } as const;

/** States of an answer; a message of a foreign backend has none. */
export const answerStates = {
  streaming: 'streaming',
  done: 'done',
  stopped: 'stopped',
  /** The server went down while it answered: what was stored stands. */
  interrupted: 'interrupted',
  failed: 'failed',
} as const;

/** Limits that client and server share. */
export const aiLimits = {
  titleLength: 60,
  templateTitleLength: 20,
  templateContentLength: 1000,
  templatesPerTopic: 10,
  membersPerTopic: 50,
  messageLength: 8000,
  imagesPerMessage: 3,
  imageBytes: 8 * 1024 * 1024,
  /** Messages of a session's detail, and of one page of older ones. */
  messagesAtOnce: 100,
  /** Questions with their answers, after the last divider, that a model is told. */
  historyPairs: 20,
  feedbackReasonLength: 500,
  dailyQuota: 10,
  /** Questions that one person may have asked by themselves, and answers of them that one is told on a day. */
  schedulesPerPerson: 20,
  scheduledAnswersPerDay: 30,
} as const;

/** What can be said against an answer, beside own words. */
export const feedbackChoices = ['figures', 'misread', 'incomplete', 'useless'] as const;

/** The agent whose questions are not counted. */
export const QUOTA_EXEMPT_AGENT_ID = 2;
/** The model that is asked unless another is chosen. */
export const DEFAULT_MODEL = { model_id: 1, model_code: 'deepseek-r1' } as const;
/** `source` of every frame that is sent to the socket. */
export const UNITE_SOURCE = 'aiRobot';

/** Codes of refusals that have a meaning of their own; the message says it in the caller's language. */
export const aiCodes = {
  notSignedIn: '401',
  notFound: '404',
  /** Too many frames or questions at once: come back later. */
  slowDown: '429',
  quotaReached: 'saas.ai.error.code.0001',
  /** An answer of this session is still being made. */
  busy: 'saas.ai.error.code.0002',
  notOwnTemplate: 'saas.ai.error.code.0003',
  tooManyTemplates: 'saas.ai.error.code.0004',
  nameRequired: 'saas.ai.error.code.0005',
  membersRequired: 'saas.ai.error.code.0006',
  /** Only the last question after the divider can be changed. */
  notLastQuestion: 'saas.ai.error.code.0007',
  /** The image is too large, no image, or not one that was uploaded here. */
  imageRefused: 'saas.ai.error.code.0008',
  tooManySchedules: 'saas.ai.error.code.0009',
  /** A question cannot be asked by itself so: its measure, its days or its condition. */
  scheduleRefused: 'saas.ai.error.code.0010',
  invalid: '400',
  failed: '500',
} as const;

/** Why an answer failed: its `error`. */
export const answerErrors = {
  /** The model's provider refused our key. */
  providerRefused: 'provider-refused',
  providerBusy: 'provider-busy',
  /** It does not take the question as it is: too long, or not of its kind. */
  providerRejected: 'provider-rejected',
  /** It keeps from answering this. */
  providerFiltered: 'provider-filtered',
  /** With `interrupted`: the model may say no more in one go. */
  answerCut: 'answer-cut',
  providerFailed: 'provider-failed',
  providerSilent: 'provider-silent',
  /** It answered something that is no stream of a model. */
  providerUnreadable: 'provider-unreadable',
  reportTooSlow: 'report-too-slow',
  internal: 'internal',
} as const;
