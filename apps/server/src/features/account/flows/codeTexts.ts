import type { CodePurpose } from '../../../auth/createOneTimeCodes.ts';
import type { Locale } from '../../../http/localeOf.ts';

type Text = { subject: string; body: string };

/** No addresses stand in these messages: nobody can be led astray by a forged host name. */
const texts: Readonly<Record<Locale, Readonly<Record<CodePurpose | 'taken', Text>>>> = {
  'zh-CN': {
    register: { subject: '注册验证码', body: '您的注册验证码是 {code}，10 分钟内有效。如非本人操作请忽略。' },
    recover: { subject: '找回密码验证码', body: '您的验证码是 {code}，10 分钟内有效。如非本人操作请忽略。' },
    bind: { subject: '绑定验证码', body: '您的绑定验证码是 {code}，10 分钟内有效。如非本人操作请忽略。' },
    taken: {
      subject: '您已有账号',
      body: '有人用该地址注册，但它已有账号。如果是您本人，请直接登录或找回密码。',
    },
  },
  'en-US': {
    register: {
      subject: 'Your registration code',
      body: 'Your code is {code}. It is valid for 10 minutes. If you did not ask for it, ignore this message.',
    },
    recover: {
      subject: 'Your recovery code',
      body: 'Your code is {code}. It is valid for 10 minutes. If you did not ask for it, ignore this message.',
    },
    bind: {
      subject: 'Your binding code',
      body: 'Your code is {code}. It is valid for 10 minutes. If you did not ask for it, ignore this message.',
    },
    taken: {
      subject: 'You have an account',
      body: 'Somebody registered with this address, which has an account already. If it was you, sign in or recover your password.',
    },
  },
  'ko-KR': {
    register: {
      subject: '가입 인증번호',
      body: '인증번호는 {code}이며 10분간 유효해요. 요청하지 않았다면 무시해 주세요.',
    },
    recover: {
      subject: '비밀번호 찾기 인증번호',
      body: '인증번호는 {code}이며 10분간 유효해요. 요청하지 않았다면 무시해 주세요.',
    },
    bind: {
      subject: '연결 인증번호',
      body: '인증번호는 {code}이며 10분간 유효해요. 요청하지 않았다면 무시해 주세요.',
    },
    taken: {
      subject: '이미 계정이 있어요',
      body: '이 주소로 가입을 시도했지만 이미 계정이 있어요. 본인이라면 로그인하거나 비밀번호를 찾아 주세요.',
    },
  },
};

/** What a person is sent: the code, or that there is an account already. */
export function codeText(locale: Locale, kind: CodePurpose | 'taken', code: string): Text {
  const { subject, body } = texts[locale][kind];
  return { subject, body: body.replace('{code}', code) };
}
