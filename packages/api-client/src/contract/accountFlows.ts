import * as v from 'valibot';
import { EncryptedSecretSchema, LoginAnswerSchema, systemCode } from './account.ts';
import { acceptedAgreements } from './agreements.ts';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, list, maybe, number, text } from './lenient.ts';
import { SubjectSchema, UserInfoSchema } from './userInfo.ts';

/** What sending a code answers, whether the account exists or not. */
const CodeSentSchema = /* @__PURE__ */ v.looseObject({
  /** Seconds until another code may be asked for. */
  resendAfterSeconds: number(),
  /** Seconds that the code is good for. */
  expiresInSeconds: number(),
  /** Under what one asks whether it could be delivered. */
  delivery: text(),
});

const DeliverySchema = /* @__PURE__ */ v.looseObject({
  /** Nothing stands against it, it is tried again, or it could not be delivered. */
  state: v.picklist(['under-way', 'late', 'failed']),
});

/** A sign-in of the app store: a session at once, or a ticket to choose a company with. */
const AppStoreAnswerSchema = /* @__PURE__ */ v.looseObject({
  token: text(),
  ticket: text(),
  userInfo: maybe(UserInfoSchema),
  subjects: list(SubjectSchema),
  needBind: flag(),
});

/** What a sign-in through the app store answers. */
export type AppStoreAnswer = v.InferOutput<typeof AppStoreAnswerSchema>;

const phone = v.pipe(v.string(), v.trim(), v.regex(/^\+?\d{6,15}$/));
const email = v.pipe(v.string(), v.trim(), v.maxLength(200), v.regex(/^[^\s@<>"]{1,64}@[^\s@<>"]{1,130}$/));
const code = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/));
const opaque = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
const origin = {
  linkId: v.optional(v.pipe(v.string(), v.maxLength(200))),
  source: v.optional(v.pipe(v.string(), v.maxLength(200))),
  serviceCode: v.optional(v.pipe(v.string(), v.maxLength(200))),
  inviteCode: v.optional(v.pipe(v.string(), v.maxLength(200))),
};
/* Either a phone number or an e-mail address. */
const contact = { phone: v.optional(phone), email: v.optional(email) };
const signIn = { auth: 'none', silent: true, endsSession: false } as const;

