import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { AskDelivery } from '../flowCalls.ts';
import { deliveryQuery } from '../loginQueries.ts';

/** Props of `DeliveryNote`. */
export type DeliveryNoteProps = { delivery: string; ask: AskDelivery };

/** What became of a code: on its way, tried again, or not to be delivered. */
export function DeliveryNote({ delivery, ask }: DeliveryNoteProps) {
  const { data } = useQuery(deliveryQuery(ask, delivery));
  switch (data?.state) {
    case 'failed':
      return (
        <Trans
          id="account.flow.code.failed"
          message="验证码未能送达。请检查地址是否正确，或换一种方式接收。"
        />
      );
    case 'late':
      return <Trans id="account.flow.code.late" message="验证码暂时未能发出，正在重试，请稍候。" />;
    default:
      return <CodeIsSent />;
  }
}

/** What is said as long as nothing stands against it. */
export function CodeIsSent() {
  return (
    <Trans
      id="account.flow.code.sent"
      message="如果该地址可用，验证码已发送，10 分钟内有效，最多可输入 5 次。"
    />
  );
}
