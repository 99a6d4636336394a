import type { HandlerResponseOf } from '@portal/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { companies, users } from '../../db/schema/index.ts';
import type { PortalContract } from '../../http/handlers.ts';

type UserInfoAnswer = HandlerResponseOf<PortalContract['getUserInfoByHideCode']>;

const userInCompany = prepareOnce((db) =>
  db
    .select({ user: users, company: companies })
    .from(users)
    .leftJoin(companies, eq(companies.id, sql.placeholder('companyId')))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('user_in_company'),
);

/** What clients know of a user, in a company or before one is chosen. */
export async function readUserInfo(
  db: Database,
  userId: string,
  companyId: string | null,
): Promise<UserInfoAnswer> {
  const [row] = await userInCompany(db).execute({ userId, companyId });
  if (!row) throw new Error('The signed-in user has no row');
  const { user, company } = row;
  return {
    userId: user.id,
    userCode: user.userCode,
    userName: user.userName,
    realName: user.realName,
    userRealName: user.realName,
    nickName: user.nickName,
    headImgUrl: user.headImgUrl,
    // For the recovery of the own password and for those who answer questions.
    ...(user.email && { email: user.email }),
    ...(user.phone && { phone: user.phone }),
    ssoEnv: user.ssoEnv,
    ssoEnvList: user.ssoEnv === '' ? [] : [{ value: user.ssoEnv }],
    chooseLanguage: user.chooseLanguage,
    classification: user.classification,
    buildStationStatus: user.buildStationStatus,
    subjectMode: user.subjectMode,
    historicalStatus: user.historicalStatus,
    guideStatus: user.guideStatus,
    ...(company && {
      subjectCodeEncrypt: company.subjectCodeEncrypt,
      onlineSubjectName: company.name,
      specialBrand: company.specialBrand,
    }),
  };
}
