import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOC = join(import.meta.dirname, '../../../../../docs/first-hour.md');

/** The blocks of the page about the first hour, by their language. */
export function firstHour(): { file: string; commands: string[] } {
  const text = readFileSync(DOC, 'utf8');
  const blocks = [...text.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language, block = '']) => ({
    language,
    block,
  }));
  const [file] = blocks.filter(({ language }) => language === 'yaml');
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ block }) => block.trim().split('\n'));
  return { file: file?.block ?? '', commands };
}
