import { answerCodes } from '@portal/api-client/contract';
import { HasherBusyError } from '../../auth/createHashGate.ts';
import { tooMany } from '../../http/errors.ts';
import type { PublicContext } from '../../http/RequestContext.ts';

/** Throws 429 while more passwords wait than can be checked in time: before the try counts or costs anything. */
export function refuseWhenBusy({ services }: Pick<PublicContext, 'services'>): void {
  const seconds = services.hasher.retryAfterS();
  if (seconds > 0) throw tooMany('signInBusy', answerCodes.tooManyRequests, seconds);
}

/** The result of work that needs a hash; 429 when the hash could not begin in time. */
export async function orBusy<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HasherBusyError)
      throw tooMany('signInBusy', answerCodes.tooManyRequests, error.retryAfterS);
    throw error;
  }
}
