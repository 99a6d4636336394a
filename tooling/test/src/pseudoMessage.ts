const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';

/** Returns a compiled message of a catalog in accents, a third longer and in brackets; values and marks stay as they are. */
export function pseudoMessage<Compiled>(text: Compiled): Compiled {
  if (typeof text === 'string') return `⟦${accented(text)}${padding(text)}⟧` as Compiled;
  const parts = text as unknown[];
  return ['⟦', ...parts.map(pseudoPart), padding(lengthOf(parts)), '⟧'] as Compiled;
}

/** A part is a text, or `[argument, type, forms]` whose forms are messages again. */
function pseudoPart(part: unknown): unknown {
  if (typeof part === 'string') return accented(part);
  if (!Array.isArray(part)) return part;
  const [argument, type, forms] = part as [string, string?, (Record<string, unknown> | string)?];
  if (typeof forms !== 'object' || forms === null) return part;
  const inForms = Object.entries(forms).map(([form, message]) => [
    form,
    typeof message === 'string'
      ? accented(message)
      : Array.isArray(message)
        ? message.map(pseudoPart)
        : message,
  ]);
  return [argument, type, Object.fromEntries(inForms)];
}

/** Accents every letter; marks such as `<0>` stay as they are. */
function accented(text: string): string {
  return text.replace(/<[^>]*>|[A-Za-z]/g, (found) =>
    found.length > 1 ? found : (ACCENTED[PLAIN.indexOf(found)] ?? found),
  );
}

function lengthOf(parts: unknown[]): string {
  return parts.filter((part) => typeof part === 'string').join('');
}

function padding(text: string): string {
  return '~'.repeat(Math.ceil(text.length / 3));
}
