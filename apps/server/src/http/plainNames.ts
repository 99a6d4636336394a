import { wellFormed } from './wellFormed.ts';

/** Marks that turn the direction of what stands after them: `invoice\u202Efdp.exe` is read as `invoiceexe.pdf`. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

const NAME = /(?:name|title)$/i;

/**
 * Takes the marks that turn directions out of all names and titles of a request, however deep they stand: a name is shown
 * beside others, whose words it would turn as well. Texts, such as what is said to a buyer, keep theirs. Characters that
 * were cut in half are replaced everywhere.
 */
export function plainNames<Value>(request: Value): Value {
  const left: unknown[] = [request];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
    const fields = next as Record<string, unknown>;
    for (const [key, value] of Object.entries(fields))
      if (typeof value !== 'string') left.push(value);
      // Half a character is one to JavaScript, and none to the database's JSON.
      else fields[key] = wellFormed(NAME.test(key) ? value.replace(TURNS, '') : value);
  }
  return request;
}
