/** What the server says about registration, recovery, binding and other sign-ins. */
export const accountMessages = {
  codeWrong: [
    '验证码不正确或已失效，请重新获取',
    'This code is wrong or no longer valid, please ask for a new one',
    '인증번호가 올바르지 않거나 만료되었어요. 다시 받아 주세요',
  ],
  codeTooSoon: [
    '请在 {seconds} 秒后重新获取验证码',
    'You can ask for another code in {seconds} seconds',
    '{seconds}초 후에 인증번호를 다시 받을 수 있어요',
  ],
  codeNotOffered: [
    '这里无法向该类联系方式发送验证码，请换一种方式或联系管理员',
    'Codes cannot be sent this way here; use another way or ask your administrator',
    '이 방법으로는 인증번호를 보낼 수 없어요. 다른 방법을 쓰거나 관리자에게 문의해 주세요',
  ],
  contactMissing: [
    '请输入手机号或邮箱',
    'Please enter a phone number or an e-mail address',
    '휴대폰 번호나 이메일을 입력해 주세요',
  ],
  passwordRule: [
    '密码为 8 到 16 个字符，且包含大写字母、小写字母和数字',
    'Use 8 to 16 characters with upper-case and lower-case letters and digits',
    '비밀번호는 대문자, 소문자, 숫자를 포함해 8~16자로 만들어 주세요',
  ],
  passwordCommon: [
    '该密码过于常见，请换一个',
    'This password is too common, please choose another',
    '너무 흔한 비밀번호예요. 다른 비밀번호를 사용해 주세요',
  ],
  oldPasswordWrong: ['原密码不正确', 'The current password is wrong', '현재 비밀번호가 올바르지 않아요'],
  contactTaken: [
    '该手机号或邮箱已被其他账号使用',
    'This phone number or e-mail address belongs to another account',
    '다른 계정에서 사용 중인 휴대폰 번호 또는 이메일이에요',
  ],
  passwordFirst: [
    '请先设置密码，否则将无法登录该账号',
    'Set a password first, or nothing would open this account any more',
    '먼저 비밀번호를 설정해 주세요. 그러지 않으면 이 계정에 로그인할 수 없어요',
  ],
  linkedElsewhere: [
    '该身份已关联其他账号，或您的账号已关联该平台的另一个身份，请先解除',
    'This identity is linked to another account, or your account to another identity there: unlink it first',
    '이미 다른 계정에 연결된 신원이거나, 내 계정에 다른 신원이 연결되어 있어요. 먼저 해제해 주세요',
  ],
  notInvited: [
    '该身份还没有对应的账号，请联系管理员添加',
    'There is no account for this identity yet; ask your administrator to add you',
    '이 신원에 연결된 계정이 없어요. 관리자에게 추가를 요청해 주세요',
  ],
  providerAway: [
    '该登录方式暂时无法使用，请稍后再试或换一种方式',
    'This sign-in cannot be reached now; try again later or use another way',
    '지금은 이 로그인 방법을 사용할 수 없어요. 잠시 후 다시 시도하거나 다른 방법을 사용해 주세요',
  ],
  passkeyRefused: [
    '无法使用该通行密钥，请重试或换一种登录方式',
    'This passkey was not taken; try again or sign in another way',
    '이 패스키를 사용할 수 없어요. 다시 시도하거나 다른 방법으로 로그인해 주세요',
  ],
  secondStepNeeded: [
    '请输入验证器应用中的验证码',
    'Enter the code of your authenticator app',
    '인증 앱의 코드를 입력해 주세요',
  ],
  secondStepOver: [
    '登录已超时，请重新登录',
    'This sign-in took too long, please start again',
    '로그인 시간이 지났어요. 다시 로그인해 주세요',
  ],
  secondStepWrong: [
    '验证码不正确或已使用，请输入新的验证码',
    'This code is wrong or was used already, please enter a new one',
    '코드가 올바르지 않거나 이미 사용되었어요. 새 코드를 입력해 주세요',
  ],
  secondFactorRequired: [
    '您的企业要求使用两步验证，无法关闭',
    'Your company requires two-step verification, so it cannot be turned off',
    '회사에서 2단계 인증을 요구해서 끌 수 없어요',
  ],
  secondFactorFirst: [
    '请先为自己的账号开启两步验证',
    'Turn on two-step verification for your own account first',
    '먼저 본인 계정의 2단계 인증을 켜 주세요',
  ],
  singleSignOnFirst: [
    '请先将自己的账号关联到单点登录',
    'Link your own account to single sign-on first',
    '먼저 본인 계정을 통합 로그인에 연결해 주세요',
  ],
  singleSignOnOnly: [
    '您的企业仅允许单点登录，请使用下方的登录方式',
    'Your company takes single sign-on only; use the sign-in below the form',
    '회사에서 통합 로그인만 허용해요. 아래의 로그인 방법을 사용해 주세요',
  ],
  otherSignInRefused: [
    '第三方登录已失效，请重新登录',
    'This sign-in is no longer valid, please start again',
    '외부 로그인이 만료되었어요. 다시 시도해 주세요',
  ],
  bindFirst: [
    '请先绑定手机号或邮箱并设置密码',
    'Please add a phone number or e-mail address and a password first',
    '먼저 휴대폰 번호나 이메일을 연결하고 비밀번호를 설정해 주세요',
  ],
  signInBusy: [
    '登录人数较多，请在 {seconds} 秒后重试',
    'Many people are signing in, please try again in {seconds} seconds',
    '로그인이 몰리고 있어요. {seconds}초 후에 다시 시도해 주세요',
  ],
  notConnected: [
    '尚未接入该数据来源，请联系管理员',
    'No source is connected here, please contact your administrator',
    '연결된 데이터 소스가 없어요. 관리자에게 문의해 주세요',
  ],
  offerGone: ['该优惠已失效', 'This offer is no longer available', '더 이상 이용할 수 없는 혜택이에요'],
  noDemo: ['暂未开通演示环境', 'There is no demo environment here', '체험 환경이 준비되어 있지 않아요'],
  targetUnknown: ['不支持的转发目标', 'This party is not known here', '지원하지 않는 대상이에요'],
  targetFailed: [
    '外部服务暂时不可用，请稍后再试',
    'The other party does not answer, please try again later',
    '외부 서비스가 응답하지 않아요. 잠시 후 다시 시도해 주세요',
  ],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
