import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import type { OrderDetail } from '../../../queries.ts';
import classes from './detail.module.css';

export type OrderMessagesProps = { messages: NonNullable<OrderDetail['messages']> };

/** What the buyer wrote about an order, and what was answered. */
export function OrderMessages({ messages }: OrderMessagesProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  if (messages.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{i18n._({ id: 'scm.messages', message: '买家消息' })}</h3>
      <ul className={classes.entries}>
        {messages.map(({ messageId, at, isBuyer, by, text }) => (
          <li key={messageId}>
            <time dateTime={at}>{format.dateTime(at)}</time> {by}
            <p className={isBuyer ? undefined : classes.reply}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
