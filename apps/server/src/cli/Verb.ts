import type { Settings } from '../settings/readSettings.ts';

/** What a verb is run with. */
type VerbContext = { settings: Settings; print: (line: string) => void };

/** One thing that `portalctl` does. */
export type Verb = {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  run(args: string[], context: VerbContext): Promise<void>;
};

/** A wrong use of a verb, or something it names that is not there. */
export class CliError extends Error {
  override name = 'CliError';
}
