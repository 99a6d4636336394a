import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SaidBound, SaidQuestion } from '../../data/bounds.ts';
import type { DataResource } from '../../data/catalogue/measures.ts';
import { moment } from './moment.ts';

/** The page that a question was asked about. */
export type AskedPage = {
  title: string;
  system_code: string;
  path: string;
  text: string;
  /** What it shows is asked for, as it is narrowed. */
  explain?: boolean | undefined;
};

/** Conversations with the assistant. One with an agent is the person's binding of that agent, too. */
export const aiSessions = pgTable(
  'ai_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    companyId: text('company_id').notNull(),
    creatorId: text('creator_id').notNull(),
    /** `session`, `teamSession` or `agent`. */
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    agentId: integer('agent_id'),
    /** Of an agent: false while it is not bound; its conversation comes back when it is bound again. */
    isBound: boolean('is_bound').notNull().default(true),
    /** The adding client's own id: the same is added once. */
    clientId: text('client_id'),
    /** The highest place given to a message. */
    lastSeq: integer('last_seq').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('ai_sessions_client').on(table.companyId, table.creatorId, table.clientId),
    uniqueIndex('ai_sessions_agent')
      .on(table.companyId, table.creatorId, table.agentId)
      .where(sql`kind = 'agent'`),
  ],
);

/** Who takes part in which conversation. */
export const aiMembers = pgTable(
  'ai_members',
  {
    sessionId: text('session_id').notNull(),
    userId: text('user_id').notNull(),
    companyId: text('company_id').notNull(),
    isTopup: boolean('is_topup').notNull().default(false),
    /** The place up to which the person has seen the messages. */
    readSeq: integer('read_seq').notNull().default(0),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    index('ai_members_user').on(table.companyId, table.userId),
    foreignKey({ columns: [table.sessionId], foreignColumns: [aiSessions.sessionId] }).onDelete('cascade'),
  ],
);

/** Questions, answers and dividers. The versions of a question or an answer share its place; one is current. */
export const aiMessages = pgTable(
  'ai_messages',
  {
    messageId: text('message_id').primaryKey(),
    sessionId: text('session_id').notNull(),
    companyId: text('company_id').notNull(),
    /** Who asked; for an answer, whom it answers. */
    userId: text('user_id').notNull(),
    /** 1 question, 2 answer, 3 divider. */
    source: integer('source').notNull(),
    seq: integer('seq').notNull(),
    turnId: text('turn_id').notNull(),
    version: integer('version').notNull().default(1),
    isCurrent: boolean('is_current').notNull().default(true),
    /** Of an answer: its question. */
    replyTo: text('reply_to'),
    clientMsgId: text('client_msg_id'),
    content: text('content').notNull().default(''),
    think: text('think').notNull().default(''),
    /** Of an answer: `streaming`, `done`, `stopped`, `interrupted` or `failed`. */
    state: text('state'),
    error: text('error'),
    modelCode: text('model_code'),
    agentThemeId: text('agent_theme_id'),
    locale: text('locale').notNull().default('zh-CN'),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    page: jsonb('page').$type<AskedPage>(),
    /** Of an answer: the kinds of data that its model was told beside the tables that it shows. */
    resources: jsonb('resources').$type<DataResource[]>().notNull().default([]),
    /** Who makes the answer, and until when nobody else may think that it died. */
    runnerId: text('runner_id'),
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.sessionId], foreignColumns: [aiSessions.sessionId] }).onDelete('cascade'),
    uniqueIndex('ai_messages_place').on(table.sessionId, table.seq).where(sql`is_current`),
    uniqueIndex('ai_messages_client').on(table.companyId, table.userId, table.clientMsgId),
    // One answer at a time, whatever the number of windows, members and processes.
    uniqueIndex('ai_messages_streaming').on(table.sessionId).where(sql`state = 'streaming'`),
    index('ai_messages_turn').on(table.turnId, table.version),
    index('ai_messages_lease').on(table.leaseUntil).where(sql`state = 'streaming'`),
  ],
);

