import type { CliSettings } from './Operation.ts';

/** What a verb is run with. */
type VerbContext = { settings: CliSettings; print: (line: string) => void };

/** One thing that `portalctl` does. */
export type Verb = {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** Shows what is no secret and changes nothing: the audit log does not hold it. */
  readonly looksOnly?: true;
  run(args: string[], context: VerbContext): Promise<void>;
};

/** A wrong use of a verb, or something it names that is not there. */
export class CliError extends Error {
  override name = 'CliError';
}
