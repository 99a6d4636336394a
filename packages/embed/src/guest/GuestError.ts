import type { HostAnswer, RefusalCode } from '../core/protocol.ts';

/** The portal refused a request, and why. */
export class GuestError extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'GuestError';
    this.code = code;
  }
}

/** The data of a good answer; a refusal is thrown. */
export function readAnswer(answer: HostAnswer): unknown {
  if (answer.ok) return answer.data;
  throw new GuestError(answer.error.code, answer.error.message);
}
