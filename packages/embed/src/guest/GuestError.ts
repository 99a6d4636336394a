import type { RequestType } from '../core/capabilities.ts';
import { type HostAnswer, PROTOCOL, type RefusalCode } from '../core/protocol.ts';

/** The portal refused a request, and why. */
export class GuestError extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'GuestError';
    this.code = code;
  }
}

/** One request of a guest. */
export type AskRequest = { v: number; type: RequestType; payload?: unknown };

/** Returns a function that asks the portal and gives the data of a good answer; a refusal is thrown. */
export function createAsk(request: (request: AskRequest) => Promise<HostAnswer>) {
  return async (type: RequestType, payload?: unknown): Promise<unknown> => {
    const answer = await request({ v: PROTOCOL.version, type, payload });
    if (answer.ok) return answer.data;
    throw new GuestError(answer.error.code, answer.error.message);
  };
}
