import { eq, or } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { isUniqueViolation } from '../../../db/isUniqueViolation.ts';
import { companies, users } from '../../../db/schema/identity.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { openCompany } from '../../account/flows/openCompany.ts';
import { isTimeZone } from '../../business/companyDays.ts';
import type { Act } from '../OperatorHandlers.ts';
import { makePasswordLink } from '../people/passwordLink.ts';
import { fieldsRefused, hasProblems, type Problems } from '../refuse.ts';

const CODE = /^[A-Z][A-Z0-9_-]{1,31}$/;
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,130}$/;
const PHONE = /^\+?\d{6,15}$/;

type Request = Parameters<Act<'openOperatorCompany'>>[0];
/** Opens a company with its first owner, and says where they set a password. */
export const openOperatorCompany: Act<'openOperatorCompany'> = async (request, context) => {
  const { db, clock, locale } = context;
  const problems = { ...(await taken(db, request)), ...wrong(request) };
  if (hasProblems(problems)) throw fieldsRefused(problems, locale);
  const contact = contactOf(request);
  const { companyId } = await open(request, context);
  const { code, name, timeZone } = await nameIt(db, companyId, request);
  const link = await makePasswordLink({ ...context, db }, contact.email ?? contact.phone ?? '');
  return {
    answer: { companyId, link },
    deed: {
      action: 'company-opened',
      target: code,
      companyIds: [companyId],
      after: { name, timeZone, openedAt: clock.now().toISOString() },
    },
  };
};

async function open(request: Request, { db, clock, locale }: RequestContext) {
  const { name, ownerName, language } = request;
  const owner = { ...contactOf(request), companyName: name, nickName: ownerName, chooseLanguage: language };
  try {
    // A point to go back to: who took the address in between is said at its field.
    return await db.transaction((tx) => openCompany(tx, clock, { ...owner, needBind: false }));
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldsRefused({ ownerContact: 'contactTaken' }, locale);
    throw error;
  }
}

async function nameIt(db: Database, companyId: string, { code, timeZone }: Request) {
  const [row] = await db
    .update(companies)
    .set({ timeZone, ...(code !== '' && { code }) })
    .where(eq(companies.id, companyId))
    .returning();
  return row ?? { code, name: '', timeZone };
}

function contactOf({ ownerContact }: Request): { email?: string; phone?: string } {
  return ownerContact.includes('@') ? { email: ownerContact.toLowerCase() } : { phone: ownerContact };
}

function wrong({ name, code, timeZone, ownerName, ownerContact }: Request): Problems<keyof Request> {
  return {
    ...(name === '' && { name: 'fieldRequired' as const }),
    ...(code !== '' && !CODE.test(code) && { code: 'companyCodeRule' as const }),
    ...(!isTimeZone(timeZone) && { timeZone: 'timeZoneUnknown' as const }),
    ...(ownerName === '' && { ownerName: 'fieldRequired' as const }),
    ...(!EMAIL.test(ownerContact) && !PHONE.test(ownerContact) && { ownerContact: 'contactRule' as const }),
  };
}

async function taken(db: Database, request: Request): Promise<Problems<keyof Request>> {
  const { email, phone } = contactOf(request);
  const people = await db.$count(
    users,
    or(email ? eq(users.email, email) : undefined, phone ? eq(users.phone, phone) : undefined),
  );
  const codes = request.code === '' ? 0 : await db.$count(companies, eq(companies.code, request.code));
  return {
    ...(people > 0 && { ownerContact: 'contactTaken' as const }),
    ...(codes > 0 && { code: 'companyCodeTaken' as const }),
  };
}
