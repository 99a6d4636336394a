import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { announcementTypes } from '@portal/api-client/contract';
import { createPostgresBlobStore } from '../../blobs/createPostgresBlobStore.ts';
import { announcements, type LocalizedText } from '../../db/schema/announcements.ts';
import { contentProblem } from '../../features/announcements/contentProblem.ts';
import { storePublicFile } from '../../features/announcements/storePublicFile.ts';
import { systemClock } from '../../http/Clock.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Announces something to everybody who uses a system. */
export const announce: Verb = {
  name: 'announce',
  usage:
    'announce <title> <html> [--popup] [--release] [--ticker] [--type 1|2|4|5|7] [--system <code>] [--attach <file>]',
  summary: 'Announces to everybody: as a popup, as the latest release, in the ticker. Type 7 takes JSON.',
  async run(args, { settings, print }) {
    const { title, html, flags, options } = readArgs(
      args,
      ['title', 'html'],
      ['popup', 'release', 'ticker'],
      ['type', 'system', 'attach'],
    );
    const type = Number(options.type ?? announcementTypes.featureNotice);
    const problem = contentProblem(type, html);
    if (problem) throw new CliError(problem);
    const file = options.attach === undefined ? undefined : await readFile(options.attach);
    const id = randomUUID();
    await withDatabase(settings, (db) =>
      db.transaction(async (tx) => {
        await tx.insert(announcements).values({
          id,
          type,
          title: everywhere(title),
          content: everywhere(html),
          tickerText: flags.ticker ? everywhere(title) : null,
          systemCodes: options.system ? [options.system] : [],
          isPopup: flags.popup,
          isRelease: flags.release,
          publishedAt: systemClock.now(),
        });
        if (file)
          await storePublicFile(tx, createPostgresBlobStore({ db: tx }), {
            token: randomBytes(24).toString('base64url'),
            announcementId: id,
            kind: 'attachment',
            name: basename(options.attach ?? ''),
            contentType: 'application/octet-stream',
            position: 0,
            pieces: [file],
          });
        await notifyProcesses(tx, { type: 'changed', what: 'announcements' });
      }),
    );
    print(`Announced as ${id}.`);
  },
};

function everywhere(text: string): LocalizedText {
  return { zh: text, en: text, kr: text };
}
