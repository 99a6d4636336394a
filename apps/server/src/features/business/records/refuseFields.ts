import { answerCodes } from '@portal/api-client/contract';
import { BusinessError } from '../../../http/errors.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { type MessageName, messageText } from '../../../http/messages.ts';

/** A refusal that names each field which cannot be taken, and why. */
export function refuseFields(problems: Readonly<Record<string, MessageName>>, locale: Locale): BusinessError {
  const fields = Object.entries(problems).map(([key, text]) => [key, messageText(text, locale)]);
  return new BusinessError(answerCodes.badRequest, 'badRequest', {
    data: { fields: Object.fromEntries(fields) },
  });
}
