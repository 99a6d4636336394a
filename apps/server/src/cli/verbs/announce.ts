import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { announcementTypes } from '@portal/api-client/contract';
import { operatorContract } from '@portal/api-client/contract/operator';
import { createPostgresBlobStore } from '../../blobs/createPostgresBlobStore.ts';
import type { LocalizedText } from '../../db/schema/announcements.ts';
import { storePublicFile } from '../../features/announcements/storePublicFile.ts';
import { saveOperatorAnnouncement } from '../../features/operator/announcements/saveAnnouncement.ts';
import { readArgs } from '../readArgs.ts';
import { requestOf } from '../requestOf.ts';
import { runAct } from '../runAct.ts';
import type { Verb } from '../Verb.ts';

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
    const file = options.attach === undefined ? undefined : await readFile(options.attach);
    const id = randomUUID();
    const request = requestOf(operatorContract.saveOperatorAnnouncement.request, {
      id,
      type: Number(options.type ?? announcementTypes.featureNotice),
      title: everywhere(title),
      content: everywhere(html),
      ticker: flags.ticker ? everywhere(title) : null,
      audience: { companyIds: [], systemCodes: options.system ? [options.system] : [], locales: [] },
      isPopup: flags.popup,
      isRelease: flags.release,
      endsAt: null,
    });
    await runAct(settings, async (tools) => {
      const { db } = tools;
      const done = await saveOperatorAnnouncement(request, tools);
      if (file)
        await storePublicFile(db, createPostgresBlobStore({ db }), {
          token: randomBytes(24).toString('base64url'),
          announcementId: id,
          kind: 'attachment',
          name: basename(options.attach ?? ''),
          contentType: 'application/octet-stream',
          position: 0,
          pieces: [file],
        });
      return done;
    });
    print(`Announced as ${id}.`);
  },
};

function everywhere(text: string): LocalizedText {
  return { zh: text, en: text, kr: text };
}
