import { expect, it } from 'vitest';
import { createLogger } from './createLogger.ts';

it('[S537] what comes from outside stays on its line: line ends and escape sequences are escaped', () => {
  const lines: string[] = [];
  const log = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
  const hostile = 'x\n2026-01-01 INFO login ok\r\u001b[2J\u001b]0;title\u0007';
  log.warn({ name: hostile, path: `/a?name=${hostile}`, err: new Error(hostile) }, hostile);
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(line)).toMatchObject({ name: hostile, msg: hostile });
});
