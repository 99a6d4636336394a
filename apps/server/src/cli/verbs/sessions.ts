import { devicesOf } from '../../features/account/devices/ownDevices.ts';
import { systemClock } from '../../http/Clock.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Lists where a person is signed in. */
export const sessions: Verb = {
  name: 'sessions',
  usage: 'sessions <account>',
  summary: 'Lists where a person is signed in, with the ids that end-sessions takes.',
  looksOnly: true,
  async run(args, { settings, print }) {
    const { account } = readArgs(args, ['account']);
    const devices = await withDatabase(settings, async (db) => {
      const { id: userId } = await findUser(db, account);
      return devicesOf({ db, clock: systemClock }, { userId, currentId: '' });
    });
    for (const { sessionId, browser, system, address, lastUsedAt } of devices)
      print(`${sessionId}  ${lastUsedAt}  ${browser || '-'} ${system || '-'}  ${address}`);
    if (devices.length === 0) print('Signed in nowhere.');
  },
};
