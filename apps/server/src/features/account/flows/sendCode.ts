import { accountCodes } from '@portal/api-client/contract';
import { CODE_LIFE_S, CODE_RESEND_S, type CodePurpose } from '../../../auth/createOneTimeCodes.ts';
import { BusinessError, tooMany } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { codeText } from './codeTexts.ts';
import { type Contact, contactOf, findByContact } from './contactOf.ts';

type CodeSent = { resendAfterSeconds: number; expiresInSeconds: number; delivery: string };

/** Sends a code for registration; who has an account already is told so by the message, not by the answer. */
export const sendRegisterCode: Handlers['sendRegisterCode'] = async (request, context) =>
  sendCode(context, 'register', contactOf(request));

/** Sends a recovery code to a phone number. */
export const sendRetrievePassCore: Handlers['sendRetrievePassCore'] = async ({ phone }, context) =>
  sendCode(context, 'recover', contactOf({ phone }));

/** Sends a recovery code to an e-mail address. */
export const sendRetrievePassEmail: Handlers['sendRetrievePassEmail'] = async ({ email }, context) =>
  sendCode(context, 'recover', contactOf({ email }));

/** Sends a code for the first binding. */
export const sendBindingCode: Handlers['sendBindingCode'] = async (request, context) =>
  sendCode(context, 'bind', contactOf(request));

/** The same answer and the same work whether or not somebody has this address. */
async function sendCode(context: PublicContext, purpose: CodePurpose, contact: Contact): Promise<CodeSent> {
  const { db, services, locale, address, log, requestId } = context;
  const { kind, address: target } = contact;
  const channel = kind === 'phone' ? 'sms' : 'email';
  if (!services.outbox.reaches(channel)) throw new BusinessError(accountCodes.notConnected, 'codeNotOffered');
  const wait = await services.throttle.beginCode(`${purpose} ${target}`, address);
  if (wait) {
    log.warn({ requestId }, 'codes were asked for too often');
    throw tooMany('codeTooSoon', accountCodes.codeTooSoon, wait.retryAfterS);
  }
  const made = await services.codes.make({ purpose, target });
  if ('retryAfterS' in made) throw tooMany('codeTooSoon', accountCodes.codeTooSoon, made.retryAfterS);
  const isKnown = (await findByContact(db, contact)) !== undefined;
  const isTaken = isKnown && purpose !== 'recover';
  const kindOfText = isTaken ? 'taken' : purpose;
  const delivery = await services.outbox.add(db, {
    channel,
    recipient: target,
    locale,
    ...codeText(locale, kindOfText, made.code),
    template: { name: kindOfText, params: isTaken ? {} : { code: made.code } },
    isVoid: purpose === 'recover' && !isKnown,
  });
  return { resendAfterSeconds: CODE_RESEND_S, expiresInSeconds: CODE_LIFE_S, delivery };
}
