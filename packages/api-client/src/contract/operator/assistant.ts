import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { list, number, text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { identity } from './fields.ts';

const UsageSchema = /* @__PURE__ */ v.looseObject({
  companyId: v.string(),
  companyName: text(),
  model: v.string(),
  answers: number(),
  inputTokens: number(),
  outputTokens: number(),
});

const FeedbackSchema = /* @__PURE__ */ v.looseObject({
  messageId: v.string(),
  userId: v.string(),
  /** ISO time with zone. */
  at: text(),
  companyName: text(),
  personName: text(),
  /** 1 good, -1 bad. */
  value: number(),
  /** Reasons that were ticked, by their codes. */
  choices: list(v.string()),
  /** What was written beside them. */
  reason: text(),
  question: text(),
  answer: text(),
  model: text(),
});

/** What a company used of a model. */
export type OperatorUsage = v.InferOutput<typeof UsageSchema>;
/** What a person thought of an answer. */
export type OperatorFeedback = v.InferOutput<typeof FeedbackSchema>;

const selection = {
  companyId: v.optional(identity),
  /** How far back, today included. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 30),
};

/** What is used of the assistant, and what people think of it. */
export const operatorAssistantContract = {
  queryOperatorUsagePage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryUsagePage',
    summary: 'Answers and tokens by company and model, the most used first, with their sum.',
    request: v.object({ ...pagedRequest, ...selection }),
    response: v.looseObject({
      ...paged(UsageSchema).entries,
      /** Over all pages. */
      answers: number(),
      tokens: number(),
    }),
    idempotent: true,
  }),
  queryOperatorFeedbackPage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryFeedbackPage',
    summary: 'A page of what people thought of answers, the newest first.',
    request: v.object({ ...pagedRequest, ...selection, value: v.optional(v.picklist([1, -1])) }),
    response: paged(FeedbackSchema),
    idempotent: true,
  }),
};
