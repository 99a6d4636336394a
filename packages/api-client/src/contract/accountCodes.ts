/** Codes of the refusals in registration, recovery, binding and other sign-ins; each comes with a sentence. */
export const accountCodes = {
  /** The code is wrong, used, too old, or was tried five times. */
  codeWrong: 'saas.sso.user.error.code.0101',
  /** A code was sent less than a minute ago; `data.retryAfterSeconds` says how long to wait. */
  codeTooSoon: 'saas.sso.user.error.code.0102',
  /** 8 to 16 characters with upper- and lower-case letters and digits. */
  passwordRule: 'saas.sso.user.error.code.0103',
  /** Follows the rule, yet is one of those that everybody tries. */
  passwordCommon: 'saas.sso.user.error.code.0104',
  /** The former password is wrong. */
  oldPasswordWrong: 'saas.sso.user.error.code.0105',
  /** The phone number or e-mail address belongs to another account. */
  contactTaken: 'saas.sso.user.error.code.0106',
  /** The other party's code, token or state is not valid any more. */
  otherSignInRefused: 'saas.sso.user.error.code.0107',
  /** Phone, e-mail and password come first. */
  bindFirst: 'saas.sso.user.error.code.0108',
  /** The version is not one that the company may switch to. */
  versionNotOffered: 'saas.sso.user.error.code.0109',
  /** Demo mode does not do this. */
  notInDemo: 'saas.sso.user.error.code.0110',
  /** There is no such offer, or it was taken already. */
  offerGone: 'saas.sso.user.error.code.0111',
  /** This installation has no source for these data, or nobody who lets it read them. */
  notConnected: 'saas.sso.user.error.code.0112',
  /** Nothing else opens the account: a password comes first. */
  passwordFirst: 'saas.sso.user.error.code.0113',
  /** The other party is known, but nobody here is; an administrator adds people. */
  notInvited: 'saas.sso.user.error.code.0114',
  /** The second step took too long or was done already: the sign-in begins anew. */
  secondStepOver: 'saas.sso.user.error.code.0115',
  /** The code of the second step is wrong or was used. */
  secondStepWrong: 'saas.sso.user.error.code.0116',
  /** The company demands a second factor: it cannot be switched off. */
  secondFactorRequired: 'saas.sso.user.error.code.0117',
  /** Who demands something of all has it first. */
  ownDoorFirst: 'saas.sso.user.error.code.0118',
  /** The company takes single sign-on alone. */
  singleSignOnOnly: 'saas.sso.user.error.code.0119',
  /** The passkey is unknown, or its answer does not fit. */
  passkeyRefused: 'saas.sso.user.error.code.0121',
  /** The identity belongs to another account, or the account to another identity there. */
  linkedElsewhere: 'saas.sso.user.error.code.0122',
} as const;
