import type { Agreement } from '@portal/api-client/contract';
import type { Locale } from '../../http/localeOf.ts';
import type { FileAgreement } from '../setup/file/AgreementSchema.ts';

/** What pages know of an agreement: what it is called, and where its text is read in each language. */
export function toAgreement({ id, version, name, address }: FileAgreement): Agreement {
  const own = (locale: Locale) => `/sso/agreements/${id}/${encodeURIComponent(version)}?lang=${locale}`;
  return { id, version, name, address: address ?? { zh: own('zh-CN'), en: own('en-US'), ko: own('ko-KR') } };
}
