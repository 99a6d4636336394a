import { checkModels } from '../../features/assistant/models/checkModels.ts';
import { readProvider } from '../../features/assistant/models/readProvider.ts';
import { readUsage } from '../../features/assistant/usage/usage.ts';
import { readStoredConfig } from '../../features/setup/storedConfig.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs, wholeNumber } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';
import { MOST_LINES, printFeedback } from './printFeedback.ts';

const DAY_MS = 86_400_000;
const DAYS = '30';
const WHATS = 'check, usage and feedback';

/** Checks the assistant's connection, and shows what was used of it and what people thought of its answers. */
export const assistant: Verb = {
  name: 'assistant',
  usage:
    'assistant check | assistant usage [--days <n>] [--company <code>] | assistant feedback [--days <n>] [--company <code>] [--all]',
  summary: `Says which models answer and what each can do; or what companies used, by day and model; or which answers people found bad, and why, the newest first, ${MOST_LINES} lines at most; --all shows the good ones, too.`,
  looksOnly: true,
  async run(args, { settings, print }) {
    const { what, flags, options } = readArgs(args, ['what'], ['all'], ['days', 'company']);
    if (what === 'check') {
      const stored = await withDatabase(settings, readStoredConfig);
      const provider = readProvider(process.env, stored.assistant);
      if (!provider)
        throw new CliError('No provider is set up: AI_BASE_URL, or `assistant` in the portal’s file.');
      print(`${provider.baseUrl}, ${provider.apiKey ? 'with a key' : 'without a key'}`);
      const checked = await checkModels(provider);
      for (const { model, streaming, tools, images } of checked) {
        print(`${model.code}`);
        const line = (name: string, { works, why, ms }: typeof streaming, isSetUp?: boolean) => {
          const other =
            isSetUp !== undefined && isSetUp !== works ? `; set up as ${isSetUp ? 'yes' : 'no'}` : '';
          print(`  ${name}: ${works ? 'yes' : 'no'} (${ms} ms)${works ? '' : `, ${why}`}${other}`);
        };
        line('streaming', streaming);
        line('tools', tools, model.hasTools);
        line('images', images, model.hasVision);
      }
      if (checked.every(({ streaming }) => !streaming.works)) throw new CliError('No model answers.');
      return;
    }
    if (what === 'feedback') {
      const days = options.days === undefined ? undefined : wholeNumber('days', options.days, 1);
      return printFeedback(settings, print, { company: options.company, days, isAll: flags.all === true });
    }
    if (what !== 'usage') throw new CliError(`The assistant has ${WHATS}, not "${what}".`);
    const days = wholeNumber('days', options.days ?? DAYS, 1);
    const rows = await withDatabase(settings, async (db) => {
      const company = options.company === undefined ? undefined : await findCompany(db, options.company);
      return readUsage(db, {
        from: new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10),
        to: new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
        ...(company && { companyId: company.id }),
      });
    });
    print('day\tcompany\tmodel\tanswers\ttokens in\ttokens out');
    for (const { day, companyId, modelCode, answers, inputTokens, outputTokens } of rows)
      print([day, companyId, modelCode, answers, inputTokens, outputTokens].join('\t'));
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
    print(
      `in all\t\t\t${sum((row) => row.answers)}\t${sum((row) => row.inputTokens)}\t${sum((row) => row.outputTokens)}`,
    );
  },
};
