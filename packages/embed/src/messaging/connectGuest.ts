import { connectPenpal } from './connectPenpal.ts';
import { connectPlain } from './connectPlain.ts';
import type { ConnectGuest, GuestLink } from './types.ts';

/** Makes a link that listens for both kinds of guests and speaks with the one that spoke last. */
export const connectGuest: ConnectGuest = (options) => {
  const via = (connect: ConnectGuest): GuestLink => {
    const link: GuestLink = connect({
      ...options,
      request(request) {
        current = link;
        return options.request(request);
      },
    });
    return link;
  };
  const penpal = via(connectPenpal);
  const plain = via(connectPlain);
  let current = penpal;
  return {
    deliver: (message) => current.deliver(message),
    ping: () => current.ping(),
    ask: (question) => current.ask(question),
    destroy() {
      penpal.destroy();
      plain.destroy();
    },
  };
};
