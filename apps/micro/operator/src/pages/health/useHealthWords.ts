import { useLingui } from '@lingui/react';
import type { HealthCheck } from '@portal/api-client/contract/operator';
import { useFormatters } from '@portal/ui';
import { useSpanWords } from './useSpanWords.ts';

type Values = Readonly<Record<string, number | null>>;

const MEGABYTES = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 } as const;

/** How the parts of the service are called, and what their figures say. */
export function useHealthWords() {
  const { i18n } = useLingui();
  const format = useFormatters();
  const span = useSpanWords();
  const names: Record<HealthCheck, string> = {
    database: i18n._({ id: 'operator.health.database', message: '数据库' }),
    tables: i18n._({ id: 'operator.health.tables', message: '数据表版本' }),
    jobs: i18n._({ id: 'operator.health.jobs', message: '后台任务' }),
    exports: i18n._({ id: 'operator.health.exports', message: '导出' }),
    messages: i18n._({ id: 'operator.health.messages', message: '待发消息' }),
    mail: i18n._({ id: 'operator.health.mail', message: '邮件' }),
    sms: i18n._({ id: 'operator.health.sms', message: '短信' }),
    backup: i18n._({ id: 'operator.health.backup', message: '备份' }),
    answers: i18n._({ id: 'operator.health.answers', message: '智能助手' }),
    traffic: i18n._({ id: 'operator.health.traffic', message: '使用情况' }),
  };
  const states: Readonly<Record<string, string>> = {
    good: i18n._({ id: 'operator.health.good', message: '正常' }),
    attention: i18n._({ id: 'operator.health.attention', message: '需要关注' }),
    bad: i18n._({ id: 'operator.health.bad', message: '异常' }),
    off: i18n._({ id: 'operator.health.off', message: '未配置' }),
  };
  const counts = (values: Values, words: Readonly<Record<string, string>> = {}) => ({
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, format.number(value ?? 0)])),
    ...words,
  });
  const texts: Record<HealthCheck, (values: Values, state: string) => string> = {
    database: ({ bytes, ms }) =>
      i18n._({
        id: 'operator.health.database.text',
        message: '{ms} 毫秒内应答，占用 {size}。',
        values: { ms: ms ?? 0, size: format.number((bytes ?? 0) / 1_000_000, MEGABYTES) },
      }),
    tables: (values) =>
      i18n._({
        id: 'operator.health.tables.text',
        message: '已执行 {done} 步，程序需要 {known} 步。',
        values: counts(values),
      }),
    jobs: (values) =>
      i18n._({
        id: 'operator.health.jobs.text',
        message: '{running} 个进行中，{queued} 个排队（最久 {wait}），24 小时内 {failed} 个失败。',
        values: counts(values, { wait: span(values.oldest ?? 0) }),
      }),
    exports: (values) =>
      i18n._({
        id: 'operator.health.exports.text',
        message: '{running} 个进行中，{waiting} 个排队，24 小时内 {failed} 个失败。',
        values: counts(values),
      }),
    messages: (values) =>
      i18n._({
        id: 'operator.health.messages.text',
        message: '{waiting} 条等待发送，24 小时内 {failed} 条未能送达。',
        values: counts(values),
      }),
    mail: (_values, state) =>
      state === 'off'
        ? i18n._({ id: 'operator.health.mail.off', message: '没有设置 SMTP_URL：邮件只会留在发件箱。' })
        : i18n._({ id: 'operator.health.mail.on', message: '邮件会发送给收件人。' }),
    sms: (_values, state) =>
      state === 'off'
        ? i18n._({
            id: 'operator.health.sms.off',
            message: '没有设置短信通道（SMS_URL 或阿里云）：短信不会发到手机。',
          })
        : i18n._({ id: 'operator.health.sms.on', message: '短信会发送给收件人。' }),
    backup: (values, state) => {
      if (state === 'off')
        return i18n._({
          id: 'operator.health.backup.off',
          message: '没有设置 PORTAL_BACKUP_FOLDER：请确认另有备份。',
        });
      if (values.age === null || values.age === undefined)
        return i18n._({ id: 'operator.health.backup.none', message: '还没有完整的备份。' });
      return i18n._({
        id: 'operator.health.backup.text',
        message: '最近一次在 {age}前，每 {every} 一次。',
        values: { age: span(values.age), every: span(values.every ?? 0) },
      });
    },
    answers: (values) =>
      i18n._({
        id: 'operator.health.answers.text',
        message: '{running} 个回答进行中，24 小时内 {answers} 个，其中 {failed} 个失败。',
        values: counts(values),
      }),
    traffic: (values) =>
      i18n._({
        id: 'operator.health.traffic.text',
        message: '{people} 人登录在 {sessions} 台设备上，一小时内推送 {pushes} 条。',
        values: counts(values),
      }),
  };
  return {
    nameOf: (check: string) => names[check as HealthCheck] ?? check,
    stateOf: (state: string) => states[state] ?? state,
    textOf: (check: string, state: string, values: Values) =>
      texts[check as HealthCheck]?.(values, state) ?? '',
    overall: (state: 'good' | 'attention' | 'bad') =>
      ({
        good: i18n._({ id: 'operator.health.allGood', message: '一切正常' }),
        attention: i18n._({ id: 'operator.health.someAttention', message: '服务可用，有几处需要关注' }),
        bad: i18n._({ id: 'operator.health.someBad', message: '有部分功能异常，请尽快处理' }),
      })[state],
  };
}
