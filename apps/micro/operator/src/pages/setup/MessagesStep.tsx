import { useLingui } from '@lingui/react';
import form from '../../components/form.module.css';
import { ChannelTest } from './ChannelTest.tsx';
import type { StepProps } from './useSetup.ts';

/** Whether mail and text messages go out, what that takes, and a test of each. */
export function MessagesStep({ setup }: StepProps) {
  const { i18n } = useLingui();
  return (
    <div className={form.form}>
      <ChannelTest
        channel="email"
        name={i18n._({ id: 'operator.setup.mail', message: '邮件' })}
        variables="SMTP_URL, SMTP_FROM"
        isReached={setup.reachesMail === true}
        own={setup.email ?? ''}
      />
      <ChannelTest
        channel="sms"
        name={i18n._({ id: 'operator.setup.sms', message: '短信' })}
        variables="SMS_URL, SMS_SECRET / ALIYUN_SMS_…"
        isReached={setup.reachesPhones === true}
        own={setup.phone ?? ''}
      />
    </div>
  );
}
