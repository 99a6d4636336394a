import type { Reporter } from '@playwright/test/reporter';

/** Journeys that an engine ran, and those that it cannot run, by the reason. */
type Ran = { count: number; left: Map<string, Set<string>> };

/** Says at the end of a run which engines it had, what they cannot run, and which were not found: a missing one is no passed one. */
// biome-ignore lint/style/noDefaultExport: a reporter is found by its file
export default class EnginesReporter implements Reporter {
  readonly #missing: readonly string[];
  readonly #ran = new Map<string, Ran>();

  constructor({ missing = [] }: { missing?: readonly string[] } = {}) {
    this.#missing = missing;
  }

  onTestEnd: Reporter['onTestEnd'] = (test, { status }) => {
    const engine = test.parent.project()?.name ?? '';
    const ran = this.#ran.get(engine) ?? { count: 0, left: new Map() };
    this.#ran.set(engine, ran);
    if (status !== 'skipped') ran.count += 1;
    else {
      const reason =
        test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason was given';
      ran.left.set(reason, (ran.left.get(reason) ?? new Set()).add(test.title));
    }
  };

  onEnd(): void {
    for (const [engine, { count, left }] of this.#ran) {
      console.log(`engine ${engine}: ${count} runs of journeys`);
      for (const [reason, titles] of left) {
        console.log(`engine ${engine}: NOT RUN, as ${reason}:`);
        for (const title of titles) console.log(`  ${title}`);
      }
    }
    for (const engine of this.#missing) {
      const name = `PORTAL_${engine.toUpperCase()}`;
      console.log(
        `engine ${engine}: NOT TESTED, not found (npx playwright install ${engine}, or ${name}=path)`,
      );
    }
  }
}
