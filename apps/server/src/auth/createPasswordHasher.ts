import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createHashGate } from './createHashGate.ts';

/** Stores and checks passwords. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** False when it does not match. Without a stored hash it takes as long and is false. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** Seconds after which to try again; 0 while a hash would begin in time. */
  retryAfterS(): number;
};

/** Cost of one hash, as OWASP recommends for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;
/**
 * Makes an argon2id hasher: one hash at a time, off the event loop, so that sign-ins never starve other calls. Who would
 * wait for longer than `maxWaitMs` is refused at once.
 */
export function createPasswordHasher({ maxWaitMs = 2_000 }: { maxWaitMs?: number } = {}): PasswordHasher {
  const gate = createHashGate(maxWaitMs);
  const run = (password: string, nonce: Buffer) =>
    gate.enter(() => derive({ ...COST, message: password, nonce }));
  const nobody = { salt: randomBytes(16), tag: randomBytes(COST.tagLength) };
  return {
    retryAfterS: gate.retryAfterS,
    async hash(password) {
      const salt = randomBytes(16);
      return `${PREFIX}${encode(salt)}$${encode(await run(password, salt))}`;
    },
    async verify(password, stored) {
      const known = stored === undefined ? undefined : parse(stored);
      const { salt, tag } = known ?? nobody;
      const same = timingSafeEqual(await run(password, salt), tag);
      return same && known !== undefined;
    },
  };
}

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
}

function parse(stored: string): { salt: Buffer; tag: Buffer } | undefined {
  if (!stored.startsWith(PREFIX)) return undefined;
  const [salt = '', tag = ''] = stored.slice(PREFIX.length).split('$');
  const bytes = Buffer.from(tag, 'base64');
  return bytes.length === COST.tagLength ? { salt: Buffer.from(salt, 'base64'), tag: bytes } : undefined;
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
