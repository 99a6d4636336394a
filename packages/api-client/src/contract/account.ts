import * as v from 'valibot';
import { noData, nothing, USER_CENTRE_SYSTEM_CODE } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, list, maybe, text } from './lenient.ts';
import { SubjectSchema, UserConfigSchema, UserInfoSchema } from './userInfo.ts';

/** Reads a password as it travels. */
export const EncryptedSecretSchema = /* @__PURE__ */ v.object({
  /** The `keyId` that getPublicKey answered. */
  keyId: v.string(),
  /** base64 of RSA-OAEP-256 over JSON `{ password, nonce, ts }`. */
  cipherText: v.pipe(v.string(), v.maxLength(1024)),
});

const PublicKeySchema = /* @__PURE__ */ v.looseObject({
  keyId: v.string(),
  /** base64 of the key's SPKI. */
  publicKey: v.string(),
  /** Used once, inside the encrypted text. */
  nonce: v.string(),
  /** ISO time with zone. */
  expiresAt: v.string(),
});

/**
 * Reads what a sign-in answers. With one company the session is bound to it at once. With several, `subjects` lists
 * them, `userInfo` has no `subjectCodeEncrypt` and only getPersonalUserSub, chooseSubject and logout are answered until
 * one is chosen. With `needBind` the account takes phone or e-mail and password first, by firstBindingPhoneEmailPsw.
 */
export const LoginAnswerSchema = /* @__PURE__ */ v.looseObject({
  token: v.string(),
  userInfo: maybe(UserInfoSchema),
  subjects: list(SubjectSchema),
  needBind: flag(),
});

/** A password as it travels. */
export type EncryptedSecret = v.InferOutput<typeof EncryptedSecretSchema>;
/** The key and nonce to encrypt one password with. */
export type PublicKeyAnswer = v.InferOutput<typeof PublicKeySchema>;
/** What a sign-in answers. */
export type LoginAnswer = v.InferOutput<typeof LoginAnswerSchema>;

/** The user centre's system code, which login and account calls carry. */
export const systemCode = v.optional(v.literal(USER_CENTRE_SYSTEM_CODE), USER_CENTRE_SYSTEM_CODE);

/** Calls about sign-in, session and user. */
export const accountContract = {
  getPublicKey: endpoint({
    method: 'POST',
    path: '/sso/user/getPublicKey',
    summary: 'A public key and a nonce to encrypt one password with.',
    request: nothing,
    response: PublicKeySchema,
    auth: 'none',
    idempotent: true,
  }),
  login: endpoint({
    method: 'POST',
    path: '/sso/user/login',
    summary: 'Signs in with an account (phone, e-mail or user code) and an encrypted password.',
    request: v.object({
      userName: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      password: EncryptedSecretSchema,
      systemCode,
      /** 1 keeps the session for five days. */
      autoLogin: v.optional(v.picklist([0, 1]), 0),
      linkId: v.optional(v.string()),
      source: v.optional(v.string()),
      serviceCode: v.optional(v.string()),
      inviteCode: v.optional(v.string()),
    }),
    response: LoginAnswerSchema,
    auth: 'none',
    silent: true,
    endsSession: false,
  }),
  tokenLogin: endpoint({
    method: 'POST',
    path: '/sso/user/tokenLogin',
    summary: 'Signs in with a one-time token from an address.',
    request: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(500)), systemCode }),
    response: LoginAnswerSchema,
    auth: 'none',
    silent: true,
    endsSession: false,
  }),
  chooseSubject: endpoint({
    method: 'POST',
    path: '/sso/user/chooseSubject',
    summary: "Binds the session to one of the user's companies; the former token ends.",
    request: v.object({ subjectCodeEncrypt: v.string(), systemCode }),
    response: LoginAnswerSchema,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/sso/user/logout',
    summary: 'Ends the session.',
    request: nothing,
    response: noData,
    silent: true,
    endsSession: false,
  }),
  getUserInfoByHideCode: endpoint({
    method: 'POST',
    path: '/sso/user/getUserInfoByHideCode',
    summary: 'The signed-in user in the given or the current company.',
    request: v.object({ hideCode: v.optional(v.string()) }),
    response: UserInfoSchema,
    idempotent: true,
    tagged: true,
  }),
  userActionConfig: endpoint({
    method: 'POST',
    path: '/sso/user/userActionConfig',
    summary: "The signed-in user's configuration.",
    request: nothing,
    response: UserConfigSchema,
    idempotent: true,
    tagged: true,
  }),
  chooseLanguage: endpoint({
    method: 'POST',
    path: '/sso/user/chooseLanguage',
    summary: "Saves the user's language.",
    request: v.object({ chooseLanguage: v.picklist(['zh_CN', 'en_US', 'ko_KR']) }),
    response: noData,
    idempotent: true,
  }),
  changePackageStyle: endpoint({
    method: 'POST',
    path: '/sso/user/changePackageStyle',
    summary: "Saves the user's menu style: 1 left menu, 2 top menu.",
    request: v.object({ styleCode: v.picklist([1, 2]) }),
    response: noData,
    idempotent: true,
  }),
  getPersonalUserSub: endpoint({
    method: 'POST',
    path: '/sso/user/getPersonalUserSub',
    summary: 'The companies that the user belongs to.',
    request: nothing,
    response: list(SubjectSchema),
    idempotent: true,
  }),
  getUserOnlineSubCodeEncry: endpoint({
    method: 'POST',
    path: '/sso/user/getUserOnlineSubCodeEncry',
    summary: 'The company that the session is bound to.',
    request: nothing,
    response: v.looseObject({ subjectCodeEncrypt: text(), onlineSubjectName: text() }),
    idempotent: true,
    silent: true,
  }),
  issueAppToken: endpoint({
    method: 'POST',
    path: '/sso/user/issueAppToken',
    summary: "A short-lived token for one micro-app's own business calls.",
    request: v.object({ app: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
    response: v.looseObject({ token: v.string(), expiresIn: v.number() }),
    silent: true,
  }),
  reportClientError: endpoint({
    method: 'POST',
    path: '/sso/clientError/report',
    summary: 'Reports an error that a page or micro-app met.',
    request: v.object({
      errorCode: v.optional(v.pipe(v.string(), v.maxLength(100))),
      pageUrl: v.optional(v.pipe(v.string(), v.maxLength(2000))),
      systemCode: v.optional(v.pipe(v.string(), v.maxLength(100))),
      message: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    }),
    response: noData,
    auth: 'optional',
    silent: true,
    endsSession: false,
  }),
};
