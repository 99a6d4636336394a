import { type HandlerResponseOf, securityTitles } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { PortalContract } from '../../http/handlers.ts';
import { WIRE_LOCALES } from '../../http/localeOf.ts';
import type { PublicContext } from '../../http/RequestContext.ts';
import { publishPush } from '../../realtime/publishPush.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { tellNewDevice } from './devices/tellNewDevice.ts';
import { readUserInfo } from './readUserInfo.ts';
import type { SessionStart } from './SessionStart.ts';
import { demandSecondStep } from './secondFactor/demandSecondStep.ts';
import { refuseClosedOut, subjectsOf, withoutIds } from './subjectsOf.ts';

/** What a sign-in answers. */
export type SignedIn = HandlerResponseOf<PortalContract['login']>;

/** Starts a session, unless a second step is missing or another door is the only one: throws what is to be done then. */
export async function startSession(context: PublicContext, start: SessionStart): Promise<SignedIn> {
  await demandSecondStep(context, start);
  return openSession(context, start);
}

/** Opens a session whose steps are done, bound at once to the only company; tells the user's other sessions of it. */
export async function openSession(context: PublicContext, start: SessionStart): Promise<SignedIn> {
  const { db, clock, services, address, userAgent, locale } = context;
  const { userId, autoLogin, demoOf, way } = start;
  const subjects = await subjectsOf(db, userId);
  if (subjects.length === 0) await refuseClosedOut(db, userId);
  const [user] = await db
    .select({ needBind: users.needBind, ssoEnv: users.ssoEnv, language: users.chooseLanguage })
    .from(users)
    .where(eq(users.id, userId));
  // Many visitors share a demo account: none of them is told of another, nor changes its language.
  const isShared = user?.ssoEnv === 'DEMO';
  // Notices and mails speak as the page does that one signs in at.
  const language = WIRE_LOCALES[locale];
  if (!isShared && language !== user?.language)
    await db.update(users).set({ chooseLanguage: language }).where(eq(users.id, userId));
  const needBind = user?.needBind === true;
  const only = subjects.length === 1 ? (subjects[0]?.companyId ?? null) : null;
  const companyId = needBind ? null : (start.companyId ?? only);
  const userInfo = await readUserInfo(db, userId, companyId);
  return db.transaction(async (tx) => {
    const { sessions } = services;
    const created = await sessions.create(tx, { userId, companyId, autoLogin, address, userAgent, demoOf });
    if (!isShared && (await sessions.hasOthers(tx, userId, created.sessionId))) {
      const message = { msgType: 3, msgTitle: securityTitles.offlineNotice, msgInfo: '', eject: 1 };
      await publishPush(tx, clock, { userId, message, exceptSessionId: created.sessionId });
    }
    if (!isShared && !demoOf) await tellNewDevice(tx, context, userId);
    await recordAudit(tx, { clock, address, userId, companyId }, { kind: 'sign-in', action: way });
    return { token: created.token, userInfo, subjects: withoutIds(subjects), needBind };
  });
}
