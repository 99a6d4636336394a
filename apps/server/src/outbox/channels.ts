/** A way to a person or a party outside. */
export type Channel = 'email' | 'sms' | 'dingtalk';

/** One message as it goes out. */
type OutgoingMessage = {
  /** The same at every try of one message. */
  id: string;
  recipient: string;
  subject: string;
  body: string;
};

/** Sends one message; rejects when whoever carries it does not take it. */
export type Send = (message: OutgoingMessage) => Promise<void>;
