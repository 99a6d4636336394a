import { createEmitter } from '@portal/machine';
import type { Message, MessageHandler, Messenger } from 'penpal';

/** The part of `Window` that receives messages. */
export type MessageReceiver = {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/** The part of the other window that is posted to. */
export type MessageTarget = {
  postMessage(message: unknown, options: { targetOrigin: string; transfer?: Transferable[] }): void;
};

export type OriginMessengerOptions = {
  local: MessageReceiver;
  remote: MessageTarget;
  /** The exact origins that are listened to. */
  allowedOrigins: readonly string[];
  /** Where the first message goes before the other side has spoken; none: this side waits to be addressed. */
  firstOrigins?: readonly string[];
  /** Called for a message that came from the other window but from an origin that is not listed. */
  onForeignMessage?: (origin: string) => void;
};

/**
 * Makes a penpal messenger between two windows that checks source and exact origin of what it receives and never
 * posts to `*`, which penpal's own does for its first message.
 */
export function createOriginMessenger(options: OriginMessengerOptions): Messenger {
  const { local, remote, allowedOrigins, firstOrigins = [], onForeignMessage } = options;
  const received = createEmitter<Message>();
  const leave = new Map<MessageHandler, () => void>();
  let isOurs: (data: unknown) => data is Message = (_data): _data is Message => false;
  let peerOrigin: string | undefined;
  let port: MessagePort | undefined;

  const onPortMessage = ({ data }: MessageEvent) => {
    if (isOurs(data)) received.emit(data);
  };
  const switchPort = (next: MessagePort | undefined) => {
    port?.removeEventListener('message', onPortMessage);
    port?.close();
    port = next;
    port?.addEventListener('message', onPortMessage);
    port?.start();
  };
  const post = (message: Message, targetOrigin: string, transfer: Transferable[] = []) =>
    remote.postMessage(message, { targetOrigin, transfer });
  const onMessage = ({ source, origin, data, ports }: MessageEvent) => {
    if ((source as unknown) !== remote || !isOurs(data)) return;
    if (!allowedOrigins.includes(origin)) {
      onForeignMessage?.(origin);
      return;
    }
    if (data.type === 'SYN') {
      switchPort(undefined);
      peerOrigin = origin;
    } else if (origin !== peerOrigin) return;
    if (data.type === 'ACK2') switchPort(ports[0]);
    received.emit(data);
  };

  return {
    initialize({ validateReceivedMessage }) {
      isOurs = validateReceivedMessage;
      local.addEventListener('message', onMessage);
    },
    sendMessage(message, transferables = []) {
      if (message.type === 'SYN') {
        const targets = peerOrigin === undefined ? firstOrigins : [peerOrigin];
        for (const target of targets) post(message, target);
      } else if (message.type === 'ACK1' || message.type === 'ACK2') {
        if (peerOrigin === undefined) return;
        if (message.type === 'ACK1') return post(message, peerOrigin);
        const { port1, port2 } = new MessageChannel();
        switchPort(port1);
        post(message, peerOrigin, [port2, ...transferables]);
      } else if (port) {
        port.postMessage(message, transferables);
      } else if (message.type !== 'DESTROY') {
        throw new Error('@portal/embed: the other side has not answered yet');
      }
    },
    addMessageHandler: (handler) => leave.set(handler, received.subscribe(handler)),
    removeMessageHandler: (handler) => leave.get(handler)?.(),
    destroy() {
      local.removeEventListener('message', onMessage);
      switchPort(undefined);
      received.clear();
    },
  };
}
