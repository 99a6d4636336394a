import type { Agreement } from '@portal/api-client/contract';
import type { FileAgreement } from '../setup/file/AgreementSchema.ts';

const LOCALES = { zh: 'zh-CN', en: 'en-US', ko: 'ko-KR' } as const;

/** What pages know of an agreement: what it is called, and where its text is read in each language. */
export function toAgreement({ id, version, name, address }: FileAgreement): Agreement {
  const own = (language: keyof typeof LOCALES) =>
    `/sso/agreements/${id}/${encodeURIComponent(version)}?lang=${LOCALES[language]}`;
  return { id, version, name, address: address ?? { zh: own('zh'), en: own('en'), ko: own('ko') } };
}
