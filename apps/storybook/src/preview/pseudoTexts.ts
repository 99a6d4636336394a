import type { Messages } from '@lingui/core';
import type { CatalogSource } from '@portal/ui';

/** The tag that Unicode keeps for a language made of accents: English, longer, in brackets. */
export const PSEUDO_LOCALE = 'en-XA';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';

type Compiled = Messages[string];

const made = new WeakMap<CatalogSource, CatalogSource>();

/** The same source with texts that are English in accents and a third longer: what is left plain is in no catalog. */
export function pseudoSource(english: CatalogSource): CatalogSource {
  const source = made.get(english) ?? withPseudoTexts(english);
  made.set(english, source);
  return source;
}

function withPseudoTexts(english: CatalogSource): CatalogSource {
  return {
    ...english,
    [PSEUDO_LOCALE]: async () => {
      const loaded = await english['en-US']?.();
      const texts = Object.entries(loaded?.messages ?? {});
      return { messages: Object.fromEntries(texts.map(([id, text]) => [id, pseudoMessage(text)])) };
    },
  };
}

function pseudoMessage(text: Compiled): Compiled {
  if (typeof text === 'string') return `⟦${accented(text)}${padding(text)}⟧`;
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
