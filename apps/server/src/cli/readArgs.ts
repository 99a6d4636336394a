import { parseArgs } from 'node:util';
import { CliError } from './Verb.ts';

/** Reads the named positional arguments of a verb, and its flags. */
export function readArgs<const Name extends string, const Flag extends string = never>(
  args: string[],
  names: readonly Name[],
  flags: readonly Flag[] = [],
): Record<Name, string> & { flags: Record<Flag, boolean> } {
  const options = Object.fromEntries(
    flags.map((flag) => [flag, { type: 'boolean' as const, default: false }]),
  );
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const missing = names[positionals.length];
  if (missing) throw new CliError(`<${missing}> is missing.`);
  if (positionals.length > names.length) throw new CliError(`"${positionals[names.length]}" is too much.`);
  const named = Object.fromEntries(names.map((name, index) => [name, positionals[index] ?? '']));
  return { ...(named as Record<Name, string>), flags: values as Record<Flag, boolean> };
}
