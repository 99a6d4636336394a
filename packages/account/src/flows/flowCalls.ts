import type { ApiCall } from '@portal/api-client';
import type {
  Agreement,
  accountFlowsContract,
  EncryptedSecret,
  LoginAnswer,
} from '@portal/api-client/contract';
import { isStaleEncryption } from '../core/signInFailure.ts';
import type { SignInOrigin } from '../runtime/createAccount.ts';
import type { AccountApi, AccountPorts } from '../runtime/ports.ts';
import { sealPassword } from '../runtime/sealPassword.ts';
import { type Contact, type FlowValues, readContact, secondKind } from './core/flowValues.ts';

type FlowCalls =
  | 'sendRegisterCode'
  | 'register'
  | 'sendRetrievePassCore'
  | 'sendRetrievePassEmail'
  | 'retrievePassByPhone'
  | 'retrievePassByEmail'
  | 'sendBindingCode'
  | 'firstBindingPhoneEmailPsw'
  | 'dingTalkAutoRegister'
  | 'dingTalkGroupNotice';

/** The calls of registration, recovery and binding. */
export type AccountFlowsApi = Pick<AccountApi, 'getPublicKey'> & {
  readonly [Name in FlowCalls]: ApiCall<(typeof accountFlowsContract)[Name]>;
} & {
  /** Tells what became of a code; without it nobody hears that one could not be delivered. */
  readonly queryCodeDelivery?: ApiCall<(typeof accountFlowsContract)['queryCodeDelivery']>;
};

/** Asks what became of a code. */
export type AskDelivery = (
  delivery: string,
  signal: AbortSignal,
) => Promise<{ state: 'under-way' | 'late' | 'failed' }>;

/** What these calls need from outside. */
export type FlowPorts = { api: AccountFlowsApi } & Pick<AccountPorts, 'encrypt' | 'now'>;

/** What is sent when a code was asked for. */
export type CodeSent = { resendAfterSeconds?: number; expiresInSeconds?: number; delivery?: string };

/** How a form asks what became of its codes; undefined where the backend does not tell. */
export function askDeliveryOf({
  api: { queryCodeDelivery },
}: Pick<FlowPorts, 'api'>): AskDelivery | undefined {
  return queryCodeDelivery && ((delivery, signal) => queryCodeDelivery({ delivery }, { signal }));
}

/** Sends a code to the address of who registers. */
export const sendRegisterCode = ({ api }: FlowPorts, contact: Contact): Promise<CodeSent> =>
  api.sendRegisterCode({ ...contact });

/** Sends a code to the address of an account, if there is one: the answer does not tell. */
export const sendRecoveryCode = ({ api }: FlowPorts, contact: Contact): Promise<CodeSent> =>
  contact.phone === undefined
    ? api.sendRetrievePassEmail({ email: contact.email })
    : api.sendRetrievePassCore({ phone: contact.phone });

/** Sends a code to the address that an account takes as its own. */
export const sendBindingCode = ({ api }: FlowPorts, contact: Contact): Promise<CodeSent> =>
  api.sendBindingCode({ ...contact });

/** What a registration carries beside the form's fields. */
type Registration = SignInOrigin & { agreements?: readonly Agreement[] | undefined };

/** Registers and signs in; the versions of agreements that the form has shown are accepted with it. */
export function register(
  ports: FlowPorts,
  values: FlowValues,
  { agreements, ...origin }: Registration,
): Promise<LoginAnswer> {
  return withPassword(ports, values, (password) =>
    ports.api.register({
      ...origin,
      ...contactIn(values),
      code: values.code.trim(),
      companyName: values.company.trim(),
      agreement: true,
      ...(agreements?.length && { agreements: agreements.map(({ id, version }) => ({ id, version })) }),
      password,
    }),
  );
}

/** Sets a new password. */
export function recover(ports: FlowPorts, values: FlowValues): Promise<unknown> {
  const { phone, email } = contactIn(values);
  const code = values.code.trim();
  return withPassword(ports, values, async (password) =>
    phone === undefined
      ? await ports.api.retrievePassByEmail({ email, code, password })
      : await ports.api.retrievePassByPhone({ phone, code, password }),
  );
}

/** Gives an account made by a third party its addresses, each proved by its own code, and its password. */
export function bind(ports: FlowPorts, values: FlowValues): Promise<LoginAnswer> {
  const first = contactIn(values);
  const second = readContact(values.second, secondKind(values));
  const codes = { first: values.code.trim(), second: values.secondCode.trim() };
  // With both, `code` is the phone's and `emailCode` the e-mail's.
  const proofs = !second
    ? { code: codes.first }
    : first.phone === undefined
      ? { code: codes.second, emailCode: codes.first }
      : { code: codes.first, emailCode: codes.second };
  return withPassword(ports, values, (password) =>
    ports.api.firstBindingPhoneEmailPsw({ ...first, ...second, ...proofs, password }),
  );
}

/** Tells DingTalk of a new user; what comes of it is nobody's concern here. */
export async function tellDingTalk(
  api: Pick<AccountFlowsApi, 'dingTalkAutoRegister' | 'dingTalkGroupNotice'>,
  { userId, phone, company }: { userId?: string; phone?: string; company?: string },
): Promise<void> {
  await Promise.allSettled([
    api.dingTalkAutoRegister({ ...(userId && { userId }), ...(phone && { phone }) }),
    api.dingTalkGroupNotice({ title: 'Portal', text: `New user: ${company ?? userId ?? ''}` }),
  ]);
}

function contactIn({ contact }: FlowValues): Contact {
  const read = readContact(contact, 'either');
  if (!read) throw new TypeError('Account: sent before the form was checked');
  return read;
}

/** A stale key is replaced once. */
async function withPassword<Answer>(
  ports: FlowPorts,
  { password }: FlowValues,
  call: (sealed: EncryptedSecret) => Promise<Answer>,
): Promise<Answer> {
  const seal = () => sealPassword(ports, password, new AbortController().signal);
  try {
    return await call(await seal());
  } catch (error) {
    if (!isStaleEncryption(error)) throw error;
    return call(await seal());
  }
}
