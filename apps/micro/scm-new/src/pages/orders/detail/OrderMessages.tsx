import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, useFormatters } from '@portal/ui';
import type { OrderDetail } from '../../../queries.ts';
import classes from './detail.module.css';

export type OrderMessagesProps = { messages: NonNullable<OrderDetail['messages']> };

/** What the buyer wrote about an order, and what was answered, with the way to answer. */
export function OrderMessages({ messages }: OrderMessagesProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const { guest } = useGuest();
  const threadId = messages.at(-1)?.threadId;
  if (threadId === undefined) return null;
  const path = `/inbox?${new URLSearchParams({ state: 'all', open: threadId })}`;
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
      <ActionButton onClick={() => guest.navigate({ path, newPane: true }).catch(() => undefined)}>
        {i18n._({ id: 'scm.messages.reply', message: '回复买家' })}
      </ActionButton>
    </section>
  );
}
