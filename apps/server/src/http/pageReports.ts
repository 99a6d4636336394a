import * as v from 'valibot';
import type { Clock } from './Clock.ts';
import { readBytes } from './readBytes.ts';

/** Reads what a page reports, without a token; undefined for what is not of the schema. Throws for more than so many bytes. */
export async function readReport<Output>(
  request: Request,
  mostBytes: number,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output | undefined> {
  const body = await readBytes(request, mostBytes);
  try {
    const parsed = v.safeParse(schema, JSON.parse(body.toString()));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what is kept for one minute of the clock, begun anew with the next. */
export function eachMinute<Kept>(clock: Clock, begin: () => Kept): () => Kept {
  let minute = 0;
  let kept = begin();
  return () => {
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute) kept = begin();
    minute = now;
    return kept;
  };
}

/** Anybody may send reports: returns whether an address may send one more in this minute, and counts it. */
export function createReportLimit(clock: Clock, mostOfOne: number): (address: string) => boolean {
  const ofMinute = eachMinute(clock, () => new Map<string, number>());
  return (address) => {
    const byAddress = ofMinute();
    const count = (byAddress.get(address) ?? 0) + 1;
    if (count > mostOfOne) return false;
    byAddress.set(address, count);
    return true;
  };
}
