import type { Locale } from '../http/localeOf.ts';

/** A way to a person or a party outside. */
export type Channel = 'email' | 'sms' | 'dingtalk';

/** What a message says, for carriers that hold its wording themselves: under which name, and what stands in its gaps. */
type MessageTemplate = { name: string; params: Readonly<Record<string, string>> };

/** One message as it goes out. */
export type OutgoingMessage = {
  /** The same at every try of one message, and told to whoever carries it alone. */
  id: string;
  recipient: string;
  subject: string;
  body: string;
  locale?: Locale | undefined;
  template?: MessageTemplate | undefined;
};

/**
 * Sends one message; rejects when whoever carries it does not take it, with `MessageRefused` when no other try would
 * change that.
 */
export type Send = (message: OutgoingMessage) => Promise<void>;

/** A message that is never taken, such as one to a number that does not exist. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}
