import { randomUUID } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import { memberships, users } from '../../../db/schema/identity.ts';
import { addMembership, addPerson } from '../../account/flows/openCompany.ts';
import { nickNameOf } from '../../account/flows/register.ts';
import { UNRESTRICTED_ROLE } from '../../menus/roleOf.ts';
import { STANDARD_ROLE } from '../../subUsers/findMember.ts';
import { contactOf } from '../file/contactOf.ts';
import type { FileCompany, FilePerson } from '../file/PortalFileSchema.ts';
import type { FilePath } from '../file/readPortalFile.ts';
import { note, type Planning } from './Planning.ts';
import type { Step } from './Step.ts';

type Place = { companyId: string; code: string; path: FilePath };

/** Lets the people of a company work for it; who is new is added, who is not named stays. */
export async function planPeople(
  planning: Planning,
  { owner, members = [] }: FileCompany,
  place: Place,
): Promise<Step[]> {
  const at = (...path: FilePath) => ({ ...place, path: [...place.path, ...path] });
  const steps: Step[] = [];
  if (owner) steps.push(await planPerson(planning, owner, UNRESTRICTED_ROLE, at('owner')));
  for (const [index, member] of members.entries())
    steps.push(await planPerson(planning, member, STANDARD_ROLE, at('members', index)));
  return steps;
}

async function planPerson(planning: Planning, person: FilePerson, role: string, place: Place): Promise<Step> {
  const { companyId, code, path } = place;
  const contact = contactOf(person);
  const change = { group: `people of ${code}`, what: `${contact} as ${role}` };
  const found = await findPerson(planning, person, path);
  const newId = planning.newPeople.get(contact);
  if (found === undefined && newId === undefined) {
    const userId = `u-${randomUUID()}`;
    planning.newPeople.set(contact, userId);
    return {
      changes: [{ sign: '+', ...change }],
      async write(tx) {
        await addPerson(tx, { ...toNewPerson(person), id: userId, needBind: false });
        await addMembership(tx, { userId, companyId, role });
      },
    };
  }
  const userId = found ?? newId ?? '';
  const work = await planning.db.select().from(memberships).where(eq(memberships.userId, userId));
  const membership = work.find((one) => one.companyId === companyId);
  if (membership && (membership.role === role || role === STANDARD_ROLE))
    return { changes: [], write: async () => {} };
  return {
    changes: [{ sign: membership ? '~' : '+', ...change }],
    async write(tx) {
      if (!membership) return addMembership(tx, { userId, companyId, role, position: work.length });
      const isThis = and(eq(memberships.userId, userId), eq(memberships.companyId, companyId));
      await tx.update(memberships).set({ role }).where(isThis);
    },
  };
}

async function findPerson(
  planning: Planning,
  { email, phone }: FilePerson,
  path: FilePath,
): Promise<string | undefined> {
  const named = or(email ? eq(users.email, email) : undefined, phone ? eq(users.phone, phone) : undefined);
  const found = await planning.db.select().from(users).where(named);
  const [user] = found;
  if (!user) return undefined;
  const isOther = (named: string | undefined, own: string | null) => named !== undefined && named !== own;
  if (found.length > 1) note(planning, path, `${email} and ${phone} belong to two people`);
  else if (isOther(email, user.email))
    note(planning, path, `the person of ${phone} has another e-mail address`);
  else if (isOther(phone, user.phone))
    note(planning, path, `the person of ${email} has another phone number`);
  return user.id;
}

function toNewPerson({ email, phone, name, language = 'zh-CN' }: FilePerson) {
  const contact = email
    ? ({ kind: 'email', address: email } as const)
    : ({ kind: 'phone', address: phone ?? '' } as const);
  return { email, phone, nickName: name ?? nickNameOf(contact), chooseLanguage: language.replace('-', '_') };
}
