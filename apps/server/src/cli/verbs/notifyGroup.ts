import { randomUUID } from 'node:crypto';
import { operatorContract } from '@portal/api-client/contract/operator';
import { sendOperatorNotice } from '../../features/operator/announcements/sentNotices.ts';
import { splitList } from '../../settings/splitList.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs } from '../readArgs.ts';
import { requestOf } from '../requestOf.ts';
import { runAct } from '../runAct.ts';
import { CliError, type Verb } from '../Verb.ts';

const LOCALES = ['zh-CN', 'en-US', 'ko-KR'] as const;

/** Sends a notice to a group of people. */
export const notifyGroup: Verb = {
  name: 'notify-group',
  usage:
    'notify-group <title> <text> [--companies <codes>] [--systems <codes>] [--languages <locales>] [--eject] [--title-en <text>] [--text-en <text>] [--title-ko <text>] [--text-ko <text>]',
  summary:
    'Sends each person of a group a notice, once and in their language; to everybody where no group is named. Several are separated by commas. It cannot be taken back.',
  async run(args, { settings, print }) {
    const { title, text, flags, options } = readArgs(
      args,
      ['title', 'text'],
      ['eject'],
      ['companies', 'systems', 'languages', 'title-en', 'text-en', 'title-ko', 'text-ko'],
    );
    const { answer } = await runAct(settings, async (tools) => {
      const found = [];
      for (const code of splitList(options.companies)) found.push(await findCompany(tools.db, code));
      const request = requestOf(operatorContract.sendOperatorNotice.request, {
        id: randomUUID(),
        title: { zh: title, en: options['title-en'] ?? '', kr: options['title-ko'] ?? '' },
        text: { zh: text, en: options['text-en'] ?? '', kr: options['text-ko'] ?? '' },
        audience: {
          companyIds: found.map(({ id }) => id),
          systemCodes: splitList(options.systems),
          locales: splitList(options.languages).map(localeOf),
        },
        isEject: flags.eject,
      });
      return sendOperatorNotice(request, tools);
    });
    print(`Sent to ${answer.recipientCount}.`);
  },
};

function localeOf(name: string): (typeof LOCALES)[number] {
  const found = LOCALES.find((one) => one === name);
  if (!found) throw new CliError(`--languages takes ${LOCALES.join(', ')}, not "${name}".`);
  return found;
}
