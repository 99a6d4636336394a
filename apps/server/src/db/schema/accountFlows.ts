import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies, users } from './identity.ts';
import { moment } from './moment.ts';

/** Six-digit codes by what they are for and whom they were sent to; as digests, one at a time. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** `register`, `recover` or `bind`. */
    purpose: text('purpose').notNull(),
    target: text('target').notNull(),
    digest: text('digest').notNull(),
    /** Wrong tries so far. */
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.target] })],
);

/** What is sent to people and parties outside: e-mails, text messages, notices. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** `email`, `sms` or `dingtalk`. */
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Under what the page that caused it asks what becomes of it. */
    pageId: text('page_id').unique('outbox_page'),
    /** In which language it is written. */
    locale: text('locale').$type<'zh-CN' | 'en-US' | 'ko-KR'>(),
    /** For carriers that hold the wording themselves. */
    template: jsonb('template').$type<{ name: string; params: Record<string, string> }>(),
    /** `waiting`, `sent`, `delivered` where the carrier says so, `failed`, or `void`: written for nobody, so that asking takes as long. */
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    error: text('error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('outbox_due').on(table.state, table.nextTryAt)],
);

/** Who a user is with a third party. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.provider, table.externalId] })],
);

/** One-time codes, tokens and tickets of sign-ins through others, by digest. */
export const externalCodes = pgTable('external_codes', {
  digest: text('digest').primaryKey(),
  /** What it is good for: `oauth:{provider}`, `app-store`, `app-store-ticket`. */
  kind: text('kind').notNull(),
  externalId: text('external_id').notNull(),
  name: text('name').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** How a user came: what the address of the registration carried. */
export const registrations = pgTable('registrations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: text('company_id').notNull(),
  linkId: text('link_id').notNull().default(''),
  source: text('source').notNull().default(''),
  serviceCode: text('service_code').notNull().default(''),
  inviteCode: text('invite_code').notNull().default(''),
  createdAt: moment('created_at').notNull(),
});

/** A company's way through onboarding. */
export const companyGuides = pgTable('company_guides', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Four times 0 or 1: shop authorisation, data pull, advertising authorisation, e-mail authorisation. */
  schedule: text('schedule').notNull().default('0000'),
  /** The same before the last change. */
  sourceSchedule: text('source_schedule').notNull().default('0000'),
  platformUser: boolean('platform_user').notNull().default(false),
  listing: integer('listing').notNull().default(0),
  inventory: integer('inventory').notNull().default(0),
  orders: integer('orders').notNull().default(0),
  platformUserName: text('platform_user_name').notNull().default(''),
  userAccount: text('user_account').notNull().default(''),
});

/** Sign-ins and links that are under way at a provider: gone when the person comes back. */
export const oidcAttempts = pgTable('oidc_attempts', {
  /** Of the state, which the browser keeps. */
  digest: text('digest').primaryKey(),
  provider: text('provider').notNull(),
  /** Where the provider sends the browser back to, exactly. */
  redirectUri: text('redirect_uri').notNull(),
  nonce: text('nonce').notNull(),
  /** Shown with the code: who has the code alone gets nothing. */
  codeVerifier: text('code_verifier').notNull(),
  /** The account that is to be linked; without one, somebody signs in. */
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});
