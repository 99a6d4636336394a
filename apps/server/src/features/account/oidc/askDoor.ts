import type * as v from 'valibot';
import { safeParse } from 'valibot';
import { DoorRefusal } from './DoorProtocol.ts';

/** Sends a call to a provider. @default fetch */
export type DoorFetch = (url: URL, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 10_000;

/**
 * Asks a provider and reads its answer as JSON of this shape. Throws a refusal with `code` when it answers otherwise;
 * addresses may hold a secret, so none is part of it.
 */
export async function askDoor<Schema extends v.GenericSchema>(
  fetch: DoorFetch,
  { url, init, schema, code }: { url: URL; init?: RequestInit; schema: Schema; code: string },
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new DoorRefusal(`${code}_AWAY`);
  });
  const read = safeParse(schema, await answer.json().catch(() => undefined));
  if (!answer.ok || !read.success) throw new DoorRefusal(code);
  return read.output;
}
