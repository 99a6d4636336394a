import { SecondStepForm, type SecondStepFormProps, signInByPasskey } from '@portal/account/security';
import { createApi } from '@portal/api-client';
import { passkeysContract } from '@portal/api-client/contract';
import { useSecondStepApi } from './oneOffApi.ts';
import type { AccountPorts } from './ports.ts';

export { catalogs } from '@portal/account/security/i18n';

/** The second step of a sign-in over the portal's calls. */
export function SecondStep(props: Omit<SecondStepFormProps, 'api'>) {
  return <SecondStepForm {...props} api={useSecondStepApi()} />;
}

/** Signs in with a passkey of this browser; loaded when the person asks for it. */
export async function passkeySignIn({ account, client }: AccountPorts): Promise<void> {
  const answer = await signInByPasskey(createApi(client, passkeysContract));
  if (answer) account.takeUp(answer, { enter: true });
}
