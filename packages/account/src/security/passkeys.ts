import type { ApiCall } from '@portal/api-client';
import type { EncryptedSecret, LoginAnswer, passkeysContract } from '@portal/api-client/contract';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

type Api<Calls extends keyof typeof passkeysContract> = {
  readonly [Name in Calls]: ApiCall<(typeof passkeysContract)[Name]>;
};

/** Asks the browser for a passkey and signs in with it; undefined when the person put the question away. */
export async function signInByPasskey(
  api: Api<'beginPasskeySignIn' | 'signInByPasskey'>,
): Promise<LoginAnswer | undefined> {
  const { options, ticket } = await api.beginPasskeySignIn({}, { silent: true });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(nothingWhenPutAway);
  return response && api.signInByPasskey({ ticket, response: jsonOf(response) }, { silent: true });
}

/** Has the browser make another passkey and keeps it under a name; false when the person put the question away. */
export async function createPasskey(
  api: Api<'beginPasskey' | 'addPasskey'>,
  { name, password }: { name: string; password?: EncryptedSecret | undefined },
): Promise<boolean> {
  const { options, ticket } = await api.beginPasskey({ password }, { silent: true });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(nothingWhenPutAway);
  if (!response) return false;
  await api.addPasskey({ ticket, name, response: jsonOf(response) }, { silent: true });
  return true;
}

function nothingWhenPutAway(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
    return undefined;
  throw error;
}

/** The answer as plain values, as it travels. */
function jsonOf<Answer extends { response: object }>({ response, ...rest }: Answer) {
  return { ...rest, response: { ...response } };
}
