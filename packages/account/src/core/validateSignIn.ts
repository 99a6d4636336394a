/** What a person enters to sign in. */
export type SignInValues = { account: string; password: string; autoLogin: boolean };
/** The fields that do not fit, in the order in which they are shown. */
export type SignInErrors = { account?: 'required' | 'too-long'; password?: 'required' | 'too-long' };

const MAX_ACCOUNT = 200;
/* What one block of the encryption takes besides the nonce. */
const MAX_PASSWORD_BYTES = 80;

/** Checks what can be checked without the server: an old password may break today's rule, so it only must be there. */
export function validateSignIn({
  account,
  password,
}: Pick<SignInValues, 'account' | 'password'>): SignInErrors {
  const errors: SignInErrors = {};
  if (account.trim() === '') errors.account = 'required';
  else if (account.trim().length > MAX_ACCOUNT) errors.account = 'too-long';
  if (password === '') errors.password = 'required';
  else if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) errors.password = 'too-long';
  return errors;
}
