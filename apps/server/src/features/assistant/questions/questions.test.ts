import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileQuestion } from '../../../data/compileQuestion.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../../testing/openDemoServer.ts';
import { agents } from '../agents/agents.ts';
import { readQuestion } from '../reading/readQuestion.ts';
import { readVocabulary, type Vocabulary } from '../reading/Vocabulary.ts';
import { judgeQuestions, noteReading, SET_TODAY } from './readQuestions.ts';

let words: Vocabulary;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openDemoDatabase();
  close = database.close;
  words = await readVocabulary({
    db: database.db,
    companyId: 'c-starlight',
    userId: 'u-owner',
    locale: 'zh-CN',
    now: DEMO_NOW,
    timeZone: 'Asia/Shanghai',
  });
});
afterAll(() => close());

it('[S760] reads the questions of the set right, and asks back rather than be sure of something else', () => {
  const judged = judgeQuestions(words);
  const shareOf = (verdict: string) => judged.filter((one) => one.verdict === verdict).length / judged.length;
  const missed = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(
      ({ verdict, before, question, expected, read }) =>
        `${verdict}: ${[...before, question].join(' > ')}\n  ${expected}\n  ${read}`,
    );
  expect(shareOf('wrong'), missed.join('\n')).toBeLessThanOrEqual(0.005);
  expect(shareOf('right'), missed.join('\n')).toBeGreaterThanOrEqual(0.96);
});

it('[S529] every suggested question of the agents is read in all three languages, alike and of its field', () => {
  for (const { themes, resources, name } of agents) {
    if (resources.length === 0) continue;
    for (const { prompt } of themes) {
      const readings = prompt.map((question) =>
        noteReading(readQuestion(question, { words, today: SET_TODAY })),
      );
      expect(new Set(readings).size, `${name[0]}: ${prompt.join(' | ')}: ${readings.join(' | ')}`).toBe(1);
      const reading = readQuestion(prompt[0], { words, today: SET_TODAY });
      if (reading.kind !== 'data') throw new Error(prompt[0]);
      const compiled = compileQuestion(reading.question, { locale: 'zh-CN', timeZone: 'UTC', now: DEMO_NOW });
      expect(resources).toEqual(expect.arrayContaining([...(compiled?.resources ?? ['none'])]));
    }
  }
});
