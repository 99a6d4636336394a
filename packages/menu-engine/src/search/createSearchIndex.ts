import { menuLabel } from '../core/menuLabel.ts';
import type { MenuEntry } from '../core/types.ts';
import { type Alphabet, createAlphabet } from './createAlphabet.ts';
import { type AnswerMemory, createAnswerMemory } from './createAnswerMemory.ts';
import { createTextIndex, type TextIndex } from './createTextIndex.ts';
import { createVocabulary, type Vocabulary } from './createVocabulary.ts';
import { foldText } from './foldText.ts';
import { type AddressIndex, createAddressIndex } from './matchAddress.ts';
import type { PinyinTable } from './pinyinTable.ts';

/** What stands further back in a name is not searched: no name of a page is longer. */
const NAME_MAX = 120;

/** What a search looks into. */
export type SearchIndex = {
  readonly leaves: readonly MenuEntry[];
  /** Names as they are shown. */
  readonly labels: readonly string[];
  readonly names: TextIndex;
  readonly alphabet: Alphabet;
  readonly addresses: AddressIndex;
  readonly vocabulary: Vocabulary;
  readonly memory: AnswerMemory;
};

/** Builds an index, to be run in pieces: each step ends where others may go first. */
export function* createSearchIndex(
  leaves: readonly MenuEntry[],
  locale: string,
): Generator<undefined, SearchIndex> {
  const labels: string[] = [];
  const folded: string[] = [];
  for (const [place, leaf] of leaves.entries()) {
    const label = composed(menuLabel(leaf, locale));
    labels.push(label);
    folded.push(foldText(label.slice(0, NAME_MAX)));
    if (place % 2000 === 1999) yield;
  }
  const names = createTextIndex(folded);
  yield;
  const addresses = createAddressIndex(leaves.map(({ menu }) => menu.menuUrl ?? ''));
  yield;
  const vocabulary = createVocabulary(names);
  const alphabet = createAlphabet(names);
  const memory = createAnswerMemory(names, alphabet, addresses);
  return { leaves, labels, names, alphabet, addresses, vocabulary, memory };
}

/** Letters and their marks as one character each, so that they are compared and highlighted together. */
function composed(label: string): string {
  return /[\u0300-\u036f\u1100-\u11ff\u3099\u309a]/.test(label) ? label.normalize('NFC') : label;
}

/** Returns the same index with the readings of its Chinese characters. */
export function withPinyin(index: SearchIndex, table: PinyinTable): SearchIndex {
  const alphabet = createAlphabet(index.names, table);
  return { ...index, alphabet, memory: createAnswerMemory(index.names, alphabet, index.addresses) };
}
