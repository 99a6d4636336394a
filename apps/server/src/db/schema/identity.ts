import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The zone of a company that was never told another. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/** A seller's company, the "subject" that rows belong to. */
export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  /** What clients send in the `Company` header: opaque, never the id. */
  subjectCodeEncrypt: text('subject_code_encrypt').notNull().unique(),
  specialBrand: boolean('special_brand').notNull().default(false),
  /** IANA name. What a day, a week and "today" are for the whole company. */
  timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
  /** Nobody of the company signs in without a second factor. */
  requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
  /** The people of the company sign in by a provider of OpenID Connect alone. */
  singleSignOnOnly: boolean('single_sign_on_only').notNull().default(false),
  /** Set while an operator keeps the company closed: nobody works in it. */
  lockedAt: moment('locked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A person who signs in. What differs by company stands in `memberships`. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  userName: text('user_name').notNull().unique(),
  userCode: text('user_code').notNull().unique(),
  email: text('email').unique(),
  phone: text('phone').unique(),
  passwordHash: text('password_hash').notNull(),
  realName: text('real_name').notNull().default(''),
  nickName: text('nick_name').notNull().default(''),
  headImgUrl: text('head_img_url').notNull().default(''),
  chooseLanguage: text('choose_language').notNull().default('zh_CN'),
  /** `light`, `dark`, `auto`, or null where the person has not chosen. */
  appearance: text('appearance'),
  /** `YST_PLUS`, `TIKTOK`, `SAIL`, or empty. */
  classification: text('classification').notNull().default(''),
  /** `DEMO` puts the user in demo mode. */
  ssoEnv: text('sso_env').notNull().default(''),
  buildStationStatus: integer('build_station_status').notNull().default(0),
  subjectMode: integer('subject_mode').notNull().default(0),
  historicalStatus: integer('historical_status').notNull().default(0),
  guideStatus: integer('guide_status').notNull().default(1),
  /** Made by a third party's sign-in: phone or e-mail and a password come first. */
  needBind: boolean('need_bind').notNull().default(false),
  /** When the first-use help card was put away. */
  helpSeenAt: moment('help_seen_at'),
  /** `active` or `disabled`. */
  status: text('status').notNull().default('active'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Which companies a user works for. */
export const memberships = pgTable(
  'memberships',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `owner` or `member`; access rests on the menus granted, not on this name. */
    role: text('role').notNull().default('member'),
    /** The order in which a user's companies are offered. */
    position: integer('position').notNull().default(0),
    /** Set while the company has closed its door to the person, who may work for others. */
    disabledAt: moment('disabled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('memberships_company').on(table.companyId),
  ],
);

/** A user's settings of the workspace in one company. */
export const userConfigs = pgTable(
  'user_configs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** 1 left menu, 2 top menu. */
    packageStyle: integer('package_style').notNull().default(1),
    /** 1 restore the tabs at start, 2 begin with home only. */
    saveMenuStatus: integer('save_menu_status').notNull().default(1),
    listingShow: integer('listing_show').notNull().default(0),
    menuScoreSwitch: integer('menu_score_switch').notNull().default(0),
    subTab: integer('sub_tab').notNull().default(0),
    /** The version of the user centre that the person works with. */
    platformCode: text('platform_code').notNull().default('SSO_SYS_USER'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
);

/** One sign-in: a family of rotating tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until a user of several companies chose one. */
    companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    autoLogin: boolean('auto_login').notNull(),
    /** A digest of address and browser: tells a replay from elsewhere from a late tab of the same browser. */
    origin: text('origin').notNull(),
    /** The same in words, for the person's list of devices. */
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** In the demo environment: whose session this was and will be again. */
    demoOfUserId: text('demo_of_user_id').references(() => users.id, { onDelete: 'cascade' }),
    demoOfCompanyId: text('demo_of_company_id'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_company').on(table.companyId)],
);

/** The tokens of a session, as digests: the newest, and the ones it replaced. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    digest: text('digest').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: moment('issued_at').notNull(),
    usedAt: moment('used_at'),
    supersededAt: moment('superseded_at'),
  },
  (table) => [index('session_tokens_session').on(table.sessionId)],
);

/** One-time tokens of addresses that sign a person in (`?token=`), by digest. */
export const signInTickets = pgTable('sign_in_tickets', {
  digest: text('digest').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** Failed sign-ins per account and per address, by digest. */
export const loginThrottles = pgTable('login_throttles', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull().default(0),
  /** Whether the last try was let through. */
  admitted: boolean('admitted').notNull().default(true),
  blockedUntil: moment('blocked_until'),
  updatedAt: moment('updated_at').notNull(),
});

/** Nonces that were spent; kept until they would have expired anyway. */
export const spentNonces = pgTable('spent_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
