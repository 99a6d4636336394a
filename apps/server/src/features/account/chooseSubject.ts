import { accountCodes, answerCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { readUserInfo } from './readUserInfo.ts';
import { subjectsOf, withoutIds } from './subjectsOf.ts';

/** Binds the session to one of the user's companies and gives it a new token; the former ones end. */
export const chooseSubject: Handlers['chooseSubject'] = async ({ subjectCodeEncrypt }, context) => {
  const { db, services, session, userId } = context;
  const subjects = await subjectsOf(db, userId);
  const chosen = subjects.find((subject) => subject.subjectCodeEncrypt === subjectCodeEncrypt);
  if (!chosen) throw new BusinessError(answerCodes.subjectUnknown, 'subjectUnknown');
  const [user] = await db.select({ needBind: users.needBind }).from(users).where(eq(users.id, userId));
  if (user?.needBind) throw new BusinessError(accountCodes.bindFirst, 'bindFirst');
  const userInfo = await readUserInfo(db, userId, chosen.companyId);
  const { companyId } = chosen;
  const token = await db.transaction(async (tx) => {
    await recordAudit(tx, { ...context, companyId }, { kind: 'sign-in', action: 'company' });
    return services.sessions.bindCompany(tx, session.id, companyId);
  });
  return { token, userInfo, subjects: withoutIds(subjects), needBind: false };
};
