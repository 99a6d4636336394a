import type { SignInStandIn } from '@portal/server';

type Door = SignInStandIn['doors'][number];

const KNOWN = { scope: 'openid', open: true } as const;

/** The third parties that one can sign in with: each in its own protocol, played by `standIns/addSignInPages`. */
export const doors: readonly Door[] = [
  {
    provider: 'wechat',
    name: { zh: '微信', en: 'WeChat', ko: '위챗' },
    preset: 'wechat',
    clientId: 'wx-stand-in',
    secretEnv: 'WECHAT_SECRET',
    ...KNOWN,
  },
  {
    provider: 'dingtalk',
    name: { zh: '钉钉', en: 'DingTalk', ko: '딩톡' },
    preset: 'dingtalk',
    clientId: 'ding-stand-in',
    secretEnv: 'DINGTALK_APP_SECRET',
    ...KNOWN,
  },
];

/** What the parties and the portal share; worth nothing anywhere else. */
export const DOOR_SECRETS = { WECHAT_SECRET: 'stand-in', DINGTALK_APP_SECRET: 'stand-in' } as const;

/** Under which names the demo's people are known there, as the portal keeps them. */
export const IDENTITY_PROVIDERS = doors.map(({ preset, clientId }) => `${preset}:${clientId}`);
