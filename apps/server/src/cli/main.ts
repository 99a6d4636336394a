import { loadQuickly } from '../lifecycle/loadQuickly.ts';
import { readSettings } from '../settings/readSettings.ts';
import { operatorName } from './operatorName.ts';
import { VERBS } from './VERBS.ts';
import { CliError } from './Verb.ts';

loadQuickly();

const [name = 'help', ...args] = process.argv.slice(2);
const load = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
if (!load) {
  console.log('portalctl: what an operator does with a portal\n');
  for (const loadVerb of Object.values(VERBS)) {
    const { usage, summary } = await loadVerb();
    console.log(`  portalctl ${usage}\n      ${summary}`);
  }
  process.exit(name === 'help' || name === '--help' ? 0 : 1);
}
const verb = await load();
try {
  const operation = verb.looksOnly ? undefined : { operator: operatorName(process.env), verb: name, args };
  await verb.run(args, { settings: { ...readSettings(process.env), operation }, print: console.log });
} catch (error) {
  const isUsage =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (isUsage || error instanceof CliError) console.error(`${error.message}\nUsage: portalctl ${verb.usage}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
