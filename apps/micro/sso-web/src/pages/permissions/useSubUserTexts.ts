import { useLingui } from '@lingui/react';
import { PASSWORD_LENGTH } from '@portal/account/core';
import type { SubUserProblems, SubUserValues } from './subUserProblems.ts';

/** What the fields of a sub-account are called, their rules, and what is wrong with them. */
export function useSubUserTexts() {
  const { i18n } = useLingui();
  const userNameRule = i18n._({
    id: 'sso.people.userNameRule',
    message: '4 至 32 个字符，字母开头，可含字母、数字、点、下划线和短横线',
  });
  const passwordRule = i18n._({
    id: 'sso.people.passwordRule',
    message: '{min} 至 {max} 个字符，含大写字母、小写字母和数字',
    values: PASSWORD_LENGTH,
  });
  const labels: Readonly<Record<keyof SubUserValues, string>> = {
    realName: i18n._({ id: 'sso.people.name', message: '姓名' }),
    userName: i18n._({ id: 'sso.people.account', message: '登录账号' }),
    phone: i18n._({ id: 'sso.people.phone', message: '手机号' }),
    email: i18n._({ id: 'sso.people.email', message: '邮箱' }),
    password: i18n._({ id: 'sso.people.password', message: '初始密码' }),
  };
  const forms: Readonly<Record<keyof SubUserValues, string>> = {
    realName: i18n._({ id: 'sso.field.required', message: '请填写' }),
    userName: userNameRule,
    phone: i18n._({ id: 'sso.people.phoneWrong', message: '请输入有效的手机号' }),
    email: i18n._({ id: 'sso.people.emailWrong', message: '请输入有效的邮箱' }),
    password: passwordRule,
  };
  return {
    labels,
    userNameRule,
    passwordRule,
    problem(name: keyof SubUserValues, problem: SubUserProblems[keyof SubUserValues]): string | undefined {
      if (problem === undefined) return undefined;
      if (problem === 'missing') return i18n._({ id: 'sso.field.required', message: '请填写' });
      return problem === 'form' ? forms[name] : problem.text;
    },
  };
}
