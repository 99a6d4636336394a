import type { BenchResult } from '../lib/report.ts';

type Part = (args: string[]) => Promise<BenchResult>;

/** The parts of the bench; `--only=render,…` runs some of them. */
const PARTS: Record<string, () => Promise<Part>> = {
  answers: async () => (await import('./measureAnswers.ts')).measureAnswers,
  drawer: async () => (await import('./measureDrawer.ts')).measureDrawer,
  kills: async () => (await import('./measureKills.ts')).measureKills,
  render: async () => (await import('./measureRender.ts')).measureRender,
};

/** How the assistant does: answers drawn, answers that survive, the drawer. */
export async function benchAi(args: string[]): Promise<BenchResult> {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const parts: BenchResult[] = [];
  for (const [name, load] of Object.entries(PARTS)) {
    if (only && !only.includes(name)) continue;
    parts.push(await (await load())(args));
  }
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    bars: parts.flatMap(({ bars }) => bars),
  };
}
