import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';
import { moment } from './moment.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The secret that a person's authenticator app shares with the portal. */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  /** base32; readable, since codes are computed from it. */
  secret: text('secret').notNull(),
  /** Null until the app's first code was shown: it counts for nothing before. */
  confirmedAt: moment('confirmed_at'),
  /** The half minute of the last code that was taken: none before it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes for who has lost the app, as digests; gone when used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), digest: text('digest').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);

/** Public keys of devices and key chains that sign a person in. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, as base64url. */
    id: text('id').primaryKey(),
    userId: owner(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Of signatures, where the authenticator counts: one that does not grow was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it, by commas. */
    transports: text('transports').notNull().default(''),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Browser, system and network that a person has signed in from, as a digest. */
export const knownDevices = pgTable(
  'known_devices',
  { userId: owner(), digest: text('digest').notNull(), seenAt: moment('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);
