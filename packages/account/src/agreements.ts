export { OpenAgreements, type OpenAgreementsProps } from './agreements/components/OpenAgreements.tsx';
export type { AgreementsApi } from './agreements/openAgreementsQuery.ts';
