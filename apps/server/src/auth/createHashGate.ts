/** Thrown when a hash could not begin in time. */
export class HasherBusyError extends Error {
  override readonly name = 'HasherBusyError';
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super('too many passwords wait to be checked');
    this.retryAfterS = retryAfterS;
  }
}

/** What one hash takes until some were measured. */
const FIRST_GUESS_MS = 30;
/** How much the newest measurement counts. */
const SMOOTHING = 0.2;
/** Up to this share of the longest wait people are let in: the rest is for hashes that take longer than those before. */
const LET_IN_SHARE = 0.75;

type Waiting = { begin: () => void; giveUp: NodeJS.Timeout };

/**
 * Lets one in at a time. Who would wait too long by the pace so far is refused at once; who was let in and waits too
 * long all the same, because the machine has become slower meanwhile, is refused then.
 */
export function createHashGate(maxWaitMs: number) {
  const waiting: Waiting[] = [];
  let isBusy = false;
  let paceMs = FIRST_GUESS_MS;
  const expectedMs = () => (waiting.length + (isBusy ? 1 : 0)) * paceMs;
  const isFull = () => expectedMs() > maxWaitMs * LET_IN_SHARE;
  const refusal = () => new HasherBusyError(Math.max(1, Math.ceil(expectedMs() / 1000)));
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const place: Waiting = {
        begin: resolve,
        giveUp: setTimeout(() => {
          waiting.splice(waiting.indexOf(place), 1);
          reject(refusal());
        }, maxWaitMs),
      };
      waiting.push(place);
    });
  return {
    /** Seconds after which to try again; 0 while one would be let in. */
    retryAfterS: () => (isFull() ? Math.ceil(expectedMs() / 1000) : 0),
    async enter<Result>(work: () => Promise<Result>): Promise<Result> {
      if (isFull()) throw refusal();
      if (isBusy) await turn();
      isBusy = true;
      const began = performance.now();
      try {
        return await work();
      } finally {
        paceMs += SMOOTHING * (performance.now() - began - paceMs);
        const next = waiting.shift();
        if (next) {
          clearTimeout(next.giveUp);
          next.begin();
        } else isBusy = false;
      }
    },
  };
}
