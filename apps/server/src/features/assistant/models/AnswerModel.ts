import type { DataScope } from '../../../data/runQuestion.ts';
import type { AskedPage } from '../../../db/schema/assistant.ts';
import type { Locale } from '../../../http/localeOf.ts';
import type { AgentDefinition } from '../agents/agents.ts';
import type { AnswerUsage } from '../usage/usage.ts';

/** An image that was sent with a question. */
export type AnswerImage = { contentType: string; bytes: Buffer };

/** What is to be answered. */
export type AnswerRequest = {
  question: string;
  /** Questions and answers since the last divider, oldest first. */
  history: readonly { question: string; answer: string }[];
  images: readonly AnswerImage[];
  page: AskedPage | undefined;
  locale: Locale;
  /** The agent that the question was put to; missing when it was put to none. */
  agent: AgentDefinition | undefined;
  /** The theme of the agent that was chosen. */
  themeId: string | undefined;
  modelCode: string;
  /** Whose data may be read. */
  scope: DataScope;
  /** What of this answer stands already: it goes on from there. */
  written: { think: string; content: string };
  signal: AbortSignal;
  /** The company's tokens of this month are used up: no provider is asked. */
  isOverLimit?: boolean;
};

/** A piece of an answer. */
export type AnswerPart = { think?: string; content?: string; usage?: AnswerUsage };

/** Answers; what it throws is an `AnswerFailure` where a person should know why. */
export type AnswerModel = (request: AnswerRequest) => AsyncIterable<AnswerPart>;
