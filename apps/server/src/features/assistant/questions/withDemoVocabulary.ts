import { beforeAll } from 'vitest';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import { openDemoVocabulary } from './openDemoVocabulary.ts';

/** Gives the tests of a file the words of the demo's large company; their database is closed after the last of them. */
export function withDemoVocabulary(give: (words: Vocabulary) => void): void {
  beforeAll(async () => {
    const { words, close } = await openDemoVocabulary();
    give(words);
    return close;
  });
}
