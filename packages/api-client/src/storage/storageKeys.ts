/** Keys of what the portal itself stores; sign-out removes all but the language. */
export const storageKeys = {
  token: 'token',
  userInfo: 'user-info',
  language: 'language',
  localConfig: 'local-config',
  multiSubject: 'multi-subject',
  selmuchStatus: 'selmuch-status',
} as const;
