import * as v from 'valibot';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { number, text } from './lenient.ts';

/** Codes of the refusals of profile calls; each comes with a sentence. */
export const profileCodes = {
  /** No PNG, JPEG or WebP, or one that is too large. */
  avatarRefused: 'saas.sso.user.error.code.0120',
} as const;

/** Most bytes of an avatar, and most pixels of a side. */
export const AVATAR_LIMITS = { bytes: 512 * 1024, pixels: 2_048 } as const;

const phone = v.pipe(v.string(), v.trim(), v.regex(/^\+?\d{6,15}$/));
const email = v.pipe(v.string(), v.trim(), v.maxLength(200), v.regex(/^[^\s@<>"]{1,64}@[^\s@<>"]{1,130}$/));
const code = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/));

/** Calls of who changes the own profile. */
export const profileContract = {
  queryOwnContacts: endpoint({
    method: 'POST',
    path: '/sso/user/queryOwnContacts',
    summary: "The caller's phone number and e-mail address, with their middle hidden.",
    request: nothing,
    response: v.looseObject({ phone: text(), email: text() }),
    idempotent: true,
  }),
  changeProfile: endpoint({
    method: 'POST',
    path: '/sso/user/changeProfile',
    summary: "Changes the caller's names.",
    request: v.object({
      nickName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
      realName: v.pipe(v.string(), v.trim(), v.maxLength(40)),
    }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  uploadAvatar: endpoint({
    method: 'POST',
    path: '/sso/user/uploadAvatar',
    summary: "The caller's picture: part `FILE`, PNG, JPEG or WebP.",
    request: v.object({ FILE: v.optional(v.blob()) }),
    response: v.looseObject({ headImgUrl: text() }),
    body: 'multipart',
    silent: true,
  }),
  removeAvatar: endpoint({
    method: 'POST',
    path: '/sso/user/removeAvatar',
    summary: "Takes the caller's picture away.",
    request: nothing,
    response: noData,
    idempotent: true,
    silent: true,
  }),
  sendChangeContactCode: endpoint({
    method: 'POST',
    path: '/sso/user/sendChangeContactCode',
    summary: 'Sends a code to the new phone number or e-mail address.',
    request: v.object({ phone: v.optional(phone), email: v.optional(email) }),
    response: v.looseObject({ resendAfterSeconds: number(), expiresInSeconds: number() }),
    silent: true,
  }),
  changeContact: endpoint({
    method: 'POST',
    path: '/sso/user/changeContact',
    summary: 'Binds the phone number or e-mail address that the code was sent to.',
    request: v.object({ phone: v.optional(phone), email: v.optional(email), code }),
    response: noData,
    silent: true,
  }),
};
