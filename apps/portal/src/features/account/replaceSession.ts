export { catalogs } from '@portal/account/flows/i18n';
export { mayReplaceSession } from './mayReplaceSession.ts';
