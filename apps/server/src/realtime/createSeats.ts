import { closeCodes } from '@portal/api-client/contract';
import type { ProcessEvent } from './ProcessEvent.ts';

/** A connected browser. */
export type SocketClient = {
  readonly userId: string;
  /** Null while its user has not chosen a company. */
  readonly companyId: string | null;
  readonly sessionId: string;
  /** When its session began: what earlier sessions alone were told does not concern it. */
  readonly startedAt: Date;
  send(frame: Record<string, unknown>): void;
  close(code: number): void;
};

/** A client's place, with what its channel remembers about it. */
export type Seat = { readonly client: SocketClient };

/** Most sockets of one user at one process and channel. */
export const MAX_SEATS_PER_USER = 20;

/** Who is connected, by user. */
export type Seats<S extends Seat> = {
  /** Adds a seat; the user's oldest one makes room where there are too many. Gives what takes it away again. */
  add(seat: S): () => void;
  of(userId: string): readonly S[];
  all(): readonly S[];
  userIds(): readonly string[];
  /** Ends the sockets of a session or user that an event names. */
  endBy(event: Extract<ProcessEvent, { type: 'session-ended' | 'user-ended' }>): void;
};

/** Makes an empty table of seats. */
export function createSeats<S extends Seat>(): Seats<S> {
  const table = new Map<string, Set<S>>();
  const of = (userId: string) => [...(table.get(userId) ?? [])];
  const all = () => [...table.values()].flatMap((set) => [...set]);
  const remove = (seat: S) => {
    const set = table.get(seat.client.userId);
    set?.delete(seat);
    if (set?.size === 0) table.delete(seat.client.userId);
  };
  return {
    add(seat) {
      const { userId } = seat.client;
      const set = table.get(userId) ?? new Set<S>();
      const [oldest] = set;
      if (oldest && set.size >= MAX_SEATS_PER_USER) {
        set.delete(oldest);
        oldest.client.close(closeCodes.replaced);
      }
      table.set(userId, set.add(seat));
      return () => remove(seat);
    },
    of,
    all,
    userIds: () => [...table.keys()],
    endBy(event) {
      const ended =
        event.type === 'session-ended'
          ? all().filter(({ client }) => client.sessionId === event.sessionId)
          : of(event.userId).filter(
              ({ client }) =>
                client.sessionId !== event.exceptSessionId &&
                (event.companyId === undefined || event.companyId === client.companyId),
            );
      for (const seat of ended) {
        remove(seat);
        seat.client.close(closeCodes.unauthorized);
      }
    },
  };
}
