import type { UserInfo } from '@portal/api-client/contract';

/** What a person signs in with, as far as it is known: e-mail, phone or user code; empty where it is not. */
export function contactOf(user: UserInfo | undefined): string {
  const { email, phone, userName } = { ...user };
  const known = [email, phone, userName].find((value) => typeof value === 'string' && value !== '');
  return typeof known === 'string' ? known : '';
}
