import { SecondStepForm, type SecondStepFormProps } from '@portal/account/security';
import { useSecondStepApi } from './oneOffApi.ts';

export { catalogs } from '@portal/account/security/i18n';

/** The second step of a sign-in over the portal's calls. */
export function SecondStep(props: Omit<SecondStepFormProps, 'api'>) {
  return <SecondStepForm {...props} api={useSecondStepApi()} />;
}
