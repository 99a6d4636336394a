/** The third parties that one can sign in with. */
export const providers = [
  { provider: 'wechat', name: '微信' },
  { provider: 'dingtalk', name: '钉钉' },
  { provider: 'google', name: 'Google' },
] as const;

/** Whether one can sign in with this party. */
export function isProvider(name: string): boolean {
  return providers.some(({ provider }) => provider === name);
}
