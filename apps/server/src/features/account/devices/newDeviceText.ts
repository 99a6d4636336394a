type Device = { browser: string; system: string; address: string; at: Date };

/** No address of the portal stands in it: nobody gets used to pressing such links. */
const TEXTS = {
  zh_CN: {
    subject: '您的账号在新设备上登录',
    body: '您的账号于 {time}（UTC）在新设备上登录：{device}，地址 {address}。如非本人操作，请立即修改密码，并在账号设置中结束该设备的登录。',
    unknown: '未知设备',
  },
  en_US: {
    subject: 'Your account was used on a new device',
    body: 'Your account was used to sign in on a new device at {time} (UTC): {device}, address {address}. If it was not you, change your password now and end that device in your account settings.',
    unknown: 'unknown device',
  },
  ko_KR: {
    subject: '새 기기에서 로그인했어요',
    body: '{time}(UTC)에 새 기기에서 로그인했어요: {device}, 주소 {address}. 본인이 아니라면 지금 비밀번호를 바꾸고 계정 설정에서 그 기기의 로그인을 끝내 주세요.',
    unknown: '알 수 없는 기기',
  },
} as const;

/** What a person is told of a new device, in the language of the account. */
export function newDeviceText(language: string, device: Device): { subject: string; body: string } {
  const text = TEXTS[language as keyof typeof TEXTS] ?? TEXTS.en_US;
  const values: Record<string, string> = {
    time: device.at.toISOString().slice(0, 16).replace('T', ' '),
    device: [device.browser, device.system].filter(Boolean).join(' · ') || text.unknown,
    address: device.address,
  };
  return {
    subject: text.subject,
    body: text.body.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? ''),
  };
}
