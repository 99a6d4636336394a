import { findUser } from '../findUser.ts';
import { passwordLink as makeLink } from '../passwordLink.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Lets a person set a password without a message. */
export const passwordLink: Verb = {
  name: 'password-link',
  usage: 'password-link <account>',
  summary: 'Prints where a person sets a password, and a code for it that works once, within ten minutes.',
  async run(args, { settings, print }) {
    const { account } = readArgs(args, ['account']);
    const line = await withDatabase(settings, async (db) => {
      const { email, phone } = await findUser(db, account);
      const contact = email ?? phone;
      if (!contact) throw new CliError(`${account} has neither an e-mail address nor a phone number.`);
      return makeLink(db, settings, contact);
    });
    print(line);
  },
};
