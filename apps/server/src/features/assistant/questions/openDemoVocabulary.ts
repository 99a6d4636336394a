import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../../testing/openDemoServer.ts';
import { readVocabulary, type Vocabulary } from '../reading/Vocabulary.ts';

/** Returns the words of the demo's large company, read from a database of its own, which `close` removes. */
export async function openDemoVocabulary(): Promise<{ words: Vocabulary; close: () => Promise<void> }> {
  const { db, close } = await openDemoDatabase();
  const words = await readVocabulary({
    db,
    companyId: 'c-starlight',
    userId: 'u-owner',
    locale: 'zh-CN',
    now: DEMO_NOW,
    timeZone: 'Asia/Shanghai',
  });
  return { words, close };
}
