import pRetry from 'p-retry';
import { orAborted } from './orAborted.ts';

/** Statuses of servers that may answer in a moment. */
const BUSY = [429, 502, 503, 504];
const REPEATS = 2;
/** The first pause is a random one of once to twice this, the second of twice to four times. */
const PAUSE_MS = 500;
/** Longest pause that a server is granted. */
export const LONGEST_PAUSE_MS = 30_000;

/**
 * Sends a request again, up to twice, where nobody answered or the server is busy; what it answers last is the answer.
 * A pause is as long as the server asks for, and a random moment more, so that not everyone comes back at once.
 */
export async function sendPatiently(once: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  try {
    return await pRetry(
      async () => {
        const response = await once();
        if (BUSY.includes(response.status)) throw new BusyAnswer(response);
        return response;
      },
      {
        retries: REPEATS,
        minTimeout: PAUSE_MS,
        randomize: true,
        signal,
        // A network that fails throws a TypeError; one that is a mistake of the code is not repeated by the library.
        shouldRetry: ({ error }) => error instanceof BusyAnswer || error instanceof TypeError,
        onFailedAttempt: async ({ error, retriesLeft }) => {
          if (error instanceof BusyAnswer && retriesLeft > 0)
            await orAborted(pause(askedPause(error.response)), signal);
        },
      },
    );
  } catch (error) {
    if (error instanceof BusyAnswer) return error.response;
    throw error;
  }
}

class BusyAnswer extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

/** Milliseconds that an answer's `Retry-After` asks for, which counts seconds or names a moment; 0 without a readable one. */
export function askedPause({ headers }: Response, now = Date.now()): number {
  const asked = headers.get('retry-after') ?? '';
  const pauseMs = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  return Math.min(Math.max(pauseMs || 0, 0), LONGEST_PAUSE_MS);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
