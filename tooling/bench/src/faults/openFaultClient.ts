import { createReconnectingSocket } from '@portal/api-client/socket';
import { INITIAL_STREAM, resumeQuery, transitionStream } from '@portal/notify/core';
import { parseFrame } from '@portal/notify/portal';

/** A person's page as far as messages go. */
export type FaultClient = {
  /** Titles as they were shown, in order. */
  readonly shown: readonly string[];
  readonly isOpen: boolean;
  /** It knows its place in the stream: from here on nothing may be lost. */
  readonly hasPlace: boolean;
  /** How often it connected. */
  readonly opened: number;
  /** How its connections ended, by close code. */
  readonly closes: Readonly<Record<number, number>>;
  dispose(): void;
};

/** How a client connects. */
export type FaultClientOptions = {
  /** The address of an attempt, without query. */
  address: (attempt: number) => string;
  /** Whether it asks for what it missed. */
  resumes: boolean;
  /** The pace: 1 is real time, 0.01 a hundred times quicker. */
  pace: number;
};

const FIRST_DELAY_MS = [5_000, 6_000] as const;
const PING_MS = 25_000;
const PONG_WITHIN_MS = 10_000;
const LONGEST_DELAY_MS = 60_000;
/** A machine under load is not as much quicker as the clock is. */
const LEAST_PONG_MS = 500;
const LEAST_CONNECT_MS = 3_000;
/** One page without others beside it shows everything itself. */
const HERE = { isMine: true, isVisible: true };

/** Connects with the parts that the portal's pages connect with. */
export function openFaultClient({ address, resumes, pace }: FaultClientOptions): FaultClient {
  const shown: string[] = [];
  let stream = INITIAL_STREAM;
  let isOpen = false;
  let attempts = 0;
  let opened = 0;
  const closes: Record<number, number> = {};
  const socket = createReconnectingSocket({
    url: () => address(attempts++) + (resumes ? resumeQuery(stream) : ''),
    firstDelayMs: [FIRST_DELAY_MS[0] * pace, FIRST_DELAY_MS[1] * pace],
    maxDelayMs: LONGEST_DELAY_MS * pace,
    pingMs: PING_MS * pace,
    pongTimeoutMs: Math.max(LEAST_PONG_MS, PONG_WITHIN_MS * pace),
    stableMs: Math.max(50, 5_000 * pace),
    connectTimeoutMs: Math.max(LEAST_CONNECT_MS, 10_000 * pace),
    onStateChange: (state) => {
      isOpen = state === 'open';
      if (isOpen) opened += 1;
    },
    onClose: ({ code }) => {
      closes[code] = (closes[code] ?? 0) + 1;
    },
    onMessage(data) {
      const event = { type: 'frame', frame: parseFrame(data), shownIn: HERE } as const;
      const [next, effects = []] = transitionStream(stream, event);
      stream = next;
      for (const effect of effects) if (effect.type === 'deliver') shown.push(effect.notice.title);
    },
  });
  return {
    shown,
    closes,
    get isOpen() {
      return isOpen;
    },
    get hasPlace() {
      return isOpen && (!resumes || stream.cursor !== undefined);
    },
    get opened() {
      return opened;
    },
    dispose: () => socket.dispose(),
  };
}
