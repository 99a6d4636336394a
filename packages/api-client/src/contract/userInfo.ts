import * as v from 'valibot';
import { identifier, list, maybe, number, text } from './lenient.ts';

/** Reads a company (subject) that the user belongs to. */
export const SubjectSchema = /* @__PURE__ */ v.looseObject({
  subjectCodeEncrypt: identifier(),
  name: text(),
});

/** Reads the signed-in user. */
export const UserInfoSchema = /* @__PURE__ */ v.looseObject({
  userId: text(),
  userCode: text(),
  userRealName: text(),
  realName: text(),
  nickName: text(),
  userName: text(),
  headImgUrl: text(),
  /** Sent back as the `Company` header. */
  subjectCodeEncrypt: text(),
  /** `DEMO` in demo mode. */
  ssoEnv: text(),
  ssoEnvList: list(v.looseObject({ value: text() })),
  /** `zh_CN`, `en_US` or `ko_KR`. */
  chooseLanguage: text(),
  /** `YST_PLUS`, `TIKTOK`, `SAIL`; others are kept. */
  classification: text(),
  buildStationStatus: number(),
  subjectMode: text(),
  historicalStatus: number(),
  guideStatus: number(),
  onlineSubjectName: text(),
});

/** Reads the user's configuration. */
export const UserConfigSchema = /* @__PURE__ */ v.looseObject({
  /** 1 left menu, 2 top menu. */
  packageStyle: number(),
  /** 1 restores the tabs at start, 2 starts with home only. */
  saveMenuStatus: number(),
  listingShow: number(),
  menuScoreSwitch: number(),
  subTab: number(),
  /** The colours that the person chose on any device: `light`, `dark`, `auto`. */
  appearance: text(),
  /** The saved workspace that the person starts a system with, by the system's service. */
  startWorkspaces: maybe(v.record(v.string(), v.string())),
});

/** A company (subject) that the user belongs to. */
export type Subject = v.InferOutput<typeof SubjectSchema>;
/** The signed-in user. */
export type UserInfo = v.InferOutput<typeof UserInfoSchema>;
/** The user's configuration. */
export type UserConfig = v.InferOutput<typeof UserConfigSchema>;

/** The name to show for a user: the first of nick name, real name, user's real name and user name that is not empty. */
export function displayNameOf(
  user: Pick<UserInfo, 'nickName' | 'realName' | 'userRealName' | 'userName'>,
): string {
  const names = [user.nickName, user.realName, user.userRealName, user.userName];
  return names.find((name) => name?.trim())?.trim() ?? '';
}
