import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDataDir, spawnServer } from '@portal/tooling-test/server';
import { atLeast, atMost, type BenchResult, round } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';

type Counts = Record<string, { asked: number; right: number; wrong: number; askedBack: number }>;

/** What `apps/server/src/features/assistant/questions/judge.ts` prints. */
type Judged = {
  languages: Counts;
  /** By set: questions that were written apart and asked once before the reading was mended by them. None is unseen any more. */
  sets: Record<string, Counts>;
  /** Reading the company's own words, which each question does, without the rest. */
  vocabularyMs: number;
  readMs: number;
  /** Of a governed question over the orders that there are. */
  answerMs: number;
  missed: string[];
};

const LEAST_RIGHT = 96;
const MOST_WRONG = 0.5;
const MOST_READ_MS = 30;
const MOST_ANSWER_MS = 300;

/** Asks the question set without a model: what share is read right, wrong but sure, or asked back, and how long it takes. */
export async function benchAnswers(): Promise<BenchResult> {
  const folder = makeDataDir();
  const env = {
    ...process.env,
    PORT: '0',
    PORTAL_SEED: 'demo',
    PORTAL_DEMO_SIZE: '20',
    PORTAL_DATA_DIR: folder,
    DATABASE_URL: '',
    NODE_ENV: 'production',
  };
  const server = await spawnServer(env);
  try {
    const { databaseUrl } = JSON.parse(readFileSync(join(folder, 'connection.json'), 'utf8'));
    const judge = [
      '--conditions=source',
      'apps/server/src/features/assistant/questions/judge.ts',
      databaseUrl,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, judge, { cwd: root });
    return report(JSON.parse(stdout) as Judged);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function sharesOf(counts: Counts) {
  const all = Object.values(counts);
  const sum = (name: 'asked' | 'right' | 'wrong' | 'askedBack') =>
    all.reduce((total, one) => total + one[name], 0);
  const share = (name: 'right' | 'wrong' | 'askedBack') => round((100 * sum(name)) / sum('asked'));
  return { right: share('right'), wrongButSure: share('wrong'), askedBack: share('askedBack') };
}

function report({ languages, sets, vocabularyMs, readMs, answerMs, missed }: Judged): BenchResult {
  const known = sharesOf(languages);
  return {
    figures: {
      languages,
      ...known,
      sets: Object.fromEntries(
        Object.entries(sets).map(([name, counts]) => [name, { ...sharesOf(counts), languages: counts }]),
      ),
      vocabularyMs,
      missed,
    },
    bars: [
      atLeast('read right, %', known.right, LEAST_RIGHT),
      atMost('wrong but sure, %', known.wrongButSure, MOST_WRONG),
      atMost('reading a question, p95 ms', readMs, MOST_READ_MS),
      atMost('answer over 100,000 orders, p95 ms', answerMs, MOST_ANSWER_MS),
    ],
  };
}
