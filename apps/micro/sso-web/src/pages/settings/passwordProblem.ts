import { missingPasswordParts } from '@portal/account/core';

/** What a person enters to change a password. */
export type PasswordValues = { former: string; next: string; again: string };

/** The first thing that keeps a password from being changed, and whose field it is. */
export function passwordProblem({ former, next, again }: PasswordValues): keyof PasswordValues | undefined {
  if (former === '') return 'former';
  if (missingPasswordParts(next).length > 0 || next === former) return 'next';
  return again === next ? undefined : 'again';
}
