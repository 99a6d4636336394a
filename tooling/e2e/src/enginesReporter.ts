import type { Reporter } from '@playwright/test/reporter';

/** Says at the end of a run which engines it had and which were not found: a missing one is no passed one. */
// biome-ignore lint/style/noDefaultExport: a reporter is found by its file
export default class EnginesReporter implements Reporter {
  readonly #missing: readonly string[];
  readonly #ran = new Map<string, number>();

  constructor({ missing = [] }: { missing?: readonly string[] } = {}) {
    this.#missing = missing;
  }

  onTestEnd: Reporter['onTestEnd'] = (test) => {
    const engine = test.parent.project()?.name ?? '';
    this.#ran.set(engine, (this.#ran.get(engine) ?? 0) + 1);
  };

  onEnd(): void {
    for (const [engine, count] of this.#ran) console.log(`engine ${engine}: ${count} runs of journeys`);
    for (const engine of this.#missing) {
      const name = `PORTAL_${engine.toUpperCase()}`;
      console.log(
        `engine ${engine}: NOT TESTED, not found (npx playwright install ${engine}, or ${name}=path)`,
      );
    }
  }
}
