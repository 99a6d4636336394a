import { connect } from 'penpal';
import { type GuestMethods, type HostMessage, type HostMethods, PROTOCOL } from '../core/protocol.ts';
import { createOriginMessenger } from './createOriginMessenger.ts';
import type { ConnectGuest } from './types.ts';

/** Makes a link to a guest that uses the SDK. */
export const connectPenpal: ConnectGuest = ({ local, remote, origin, request, onConnected, onDropped }) => {
  const connection = connect<GuestMethods>({
    messenger: createOriginMessenger({
      local,
      remote,
      allowedOrigins: [origin],
      onForeignMessage: () => onDropped?.('foreign-origin'),
    }),
    methods: { request } satisfies HostMethods,
    channel: PROTOCOL.channel,
  });
  let guest: Awaited<typeof connection.promise> | undefined;
  connection.promise.then(
    (there) => {
      guest = there;
      onConnected?.();
    },
    () => undefined,
  );
  return {
    deliver(message) {
      guest?.deliver({ v: PROTOCOL.version, ...message } as HostMessage).catch(() => undefined);
    },
    ping: async () => guest?.ping(),
    async ask(question) {
      if (!guest) return { ok: false, error: { code: 'closed', message: 'nobody is there' } };
      try {
        return await guest.ask({ v: PROTOCOL.version, ...question });
      } catch {
        // An SDK older than the question.
        return { ok: false, error: { code: 'unknown-type', message: question.type } };
      }
    },
    destroy: connection.destroy,
  };
};
