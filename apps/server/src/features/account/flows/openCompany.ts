import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../db/Database.ts';
import { companyGuides } from '../../../db/schema/accountFlows.ts';
import { companies, memberships, userConfigs, users } from '../../../db/schema/index.ts';
import type { Clock } from '../../../http/Clock.ts';
import { openTrial } from '../../systems/openService.ts';

/** A person who opens a company. */
export type NewOwner = {
  companyName: string;
  nickName: string;
  phone?: string;
  email?: string;
  /** Missing: the person binds phone or e-mail and password first. */
  passwordHash?: string;
  chooseLanguage: string;
};

/** Never matches: no password opens the account. */
const NO_PASSWORD = 'none';

/** Makes a company with its trial services and its owner. Throws on a phone number or e-mail address that is taken. */
export async function openCompany(
  tx: Database,
  clock: Clock,
  owner: NewOwner,
): Promise<{ userId: string; companyId: string }> {
  const companyId = `c-${randomUUID()}`;
  const userId = `u-${randomUUID()}`;
  const code = randomBytes(5).toString('hex').toUpperCase();
  await tx.insert(companies).values({
    id: companyId,
    code,
    name: owner.companyName,
    subjectCodeEncrypt: `sbj_${randomBytes(12).toString('hex')}`,
  });
  await tx.insert(users).values({
    id: userId,
    userName: `u${code.toLowerCase()}`,
    userCode: `U${code}`,
    phone: owner.phone ?? null,
    email: owner.email ?? null,
    passwordHash: owner.passwordHash ?? NO_PASSWORD,
    needBind: owner.passwordHash === undefined,
    nickName: owner.nickName,
    chooseLanguage: owner.chooseLanguage,
  });
  await tx.insert(memberships).values({ userId, companyId, role: 'owner' });
  await tx.insert(userConfigs).values({ userId, companyId });
  await tx.insert(companyGuides).values({ companyId });
  await openTrial(tx, { companyId, now: clock.now() });
  return { userId, companyId };
}
