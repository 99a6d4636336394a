import { randomBytes, randomUUID } from 'node:crypto';
import { accountCodes, subUserCodes } from '@portal/api-client/contract';
import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { isUniqueViolation } from '../../db/isUniqueViolation.ts';
import { memberships, userConfigs, users } from '../../db/schema/identity.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { WIRE_LOCALES } from '../../http/localeOf.ts';
import { type MessageName, messageText } from '../../http/messages.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { addUser } from '../account/flows/addUser.ts';
import { openNewPassword } from '../account/flows/openNewPassword.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { orBusy } from '../account/refuseWhenBusy.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { ownRole } from './findMember.ts';
import { requireMain } from './requireMain.ts';

const USER_NAME = /^[a-z][a-z0-9._-]{3,31}$/i;
const PHONE = /^\+?\d{6,15}$/;
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,130}$/;

type Person = { realName: string; userName: string; phone: string | null; email: string | null };

/** Adds a person to the company, who may open nothing yet; what cannot be taken is named field by field. */
export const addSubUser: Handlers['addSubUser'] = async (request, context) => {
  await requireMain(context);
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, services, companyId, locale } = context;
  const person: Person = {
    realName: request.realName,
    userName: request.userName,
    phone: request.phone || null,
    email: request.email?.toLowerCase() || null,
  };
  const problems = { ...(await takenFields(db, person)), ...wrongFields(person) };
  if (Object.keys(problems).length > 0) throw refusal(problems, context);
  const password = await openNewPassword(context, request.password);
  const passwordHash = await orBusy(services.hasher.hash(password));
  const userId = `u-${randomUUID()}`;
  try {
    await db.transaction(async (tx) => {
      const userCode = `U${randomBytes(5).toString('hex').toUpperCase()}`;
      const chooseLanguage = WIRE_LOCALES[locale];
      await addUser(tx, {
        ...person,
        id: userId,
        userCode,
        passwordHash,
        chooseLanguage,
        subjectMode: 1,
        guideStatus: 3,
      });
      await tx.insert(memberships).values({ userId, companyId, role: ownRole(userId) });
      await tx.insert(userConfigs).values({ userId, companyId });
      await recordAudit(tx, context, { kind: 'rights', action: 'person-added', target: person.userName });
    });
  } catch (error) {
    // Somebody took a name in between.
    const taken = isUniqueViolation(error) ? await takenFields(db, person) : {};
    if (Object.keys(taken).length > 0) throw refusal(taken, context);
    throw error;
  }
  return { userId };
};

type Problems = Partial<Record<keyof Person, MessageName>>;

function wrongFields({ realName, userName, phone, email }: Person): Problems {
  return {
    ...(realName === '' && { realName: 'fieldRequired' as const }),
    ...(!USER_NAME.test(userName) && { userName: 'userNameRule' as const }),
    ...(phone && !PHONE.test(phone) && { phone: 'phoneRule' as const }),
    ...(email && !EMAIL.test(email) && { email: 'fieldNotEmail' as const }),
  };
}

async function takenFields(db: Database, { userName, phone, email }: Person): Promise<Problems> {
  const found = await db
    .select({ userName: users.userName, phone: users.phone, email: users.email })
    .from(users)
    .where(
      or(
        eq(users.userName, userName),
        phone ? eq(users.phone, phone) : undefined,
        email ? eq(users.email, email) : undefined,
      ),
    );
  return {
    ...(found.some((user) => user.userName === userName) && { userName: 'userNameTaken' as const }),
    ...(phone && found.some((user) => user.phone === phone) && { phone: 'phoneTaken' as const }),
    ...(email && found.some((user) => user.email === email) && { email: 'emailTaken' as const }),
  };
}

function refusal(problems: Problems, { locale }: RequestContext): BusinessError {
  const fields = Object.entries(problems).map(([key, name]) => [key, messageText(name, locale)]);
  return new BusinessError(subUserCodes.fieldsRefused, 'fieldsRefused', {
    data: { fields: Object.fromEntries(fields) },
  });
}
