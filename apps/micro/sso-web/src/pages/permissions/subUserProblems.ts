import { missingPasswordParts } from '@portal/account/core';
import { isApiError } from '@portal/api-client';

/** What a person enters to add a sub-account. */
export type SubUserValues = {
  realName: string;
  userName: string;
  phone: string;
  email: string;
  password: string;
};

/** The fields in the order in which they stand. */
export const SUB_USER_FIELDS = ['realName', 'userName', 'phone', 'email', 'password'] as const;

/** Why fields cannot be taken: missing, not of the right form, or what the server said of them. */
export type SubUserProblems = Partial<Record<keyof SubUserValues, 'missing' | 'form' | { text: string }>>;

/** What is wrong before anything is sent. */
export function subUserProblems(values: SubUserValues): SubUserProblems {
  const { realName, userName, phone, email, password } = values;
  return {
    ...(realName.trim() === '' && { realName: 'missing' as const }),
    ...(userName.trim() === ''
      ? { userName: 'missing' as const }
      : !/^[a-z][a-z0-9._-]{3,31}$/i.test(userName.trim()) && { userName: 'form' as const }),
    ...(phone.trim() !== '' && !/^\+?\d{6,15}$/.test(phone.trim()) && { phone: 'form' as const }),
    ...(email.trim() !== '' && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email.trim()) && { email: 'form' as const }),
    ...(password === ''
      ? { password: 'missing' as const }
      : missingPasswordParts(password).length > 0 && { password: 'form' as const }),
  };
}

/** What the server said of the fields; the password's refusals come without a field's name. */
export function refusedFields(error: unknown): SubUserProblems {
  if (!isApiError(error)) return {};
  if (/\.010[34]$/.test(error.code)) return { password: { text: error.serverMessage ?? error.message } };
  const { fields } = (error.data ?? {}) as { fields?: Record<string, unknown> };
  return Object.fromEntries(
    SUB_USER_FIELDS.flatMap((name) => {
      const text = fields?.[name];
      return typeof text === 'string' ? [[name, { text }]] : [];
    }),
  );
}
