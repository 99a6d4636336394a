/** Codes of the refusals of the operator's calls; each comes with a sentence. */
export const operatorCodes = {
  /** Some fields cannot be taken; `data.fields` says which and why. */
  fieldsRefused: 'saas.sso.operator.error.code.0001',
  /** What belongs to the portal itself, or to the operator who asks, is not closed. */
  ownAccount: 'saas.sso.operator.error.code.0002',
  /** There is no way to reach the person. */
  noContact: 'saas.sso.operator.error.code.0003',
  /** It is not in a state in which this can be done. */
  notNow: 'saas.sso.operator.error.code.0004',
  /** Somebody else changed the same part of the set-up; `data.changes` says who and what. */
  setupChanged: 'saas.sso.operator.error.code.0005',
} as const;
