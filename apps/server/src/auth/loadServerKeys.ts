import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { serverKeys } from '../db/schema/index.ts';

/** Keys that every process of this installation shares. */
export type ServerKeys = {
  /** Private keys that passwords are encrypted for, the newest first. */
  readonly passwordKeys: readonly { readonly id: string; readonly privateKey: string }[];
  /** Signs nonces and app tokens. */
  readonly signingKey: Buffer;
};

const KEY_PAIR = 'password-rsa';
const SIGNING = 'signing';
const ACCEPTED_KEY_PAIRS = 2;

/** Makes the keys that are missing. Call it while no other process starts on the same database. */
export async function ensureServerKeys(db: Database): Promise<void> {
  const kinds = new Set(
    (await db.select({ kind: serverKeys.kind }).from(serverKeys)).map(({ kind }) => kind),
  );
  if (!kinds.has(KEY_PAIR)) await addPasswordKey(db);
  if (!kinds.has(SIGNING)) await add(db, SIGNING, randomBytes(32).toString('base64'));
}

/** Adds a key pair for passwords; the one before it stays accepted. */
export async function addPasswordKey(db: Database): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  await add(db, KEY_PAIR, privateKey);
}

/** Reads the keys. */
export async function loadServerKeys(db: Database): Promise<ServerKeys> {
  const pairs = await db
    .select({ id: serverKeys.id, privateKey: serverKeys.secret })
    .from(serverKeys)
    .where(eq(serverKeys.kind, KEY_PAIR))
    .orderBy(desc(serverKeys.createdAt))
    .limit(ACCEPTED_KEY_PAIRS);
  const [signing] = await db.select().from(serverKeys).where(eq(serverKeys.kind, SIGNING)).limit(1);
  if (!signing) throw new Error('This database has no signing key: it was not prepared by this server');
  return { passwordKeys: pairs, signingKey: Buffer.from(signing.secret, 'base64') };
}

async function add(db: Database, kind: string, secret: string): Promise<void> {
  await db.insert(serverKeys).values({ id: randomBytes(8).toString('hex'), kind, secret });
}
