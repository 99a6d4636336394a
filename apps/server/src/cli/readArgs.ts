import { parseArgs } from 'node:util';
import { CliError } from './Verb.ts';

/** What a verb was called with. */
export type ReadArgs<Name extends string, Flag extends string, Option extends string> = Record<
  Name,
  string
> & {
  flags: Record<Flag, boolean>;
  options: Partial<Record<Option, string>>;
};

/** Reads the named positional arguments of a verb, its flags, and its options with a value. */
export function readArgs<
  const Name extends string,
  const Flag extends string = never,
  const Option extends string = never,
>(
  args: string[],
  names: readonly Name[],
  flags: readonly Flag[] = [],
  options: readonly Option[] = [],
): ReadArgs<Name, Flag, Option> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const, default: false }])),
      ...Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
    },
    allowPositionals: true,
  });
  const missing = names[positionals.length];
  if (missing) throw new CliError(`<${missing}> is missing.`);
  if (positionals.length > names.length) throw new CliError(`"${positionals[names.length]}" is too much.`);
  const named = Object.fromEntries(names.map((name, index) => [name, positionals[index] ?? '']));
  return { ...named, flags: values, options: values } as ReadArgs<Name, Flag, Option>;
}

/** Reads a whole number of an argument. */
export function wholeNumber(name: string, text: string, from = 0): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < from)
    throw new CliError(`<${name}> must be a whole number from ${from} on, not "${text}".`);
  return value;
}
