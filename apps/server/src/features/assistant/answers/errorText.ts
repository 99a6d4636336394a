import { answerErrors } from '@portal/api-client/contract/ai';
import type { Locale } from '../../../http/localeOf.ts';
import { type MessageName, messageText } from '../../../http/messages.ts';

const TEXTS: Readonly<Record<string, MessageName>> = {
  [answerErrors.providerRefused]: 'aiProviderRefused',
  [answerErrors.providerBusy]: 'aiProviderBusy',
  [answerErrors.providerFailed]: 'aiProviderFailed',
  [answerErrors.providerUnreadable]: 'aiProviderUnreadable',
  [answerErrors.providerRejected]: 'aiProviderRejected',
  [answerErrors.providerFiltered]: 'aiProviderFiltered',
  [answerErrors.answerCut]: 'aiAnswerCut',
  [answerErrors.providerSilent]: 'aiProviderSilent',
  [answerErrors.reportTooSlow]: 'aiReportTooSlow',
};

/** A sentence about why an answer failed. */
export function errorText(code: string, locale: Locale): string {
  return messageText(TEXTS[code] ?? 'aiAnswerFailed', locale);
}
