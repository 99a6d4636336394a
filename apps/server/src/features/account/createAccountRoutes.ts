import {
  type accountContract,
  type accountFlowsContract,
  type accountServicesContract,
  answerCodes,
} from '@portal/api-client/contract';
import { BusinessError, HttpError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { redactText } from '../../log/redact.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { chooseSubject } from './chooseSubject.ts';
import { createFlowRoutes } from './createFlowRoutes.ts';
import { createServiceRoutes } from './createServiceRoutes.ts';
import { login } from './login.ts';
import { changePackageStyle, chooseLanguage, userActionConfig } from './preferences.ts';
import { readUserInfo } from './readUserInfo.ts';
import { tokenLogin } from './signInTickets.ts';
import { subjectsOf, withoutIds } from './subjectsOf.ts';

type AccountCalls =
  | keyof typeof accountContract
  | keyof typeof accountFlowsContract
  | keyof typeof accountServicesContract;

/** The handlers of sign-in, session and user. */
export function createAccountRoutes(): Pick<Handlers, AccountCalls> {
  return {
    ...createFlowRoutes(),
    ...createServiceRoutes(),
    login,
    tokenLogin,
    chooseSubject,
    userActionConfig,
    chooseLanguage,
    changePackageStyle,
    async getPublicKey(_request, { services }) {
      return services.passwordBox.offer();
    },
    async logout(_request, context) {
      const { db, services, session } = context;
      const { companyId } = session;
      await db.transaction(async (tx) => {
        await services.sessions.revoke(tx, session.id);
        await recordAudit(tx, { ...context, companyId }, { kind: 'sign-in', action: 'sign-out' });
        await notifyProcesses(tx, { type: 'session-ended', sessionId: session.id });
      });
      return undefined;
    },
    async getUserInfoByHideCode({ hideCode }, { db, userId, companyId, session }) {
      if (hideCode && hideCode !== session.subjectCodeEncrypt)
        throw new BusinessError(answerCodes.subjectUnknown, 'subjectUnknown');
      return readUserInfo(db, userId, companyId);
    },
    async getPersonalUserSub(_request, { db, userId }) {
      return withoutIds(await subjectsOf(db, userId));
    },
    async getUserOnlineSubCodeEncry(_request, { db, userId, companyId }) {
      const subject = (await subjectsOf(db, userId)).find((one) => one.companyId === companyId);
      return { subjectCodeEncrypt: subject?.subjectCodeEncrypt, onlineSubjectName: subject?.name };
    },
    async issueAppToken({ app }, { services, session, host, secure }) {
      const { microApps } = services.runtimeConfig({ host, secure });
      if (!microApps.some(({ name }) => name === app)) throw new HttpError(400, 'badRequest');
      return services.appTokens.issue(app, session.id);
    },
    async reportClientError(report, { log, requestId, session }) {
      const pageUrl = report.pageUrl?.split('?')[0];
      const message = redactText(report.message ?? '');
      const { errorCode, systemCode } = report;
      log.warn(
        { requestId, userId: session?.userId, errorCode, systemCode, pageUrl, message },
        'a page met an error',
      );
      return undefined;
    },
  };
}
