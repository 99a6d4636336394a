import * as v from 'valibot';
import { names, webAddress } from './fields.ts';

const LONGEST = 262_144;

const html = v.pipe(v.string(), v.maxLength(LONGEST, 'must not be over 256 kB'));

/** A document that people agree to, in the version that stands now: its own text, or a page elsewhere. */
export const AgreementSchema = v.pipe(
  v.strictObject({
    /** Stands in the document's address. */
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,49}$/, 'must be small letters, digits and hyphens')),
    name: names,
    version: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/, 'must be a version such as "2026-11", in quotes'),
      v.description('What is changed gets a version of its own: one that somebody accepted keeps its words.'),
    ),
    text: v.optional(
      v.pipe(
        v.strictObject({ zh: v.pipe(html, v.minLength(1, 'must not be empty')), en: html, ko: html }),
        v.description('HTML.'),
      ),
    ),
    address: v.optional(
      v.pipe(
        v.strictObject({ zh: webAddress, en: webAddress, ko: webAddress }),
        v.description('A page elsewhere, in place of a text.'),
      ),
    ),
    renew: v.optional(
      v.pipe(
        v.boolean(),
        v.description('Whether who accepted the version before is asked again. By default yes.'),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ text, address }) => (text === undefined) !== (address === undefined),
      'needs a text or an address',
    ),
    ['text'],
  ),
);

/** One of them as the file has it. */
export type FileAgreement = v.InferOutput<typeof AgreementSchema>;
