import type { HostAnswer, HostMessage, HostQuestion } from '../core/protocol.ts';
import type { MessageReceiver, MessageTarget } from './createOriginMessenger.ts';

/** A question without its version, which the link adds. */
type WithoutVersion<T> = T extends { v: number } ? Omit<T, 'v'> : never;
type Question = WithoutVersion<HostQuestion>;

/** A way to speak with one frame, whatever its messages look like. */
export type GuestLink = {
  /** Tells the guest something; lost when nobody is there. */
  deliver(message: WithoutVersion<HostMessage>): void;
  /** Resolves when the guest is there and answers. */
  ping(): Promise<unknown>;
  ask(question: Question): Promise<HostAnswer>;
  destroy(): void;
};

/** What a link is made of. */
type GuestLinkOptions = {
  local: MessageReceiver;
  remote: MessageTarget;
  /** The one origin that is heard and spoken to. */
  origin: string;
  /** Answers the guest's requests. */
  request(request: unknown): Promise<HostAnswer>;
  /** Told when the guest can be spoken to, also again after it loaded itself anew. */
  onConnected?(): void;
  /** Told of every message that was dropped, and why. */
  onDropped?(reason: 'foreign-origin' | 'replayed-id'): void;
};

export type ConnectGuest = (options: GuestLinkOptions) => GuestLink;
