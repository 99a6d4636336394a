import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOC = join(import.meta.dirname, '../../../../../docs/first-hour.md');

/** The blocks of the page about the first hour: its file, its commands, and the part about what is on sale. */
export function firstHour(): { file: string; commands: string[]; sales: string } {
  const text = readFileSync(DOC, 'utf8');
  const blocks = [...text.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language, block = '']) => ({
    language,
    block,
  }));
  const files = blocks.filter(({ language }) => language === 'yaml').map(({ block }) => block);
  const [file = ''] = files;
  const sales = files.find((block) => block.startsWith('sales:')) ?? '';
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ block }) => block.trim().split('\n'));
  return { file, commands, sales };
}
