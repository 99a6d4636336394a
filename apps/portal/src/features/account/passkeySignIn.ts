import { signInByPasskey } from '@portal/account/security';
import { createApi } from '@portal/api-client';
import { passkeysContract } from '@portal/api-client/contract';
import type { AccountPorts } from './ports.ts';

/** Signs in with a passkey of this browser; loaded when the person asks for it. */
export async function passkeySignIn({ account, client }: AccountPorts): Promise<void> {
  const answer = await signInByPasskey(createApi(client, passkeysContract));
  if (answer) account.takeUp(answer, { enter: true });
}
