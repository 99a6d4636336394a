import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../db/Database.ts';
import { companyGuides } from '../../../db/schema/accountFlows.ts';
import { companies, memberships, userConfigs } from '../../../db/schema/index.ts';
import type { Clock } from '../../../http/Clock.ts';
import { UNRESTRICTED_ROLE } from '../../menus/roleOf.ts';
import { openTrial } from '../../systems/openService.ts';
import { addUser } from './addUser.ts';

/** A person who opens a company. */
export type NewOwner = {
  companyName: string;
  nickName: string;
  phone?: string;
  email?: string;
  /** Missing: the person binds phone or e-mail and password first. */
  passwordHash?: string;
  chooseLanguage: string;
  /** Whether the person binds first. @default without a password */
  needBind?: boolean;
};

/** Never matches: no password opens the account. */
export const NO_PASSWORD = 'none';

/** Makes a company with its trial services and its owner. Throws on a phone number or e-mail address that is taken. */
export async function openCompany(
  tx: Database,
  clock: Clock,
  owner: NewOwner,
): Promise<{ userId: string; companyId: string }> {
  const companyId = `c-${randomUUID()}`;
  const userId = `u-${randomUUID()}`;
  await addCompany(tx, { id: companyId, code: newCode(), name: owner.companyName });
  await addPerson(tx, { ...owner, id: userId, needBind: owner.needBind ?? owner.passwordHash === undefined });
  await addMembership(tx, { userId, companyId, role: UNRESTRICTED_ROLE });
  await openTrial(tx, { companyId, now: clock.now() });
  return { userId, companyId };
}

/** Adds a company that has no services and no people yet. */
export async function addCompany(
  tx: Database,
  company: Pick<typeof companies.$inferInsert, 'id' | 'code' | 'name' | 'timeZone' | 'specialBrand'>,
): Promise<void> {
  const subjectCodeEncrypt = `sbj_${randomBytes(12).toString('hex')}`;
  await tx.insert(companies).values({ ...company, subjectCodeEncrypt });
  await tx.insert(companyGuides).values({ companyId: company.id });
}

/** A person as they are added; without a password none opens the account. */
export type NewPerson = Omit<NewOwner, 'companyName' | 'needBind'> & { id: string; needBind: boolean };

/** Adds a person. Throws on a phone number or e-mail address that is taken. */
export async function addPerson(tx: Database, person: NewPerson): Promise<void> {
  const { id, needBind, nickName, chooseLanguage, phone, email, passwordHash } = person;
  const code = newCode();
  await addUser(tx, {
    id,
    userName: `u${code.toLowerCase()}`,
    userCode: `U${code}`,
    phone: phone ?? null,
    email: email ?? null,
    passwordHash: passwordHash ?? NO_PASSWORD,
    needBind,
    nickName,
    chooseLanguage,
  });
}

/** Lets a person work for a company. */
export async function addMembership(
  tx: Database,
  membership: typeof memberships.$inferInsert,
): Promise<void> {
  await tx.insert(memberships).values(membership);
  const { userId, companyId } = membership;
  await tx.insert(userConfigs).values({ userId, companyId });
}

function newCode(): string {
  return randomBytes(5).toString('hex').toUpperCase();
}
