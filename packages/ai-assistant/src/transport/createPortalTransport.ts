import { AssistantError } from '../core/errors.ts';
import { placeData } from '../core/place.ts';
import type { AskRequest, AssistantTransport, ServerFrame, TransportHandlers } from '../core/port.ts';
import { createStreamCalls } from './createStreamCalls.ts';
import { createUniteSocket, type Identity, type UniteSocket } from './createUniteSocket.ts';
import { readAnswerFrame } from './readAnswerFrame.ts';

/** How to reach the portal's assistant. */
export type CreatePortalTransportOptions = {
  /** An authorised `fetch`, such as that of a portal client. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Address of the socket; its path is `/unite`. */
  socketUrl: string;
  userId: string;
  /** Asked for each frame; without a token nothing is opened. */
  identity: () => Identity;
  /** Signs out: a frame said that the session is over. An answer by HTTP says it to `fetch`. */
  onUnauthorized?: () => void;
  /** @default crypto.randomUUID */
  newId?: () => string;
  WebSocket?: typeof globalThis.WebSocket;
};

/** Reaches the portal's own assistant: `/unite` for lists, topics and agents, event streams for answers. */
export function createPortalTransport(options: CreatePortalTransportOptions): AssistantTransport {
  const { userId, identity, newId = () => crypto.randomUUID() } = options;
  const calls = createStreamCalls(options.fetch, userId);
  let handlers: TransportHandlers | undefined;
  let socket: UniteSocket | undefined;

  function open(): void {
    if (!identity().token) {
      handlers?.onLink('failed');
      return;
    }
    socket = createUniteSocket({
      url: options.socketUrl,
      userId,
      identity,
      newId,
      onLink: (link) => handlers?.onLink(link),
      onFrame: receive,
      onUnauthorized: () => options.onUnauthorized?.(),
      ...(options.WebSocket && { WebSocket: options.WebSocket }),
    });
    handlers?.onLink('connecting');
  }

  function receive(frame: ServerFrame): void {
    if (frame.method !== 'answer') {
      handlers?.onFrame(frame);
      return;
    }
    const piece = readAnswerFrame(frame.data);
    if (piece) handlers?.onAnswer(piece);
  }

  function call(method: string, data: unknown, signal?: AbortSignal): Promise<ServerFrame> {
    if (!identity().token) return Promise.reject(new AssistantError('not-logged-in'));
    if (!socket) return Promise.reject(new AssistantError('disconnected', { isTransient: true }));
    return socket.call(method, data, signal);
  }

  const onAnswer: TransportHandlers['onAnswer'] = (frame) => handlers?.onAnswer(frame);

  return {
    open(given) {
      if (handlers) return;
      handlers = given;
      open();
    },
    reconnect() {
      if (socket) socket.reconnect();
      else if (handlers) open();
    },
    request: (method, data, signal) => call(method, data ?? {}, signal),
    async ask(request, signal) {
      const isBySocket = !request.isStreamed || request.question.images !== undefined;
      if (!isBySocket) return calls.ask(request, onAnswer, signal);
      const [method, data] = socketCall(request);
      await call(method, data, signal);
      return 'elsewhere';
    },
    resume: (_place, message_id, from, signal) => calls.resume(message_id, from, onAnswer, signal),
    stop: calls.stop,
    uploadImage: calls.uploadImage,
    dispose() {
      socket?.dispose();
      socket = undefined;
      handlers = undefined;
    },
  };
}

/** Returns the method that asks over the socket, and its data. */
function socketCall({ place, question, model_code, his_messages }: AskRequest): [string, unknown] {
  const { client_msg_id, text, page, images, agent_theme_id, regenerate_of, continue_of, edit_of } = question;
  if (continue_of !== undefined) return ['continueAnswer', { message_id: continue_of }];
  if (regenerate_of !== undefined)
    return ['retryAnswer', { message_id: regenerate_of, model_code, client_msg_id }];
  if (edit_of !== undefined)
    return ['editQuestion', { message_id: edit_of, message: text, model_code, client_msg_id }];
  const asked = { ...placeData(place), message: text, model_code, client_msg_id, page };
  if (images !== undefined) return ['message', { ...asked, images }];
  if (place.kind === 'session') return ['question', { ...asked, his_messages }];
  return ['robot', { ...asked, his_messages, ...(agent_theme_id && { agent_theme_id }) }];
}
