export { AgreementLinks, type AgreementLinksProps } from './agreements/components/AgreementLinks.tsx';
export { OpenAgreements, type OpenAgreementsProps } from './agreements/components/OpenAgreements.tsx';
export type { AgreementsApi } from './agreements/openAgreementsQuery.ts';
