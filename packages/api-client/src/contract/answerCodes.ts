/** Nobody is signed in any more. A constant of its own: the client needs no other code. */
export const UNAUTHORIZED_CODE = '401';

/** Codes of an answer that have a meaning of their own; compare as text. */
export const answerCodes = {
  success: '200',
  badRequest: '400',
  unauthorized: UNAUTHORIZED_CODE,
  /**
   * The company has not, or not any more, what this needs: `data.reason` says what, such as `service-expired`, `locked` or
   * `not-purchased`; the message says it in words.
   */
  notServed: '402',
  forbidden: '403',
  notFound: '404',
  tooLarge: '413',
  tooManyRequests: '429',
  serverError: '500',
  /** The service is not there any more: shown as 'exception reminder' with a way home. */
  serviceGone: 'saas.sso.subject.service.info.error.code.0015',
  /** Wrong account or password; never says which. */
  signInRefused: 'saas.sso.user.error.code.0001',
  /** Too many failed tries; `data.retryAfterSeconds` says how long to wait. */
  signInThrottled: 'saas.sso.user.error.code.0002',
  /** The key is unknown or expired, or the nonce was used: fetch a new key and try again. */
  encryptionStale: 'saas.sso.user.error.code.0003',
  /** A password came in plain text or cannot be decrypted. */
  encryptionInvalid: 'saas.sso.user.error.code.0004',
  /** The account is disabled. */
  accountDisabled: 'saas.sso.user.error.code.0005',
  /** The company is not one of the user's. */
  subjectUnknown: 'saas.sso.user.error.code.0006',
  /** The user belongs to several companies and has not chosen one yet. */
  subjectNotChosen: 'saas.sso.user.error.code.0007',
  /** The second step is missing: `data` is a `SecondStep`, its ticket goes to passSecondStep. */
  secondStepNeeded: 'saas.sso.user.error.code.0008',
  /** The same export is under way; `data` is its task. */
  exportDuplicate: 'saas.download.center.error.code.0001',
  /** The caller has as many exports under way as one may have. */
  exportTooMany: 'saas.download.center.error.code.0002',
  /** The file is not there: not ready yet, expired or removed. */
  exportGone: 'saas.download.center.error.code.0003',
} as const;

/** The envelope's codes that mean success unless a call names its own. */
export const SUCCESS_CODES: readonly string[] = ['200', '0'];
