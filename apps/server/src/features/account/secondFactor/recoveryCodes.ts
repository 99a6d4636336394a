import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { digestOf } from '../../../auth/tokens.ts';
import type { Database } from '../../../db/Database.ts';
import { recoveryCodes } from '../../../db/schema/secondFactor.ts';

const COUNT = 10;
/** Nothing that is taken for something else when it is copied by hand: 80 bits in 16 characters. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 4;

/** Gives a person new codes in place of the former ones; what is stored is a digest of each. */
export async function replaceRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, createCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, digest: digestOf(plain(code)) })));
  return codes;
}

/** Uses a code up; false when it is none of the person's, also when another sign-in uses it at this moment. */
export async function spendRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const isThis = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, digestOf(plain(code))));
  return (await db.delete(recoveryCodes).where(isThis).returning()).length === 1;
}

function createCode(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Case, dashes and spaces make no difference. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}
