import { useLingui } from '@lingui/react';
import type { Tone } from '@portal/ui/table';

const TONES: Readonly<Record<string, Tone>> = {
  failed: 'danger',
  3: 'danger',
  running: 'primary',
  1: 'primary',
  done: 'success',
  sent: 'success',
  2: 'success',
};

/** What the states of exports, work and messages are called. */
export function useWorkWords() {
  const { i18n } = useLingui();
  const waiting = i18n._({ id: 'operator.work.waiting', message: '等待中' });
  const running = i18n._({ id: 'operator.work.running', message: '进行中' });
  const done = i18n._({ id: 'operator.work.done', message: '已完成' });
  const failed = i18n._({ id: 'operator.work.failed', message: '失败' });
  return {
    exports: {
      0: waiting,
      1: running,
      2: done,
      3: failed,
      4: i18n._({ id: 'operator.work.expired', message: '已过期' }),
    },
    jobs: { queued: waiting, running, done, failed },
    messages: { waiting, sent: i18n._({ id: 'operator.work.sent', message: '已发送' }), failed },
    channels: {
      email: i18n._({ id: 'operator.health.mail', message: '邮件' }),
      sms: i18n._({ id: 'operator.health.sms', message: '短信' }),
      dingtalk: i18n._({ id: 'operator.work.dingtalk', message: '钉钉' }),
    } as Readonly<Record<string, string>>,
    /** Why an export failed; what else failed says it in its own words. */
    reasons: {
      forbidden: i18n._({ id: 'operator.work.forbidden', message: '申请人已没有查看这些数据的权限' }),
      'source-timeout': i18n._({ id: 'operator.work.sourceTimeout', message: '数据源超时' }),
      interrupted: i18n._({ id: 'operator.work.interrupted', message: '服务重启时中断' }),
      internal: i18n._({ id: 'operator.work.internal', message: '内部错误，详见日志' }),
    } as Readonly<Record<string, string>>,
    toneOf: (state: string | number): Tone => TONES[state] ?? 'neutral',
    attempts: i18n._({ id: 'operator.work.attempts', message: '次数' }),
    again: i18n._({ id: 'operator.work.again', message: '重试' }),
    saidAgain: i18n._({ id: 'operator.work.saidAgain', message: '已重新开始' }),
  };
}
