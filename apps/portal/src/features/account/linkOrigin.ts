import type { SignInOrigin } from '@portal/account';
import type { StoragePort } from '@portal/api-client/storage';
import { object, optional, parseJson, pipe, safeParse, string } from 'valibot';
import { parseEntryQuery } from '../../app/guard/parseAddress.ts';

/** What a link to the login page carried and every way to sign in hands on. */
export type LinkOrigin = SignInOrigin;

/* Only while the person is at another party's page; gone with the browser tab. */
const KEY = 'other-sign-in';
const StoredSchema = pipe(
  string(),
  parseJson(),
  object({ state: string(), search: string(), linkBack: optional(string()) }),
);

/** What the address of the login page carries. */
export function linkOrigin(search: string): LinkOrigin {
  const { linkId, source, serviceCode, inviteCode } = parseEntryQuery(search);
  return { linkId, source, serviceCode, inviteCode };
}

/** A sign-in at another party; where the own account is linked instead, the address that it was begun at. */
type OtherSignIn = { search: string; linkBack?: string | undefined };

/** Keeps the state of a sign-in at another party, and the login page's query, until the person is back. */
export function keepOtherSignIn(storage: StoragePort, kept: OtherSignIn & { state: string }): void {
  storage.set(KEY, JSON.stringify(kept));
}

/** What was kept, once; without it, the query of the address that the person comes back to, and no state. */
export function takeOtherSignIn(storage: StoragePort, search: string): OtherSignIn & { state?: string } {
  const kept = storage.get(KEY);
  storage.remove(KEY);
  const read = safeParse(StoredSchema, kept);
  return read.success ? read.output : { search };
}
