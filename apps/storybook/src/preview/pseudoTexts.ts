import { pseudoMessage } from '@portal/tooling-test/pseudo';
import type { CatalogSource } from '@portal/ui';

/** The tag that Unicode keeps for a language made of accents: English, longer, in brackets. */
export const PSEUDO_LOCALE = 'en-XA';

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
