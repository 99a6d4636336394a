import { testOperatorChannel } from '../../features/operator/setup/firstSteps.ts';
import { readArgs } from '../readArgs.ts';
import { runAct } from '../runAct.ts';
import { CliError, type Verb } from '../Verb.ts';

const CHANNELS = ['email', 'sms'] as const;

/** Tries whether mail or text messages reach somebody. */
export const testMessage: Verb = {
  name: 'test-message',
  usage: 'test-message email|sms <recipient>',
  summary:
    'Sends a test by mail or text message, with the variables of this shell; the running server carries it, `portalctl outbox <recipient>` says what became of it.',
  async run(args, { settings, print }) {
    const { channel: name, recipient } = readArgs(args, ['channel', 'recipient']);
    const channel = CHANNELS.find((one) => one === name);
    if (!channel) throw new CliError(`Say email or sms, not "${name}".`);
    await runAct(settings, (tools) => testOperatorChannel({ channel, recipient }, tools));
    print(`On its way to ${recipient}: portalctl outbox ${recipient}`);
  },
};
