import { readFile } from 'node:fs/promises';
import { addBanner, clearBanners, isBannerLink } from '../../features/account/banners.ts';
import { readImageInfo } from '../../features/profile/readImageInfo.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const MOST_BYTES = 512 * 1024;

/** Adds a picture with words and a link to a place such as the login page, or takes all of a place away. */
export const banner: Verb = {
  name: 'banner',
  usage: 'banner <position> [--title <zh> --en <en> --kr <ko> --link <address> --image <file>] [--clear]',
  summary:
    'Adds a banner to a place such as LOGIN; --clear takes those of the place away, back to the built-in.',
  async run(args, { settings, print }) {
    const { position, flags, options } = readArgs(
      args,
      ['position'],
      ['clear'],
      ['title', 'en', 'kr', 'link', 'image'],
    );
    const { title = '', en = '', kr = '', link = '' } = options;
    if (!flags.clear && !title && !options.image) throw new CliError('A banner needs --title or --image.');
    if (!isBannerLink(link)) throw new CliError(`"${link}" is no web address and no path of the portal.`);
    const image = options.image === undefined ? '' : await readPicture(options.image);
    await withDatabase(settings, (db) =>
      flags.clear
        ? clearBanners(db, position)
        : addBanner(db, position, { title, titleEn: en, titleKr: kr, link, image }),
    );
    print(flags.clear ? `${position} has its built-in banners.` : `${position} has one banner more.`);
  },
};

/** A picture inside the answer: the pages' policy loads none from other hosts. */
async function readPicture(file: string): Promise<string> {
  const bytes = await readFile(file);
  const info = readImageInfo(bytes);
  if (!info || bytes.length > MOST_BYTES)
    throw new CliError(`${file} is no PNG, JPEG or WebP of up to 512 kB.`);
  return `data:${info.contentType};base64,${bytes.toString('base64')}`;
}
