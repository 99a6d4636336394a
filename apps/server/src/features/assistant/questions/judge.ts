import { performance } from 'node:perf_hooks';
import { openDatabase } from '../../../db/openDatabase.ts';
import { findData } from '../data/findData.ts';
import { readQuestion } from '../reading/readQuestion.ts';
import { readVocabulary } from '../reading/Vocabulary.ts';
import { judgeQuestions, readQuestionSet, SET_TODAY, setsApart } from './readQuestions.ts';

/** Judges the question set over a database with demo data and prints what came of it, as JSON: for the bench `answers`. */
const [url = ''] = process.argv.slice(2);
const { db, close } = openDatabase(url);
const scope = {
  db,
  companyId: 'c-starlight',
  userId: 'u-owner',
  locale: 'zh-CN' as const,
  now: new Date(),
  timeZone: 'Asia/Shanghai',
};
const words = await readVocabulary(scope);
const judged = judgeQuestions(words, 'known');
const vocabularyTimes: number[] = [];
const readTimes: number[] = [];
const answerTimes: number[] = [];
for (const { question } of readQuestionSet('known')) {
  const began = performance.now();
  const words = await readVocabulary(scope);
  vocabularyTimes.push(performance.now() - began);
  const reading = readQuestion(question, { words, today: SET_TODAY });
  readTimes.push(performance.now() - began);
  if (reading.kind !== 'data') continue;
  const asked = performance.now();
  await findData(reading.question, scope);
  answerTimes.push(performance.now() - asked);
}
await close();

const p95 = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)];
const countsOf = (some: typeof judged) => ({
  asked: some.length,
  right: some.filter(({ verdict }) => verdict === 'right').length,
  wrong: some.filter(({ verdict }) => verdict === 'wrong').length,
  askedBack: some.filter(({ verdict }) => verdict === 'asked-back').length,
});
const byLanguage = (some: typeof judged) =>
  Object.fromEntries(
    [...Map.groupBy(some, ({ language }) => language)].map(([language, its]) => [language, countsOf(its)]),
  );
process.stdout.write(
  JSON.stringify({
    languages: byLanguage(judged),
    sets: Object.fromEntries(setsApart.map((set) => [set, byLanguage(judgeQuestions(words, set))])),
    vocabularyMs: p95(vocabularyTimes),
    readMs: p95(readTimes),
    answerMs: p95(answerTimes),
    missed: judged
      .filter(({ verdict }) => verdict !== 'right')
      .map(
        ({ verdict, before, question, expected, read }) =>
          `${verdict}: ${[...before, question].join(' > ')}: ${expected}; read ${read}`,
      ),
  }),
);
