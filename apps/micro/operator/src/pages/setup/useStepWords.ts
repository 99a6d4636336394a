import { useLingui } from '@lingui/react';
import type { StepName } from './steps.ts';

/** What the steps are called, and what each is for. */
export function useStepWords() {
  const { i18n } = useLingui();
  const names: Record<StepName, string> = {
    password: i18n._({ id: 'operator.setup.password', message: '设置密码' }),
    brand: i18n._({ id: 'operator.setup.brand', message: '名称与标志' }),
    company: i18n._({ id: 'operator.setup.company', message: '第一家企业' }),
    system: i18n._({ id: 'operator.setup.system', message: '系统与菜单' }),
    doors: i18n._({ id: 'operator.setup.doors', message: '登录方式' }),
    messages: i18n._({ id: 'operator.setup.messages', message: '邮件与短信' }),
    assistant: i18n._({ id: 'operator.setup.assistant', message: '智能助手' }),
  };
  const leads: Record<StepName, string> = {
    password: i18n._({
      id: 'operator.setup.password.lead',
      message: '您通过一次性地址进入。设置密码后，以后可以用邮箱和密码登录。',
    }),
    brand: i18n._({
      id: 'operator.setup.brand.lead',
      message: '登录页、页头和浏览器标签显示的名称与标志。',
    }),
    company: i18n._({
      id: 'operator.setup.company.lead',
      message: '企业的负责人可以打开全部菜单，并邀请同事。',
    }),
    system: i18n._({
      id: 'operator.setup.system.lead',
      message: '把其他团队的应用放进一个系统的菜单，并分配给企业。',
    }),
    doors: i18n._({
      id: 'operator.setup.doors.lead',
      message: '账号密码始终可用。这里添加支持 OpenID Connect 的登录服务，例如公司的统一登录。',
    }),
    messages: i18n._({
      id: 'operator.setup.messages.lead',
      message: '验证码、邀请和提醒通过邮件与短信送达。密钥保存在服务器环境变量中，不经过浏览器。',
    }),
    assistant: i18n._({
      id: 'operator.setup.assistant.lead',
      message: '没有模型时，助手按报表规则回答；连接模型后可以自由提问。',
    }),
  };
  return { nameOf: (step: StepName) => names[step], leadOf: (step: StepName) => leads[step] };
}