/** Calls that lead to a session, and those of an account's own settings; made outside the workspace's first load. */
export const accountFlowsContract = {
  sendRegisterCode: endpoint({
    method: 'POST',
    path: '/sso/user/sendRegisterCode',
    summary: 'Sends a six-digit code to a phone number or e-mail address that registers.',
    request: v.object({ ...contact, systemCode }),
    response: CodeSentSchema,
    ...signIn,
  }),
  queryCodeDelivery: endpoint({
    method: 'POST',
    path: '/sso/user/queryCodeDelivery',
    summary: 'Whether a code that was asked for could be delivered; the same for an address that nobody has.',
    request: v.object({ delivery: v.pipe(v.string(), v.uuid()) }),
    response: DeliverySchema,
    idempotent: true,
    ...signIn,
  }),
  register: endpoint({
    method: 'POST',
    path: '/sso/user/register',
    summary: 'Registers a person and a company with trial services, and signs in.',
    request: v.object({
      ...contact,
      code,
      password: EncryptedSecretSchema,
      companyName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
      agreement: v.literal(true),
      /** The versions that the form has shown. */
      agreements: v.optional(acceptedAgreements),
      ...origin,
      systemCode,
    }),
    response: LoginAnswerSchema,
    ...signIn,
  }),
  sendRetrievePassCore: endpoint({
    method: 'POST',
    path: '/sso/user/sendRetrievePassCore',
    summary: 'Sends a recovery code to a phone number; answers the same when no account has it.',
    request: v.object({ phone, systemCode }),
    response: CodeSentSchema,
    ...signIn,
  }),
  sendRetrievePassEmail: endpoint({
    method: 'POST',
    path: '/sso/user/sendRetrievePassEmail',
    summary: 'Sends a recovery code to an e-mail address; answers the same when no account has it.',
    request: v.object({ email, systemCode }),
    response: CodeSentSchema,
    ...signIn,
  }),
  retrievePassByPhone: endpoint({
    method: 'POST',
    path: '/sso/user/retrievePassByPhone',
    summary: 'Sets a new password with a code that came by phone; every session of the account ends.',
    request: v.object({ phone, code, password: EncryptedSecretSchema, systemCode }),
    response: noData,
    ...signIn,
  }),
  retrievePassByEmail: endpoint({
    method: 'POST',
    path: '/sso/user/retrievePassByEmail',
    summary: 'Sets a new password with a code that came by e-mail; every session of the account ends.',
    request: v.object({ email, code, password: EncryptedSecretSchema, systemCode }),
    response: noData,
    ...signIn,
  }),
  sendBindingCode: endpoint({
    method: 'POST',
    path: '/sso/user/sendBindingCode',
    summary:
      'Sends a code to the phone number or e-mail address that an account made by a third party takes.',
    request: v.object({ ...contact, systemCode }),
    response: CodeSentSchema,
    silent: true,
  }),
  firstBindingPhoneEmailPsw: endpoint({
    method: 'POST',
    path: '/sso/user/firstBindingPhoneEmailPsw',
    summary: 'Gives an account made by a third party its phone or e-mail and its password, and a new token.',
    request: v.object({
      ...contact,
      /** Proves the phone number; without one, the e-mail address. */
      code,
      /** Proves the e-mail address where both are given. */
      emailCode: v.optional(code),
      password: EncryptedSecretSchema,
      systemCode,
    }),
    response: LoginAnswerSchema,
    silent: true,
  }),
  userEditPass: endpoint({
    method: 'POST',
    path: '/sso/user/userEditPass',
    summary: "Changes the password; the user's other sessions are told and end.",
    request: v.object({ oldPassword: EncryptedSecretSchema, password: EncryptedSecretSchema, systemCode }),
    response: noData,
    silent: true,
  }),
  beginTransformLogin: endpoint({
    method: 'POST',
    path: '/sso/user/beginTransformLogin',
    summary:
      "Where to send the browser for a third party's sign-in, and the state to keep until it comes back.",
    request: v.object({ provider: v.pipe(v.string(), v.minLength(1), v.maxLength(50)) }),
    response: v.looseObject({ url: v.string(), state: v.string() }),
    ...signIn,
  }),
  transformLoginByOther: endpoint({
    method: 'POST',
    path: '/sso/user/transformLoginByOther',
    summary: "Signs in with a third party's code; state and code are good for one use.",
    request: v.object({
      provider: opaque,
      code: opaque,
      state: opaque,
      /** The issuer that the address named, where the party names itself. */
      iss: v.optional(opaque),
      ...origin,
      systemCode,
    }),
    response: LoginAnswerSchema,
    ...signIn,
  }),
  transformLogin: endpoint({
    method: 'POST',
    path: '/sso/user/transformLogin',
    summary: 'Hands the session over to a system: its address, and a token for that system alone.',
    request: v.object({ systemCode: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
    response: v.looseObject({ url: v.string(), token: text() }),
    silent: true,
  }),
  selMuchTransformLogin: endpoint({
    method: 'POST',
    path: '/sso/user/selMuchTransformLogin',
    summary: "Signs in with a partner's signed token, good for one use.",
    request: v.object({ token: opaque, source: opaque, systemCode }),
    response: LoginAnswerSchema,
    ...signIn,
  }),
  checkSelMuchJump: endpoint({
    method: 'POST',
    path: '/sso/subjectServiceSystemExt/checkSelMuchJump',
    summary: "Whether a partner's token may be handed over (status 1), and where.",
    request: v.object({ token: opaque, source: opaque }),
    response: v.looseObject({ status: number(), url: text() }),
    idempotent: true,
    ...signIn,
  }),
  appStoreLogin: endpoint({
    method: 'POST',
    path: '/sso/user/appStoreLogin',
    summary: "Signs in with the app store's code: a session, or a ticket and the companies to choose from.",
    request: v.object({ code: opaque, shop: v.optional(opaque), systemCode }),
    response: AppStoreAnswerSchema,
    ...signIn,
  }),
  appStoreChooseSubject: endpoint({
    method: 'POST',
    path: '/sso/user/appStoreChooseSubject',
    summary: 'Signs in to one of the companies of an app store ticket.',
    request: v.object({ ticket: opaque, subjectCodeEncrypt: opaque, systemCode }),
    response: LoginAnswerSchema,
    ...signIn,
  }),
  appStoreLoginByToken: endpoint({
    method: 'POST',
    path: '/sso/user/appStoreLoginByToken',
    summary: "Signs in with the app store's own token, good for one use.",
    request: v.object({ token: opaque, systemCode }),
    response: AppStoreAnswerSchema,
    ...signIn,
  }),
  checkShowHelpInfo: endpoint({
    method: 'POST',
    path: '/sso/user/checkShowHelpInfo',
    summary: 'Whether the first-use help card is shown (1); `seen` puts it away for good.',
    request: v.optional(v.object({ seen: v.optional(v.boolean()) }), () => ({})),
    response: v.looseObject({ show: number() }),
    idempotent: true,
    silent: true,
  }),
  dingTalkAutoRegister: endpoint({
    method: 'POST',
    path: '/sso/dingTalk/autoRegister',
    summary: 'Tells DingTalk of a new user; sent and forgotten.',
    request: v.object({
      userId: v.optional(v.pipe(v.string(), v.maxLength(100))),
      phone: v.optional(v.pipe(v.string(), v.maxLength(20))),
    }),
    response: noData,
    silent: true,
    endsSession: false,
  }),
  dingTalkGroupNotice: endpoint({
    method: 'POST',
    path: '/sso/dingTalk/groupNotice',
    summary: 'Posts a notice to the DingTalk group; sent and forgotten, a 401 here ends no session.',
    request: v.object({
      title: v.pipe(v.string(), v.maxLength(100)),
      text: v.pipe(v.string(), v.maxLength(1000)),
    }),
    response: noData,
    silent: true,
    endsSession: false,
  }),
  switchDemo: endpoint({
    method: 'POST',
    path: '/sso/subjectService/switchDemo',
    summary: 'Goes into the demo environment (1) or back (0): a new token, the former ends.',
    request: v.object({ demo: v.picklist([0, 1]) }),
    response: LoginAnswerSchema,
    silent: true,
  }),
  createDemoEnvironment: endpoint({
    method: 'POST',
    path: '/sso/subjectService/createDemoEnvironment',
    summary: 'Makes a demo environment to open in a new window: its address with a one-time token.',
    request: v.object({ demoEnvironment: v.picklist(['SAIL', 'FLAGSHIP']) }),
    response: v.looseObject({ url: v.string(), serviceId: text(), token: text() }),
    silent: true,
  }),
  queryBannerList: endpoint({
    method: 'POST',
    path: '/openApi/banner/queryList',
    summary: 'Pictures for a place, such as `LOGIN`, with where they lead.',
    request: v.object({ position: v.optional(v.pipe(v.string(), v.maxLength(50)), 'LOGIN') }),
    response: list(
      v.looseObject({ image: text(), link: text(), title: text(), titleEn: text(), titleKr: text() }),
    ),
    auth: 'none',
    idempotent: true,
    silent: true,
    endsSession: false,
  }),
  queryTransformProviders: endpoint({
    method: 'POST',
    path: '/sso/user/queryTransformProviders',
    summary: 'The third parties that one can sign in with.',
    request: nothing,
    response: list(v.looseObject({ provider: v.string(), name: text() })),
    auth: 'none',
    idempotent: true,
    silent: true,
    endsSession: false,
  }),
};