/** What people thought of answers: 1 good, -1 bad. */
export const aiFeedback = pgTable(
  'ai_feedback',
  {
    messageId: text('message_id').notNull(),
    userId: text('user_id').notNull(),
    companyId: text('company_id').notNull(),
    value: integer('value').notNull(),
    reason: text('reason').notNull().default(''),
    /** Of `feedbackChoices`. */
    choices: jsonb('choices').$type<string[]>().notNull().default([]),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    foreignKey({ columns: [table.messageId], foreignColumns: [aiMessages.messageId] }).onDelete('cascade'),
  ],
);

/** Questions that were counted, by day. */
export const aiQuotaDays = pgTable(
  'ai_quota_days',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    /** The day in Shanghai. */
    day: date('day', { mode: 'string' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.day] })],
);

/** What models were asked, by company, day and model: tokens as the provider counted them. */
export const aiUsageDays = pgTable(
  'ai_usage_days',
  {
    companyId: text('company_id').notNull(),
    /** The day in Shanghai. */
    day: date('day', { mode: 'string' }).notNull(),
    modelCode: text('model_code').notNull(),
    answers: integer('answers').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.modelCode] })],
);

/** Prompts that team topics share. */
export const aiTeamPrompts = pgTable(
  'ai_team_prompts',
  {
    teamPromptId: text('team_prompt_id').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('ai_team_prompts_user').on(table.companyId, table.userId)],
);

/** Which topic has which prompts. */
export const aiSessionPrompts = pgTable(
  'ai_session_prompts',
  {
    sessionId: text('session_id').notNull(),
    teamPromptId: text('team_prompt_id').notNull(),
    companyId: text('company_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.teamPromptId] }),
    foreignKey({ columns: [table.sessionId], foreignColumns: [aiSessions.sessionId] }).onDelete('cascade'),
    foreignKey({
      columns: [table.teamPromptId],
      foreignColumns: [aiTeamPrompts.teamPromptId],
    }).onDelete('cascade'),
  ],
);

/** Images that people sent to the assistant; the bytes lie in the blob store. */
export const aiImages = pgTable(
  'ai_images',
  {
    imageId: text('image_id').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('ai_images_user').on(table.companyId, table.userId, table.createdAt)],
);

/** Questions that are asked by themselves: at a time, or until a condition is met. */
export const aiSchedules = pgTable(
  'ai_schedules',
  {
    scheduleId: text('schedule_id').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    /** `schedule` or `alert`. */
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    /** The governed question, with the days that it was first asked for. */
    question: jsonb('question').$type<SaidQuestion>().notNull(),
    /** How these days move with the day of asking. */
    periodRule: text('period_rule').notNull(),
    /** Of a schedule: days of the week from Monday, 1; every day when empty. */
    weekdays: jsonb('weekdays').$type<number[]>().notNull().default([]),
    /** Of a schedule: the hour by the company's clocks, `09:00`. */
    time: text('time').notNull().default(''),
    /** Of an alert: what has to lie over or under what. */
    condition: jsonb('condition').$type<SaidBound>(),
    /** Of an alert: the groups that met it last; they are not told again before they have not. */
    met: jsonb('met').$type<string[]>().notNull().default([]),
    locale: text('locale').notNull(),
    /** The zone that `next_at` was reckoned in. */
    zone: text('zone').notNull(),
    /** `active`, `paused`, or `stopped` for lack of rights. */
    state: text('state').notNull().default('active'),
    /** When it is asked next; nothing while it is not active. */
    nextAt: moment('next_at'),
    lastAt: moment('last_at'),
    /** How the last asking ended: `told`, `quiet`, `failed`, `refused` or `limit`. */
    lastState: text('last_state'),
    /** The conversation that its answers stand in, and the last of them. */
    sessionId: text('session_id'),
    messageId: text('message_id'),
    /** Answers that were told on a day of the company. */
    toldDay: date('told_day', { mode: 'string' }),
    toldCount: integer('told_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('ai_schedules_user').on(table.companyId, table.userId),
    index('ai_schedules_next').on(table.nextAt),
  ],
);
