import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { failureText } from '../../components/failureText.tsx';
import type { SignInFailure } from '../../core/AccountError.ts';
import type { ContactKind, FlowField, FlowProblem } from '../core/flowValues.ts';

/** What stands under a field that does not fit. */
export function problemText(field: FlowField, problem: FlowProblem, kind: ContactKind): ReactNode {
  switch (problem) {
    case 'required':
      return requiredText(field, kind);
    case 'invalid':
      return invalidText(field, kind);
    case 'too-long':
      return <Trans id="account.flow.company.tooLong" message="公司名称最多 60 个字符" />;
    case 'mismatch':
      return <Trans id="account.flow.repeat.mismatch" message="两次输入的密码不一致" />;
    case 'code-wrong':
      return <Trans id="account.flow.code.wrong" message="验证码不正确或已失效，请重新获取" />;
    case 'password-common':
      return <Trans id="account.flow.password.common" message="该密码过于常见，请换一个" />;
    case 'contact-taken':
      return <Trans id="account.flow.contact.taken" message="该手机号或邮箱已被其他账号使用" />;
  }
}

function requiredText(field: FlowField, kind: ContactKind): ReactNode {
  switch (field) {
    case 'contact':
    case 'second':
      return contactText(kind);
    case 'code':
    case 'secondCode':
      return <Trans id="account.flow.code.required" message="请输入验证码" />;
    case 'company':
      return <Trans id="account.flow.company.required" message="请输入公司名称" />;
    case 'password':
      return <Trans id="account.flow.password.required" message="请设置密码" />;
    case 'repeat':
      return <Trans id="account.flow.repeat.required" message="请再次输入密码" />;
    case 'agreement':
      return <Trans id="account.flow.agreement.required" message="请先阅读并同意协议" />;
  }
}

function invalidText(field: FlowField, kind: ContactKind): ReactNode {
  if (field === 'code' || field === 'secondCode')
    return <Trans id="account.flow.code.invalid" message="验证码为 6 位数字" />;
  if (field === 'password') {
    return <Trans id="account.flow.password.invalid" message="密码还不符合下面的要求" />;
  }
  return contactText(kind);
}

function contactText(kind: ContactKind): ReactNode {
  if (kind === 'phone') return <Trans id="account.flow.phone.invalid" message="请输入正确的手机号" />;
  if (kind === 'email') return <Trans id="account.flow.email.invalid" message="请输入正确的邮箱" />;
  return <Trans id="account.flow.contact.invalid" message="请输入正确的手机号或邮箱" />;
}

/** A failure that no field is to blame for, as a sentence; what is not known is said as "not sent". */
export function flowFailureText(failure: SignInFailure): ReactNode {
  if (failure.kind === 'throttled') {
    return (
      <Trans
        id="account.flow.throttled"
        message="操作过于频繁，请 {seconds} 秒后再试。"
        values={{ seconds: failure.retryAfterSeconds }}
      />
    );
  }
  const isUnknown = failure.kind === 'refused' || (failure.kind === 'server' && !failure.message);
  if (isUnknown) return <Trans id="account.flow.failed" message="提交未成功，请稍后重试。" />;
  return failureText(failure);
}
