export { aiContract } from './aiContract.ts';
export type { AnswerFrame } from './answerFrame.ts';
export { AnswerFrameSchema } from './answerFrame.ts';
export { answerHash } from './answerHash.ts';
export {
  aiCodes,
  aiLimits,
  aiSources,
  answerErrors,
  answerStates,
  DEFAULT_MODEL,
  feedbackChoices,
  QUOTA_EXEMPT_AGENT_ID,
  UNITE_SOURCE,
} from './constants.ts';
export type { DataBlock } from './dataBlock.ts';
export { DATA_BLOCK, DataBlockSchema } from './dataBlock.ts';
export type {
  Agent,
  AgentTheme,
  AiMessage,
  AiModel,
  AiQuota,
  AiSession,
  HistoryHit,
  PromptGroup,
  SessionDetail,
  TeamMember,
  TeamPrompt,
  UserAgent,
} from './entities.ts';
export {
  AgentSchema,
  AiMessageSchema,
  AiModelSchema,
  AiQuotaSchema,
  AiSessionSchema,
  HistoryHitSchema,
  PromptGroupSchema,
  SessionDetailSchema,
  TeamMemberSchema,
  TeamPromptSchema,
  UserAgentSchema,
} from './entities.ts';
export type {
  HandlerUniteAnswerOf,
  HandlerUniteDataOf,
  UniteAnswerOf,
  UniteDataOf,
  UniteMethod,
  UniteMethodName,
} from './methods.ts';
export { uniteMethods } from './methods.ts';
export type { Schedule, ScheduleDraft } from './schedules.ts';
export { ScheduleDraftSchema, ScheduleSchema, scheduleRequests } from './schedules.ts';
export type { UniteFrame } from './uniteSocket.ts';
export { UniteFrameSchema, UniteRequestSchema, uniteSocket } from './uniteSocket.ts';
