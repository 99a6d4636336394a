import * as v from 'valibot';
import { isTimeZone } from '../../business/companyDays.ts';

const ID = /^[^\s/]{1,200}$/;
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,130}$/;
const PHONE = /^\+?\d{6,15}$/;

/** A text that is not empty. */
export const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'));

/** What names something for good: no spaces, no slashes. */
export const id = v.pipe(v.string(), v.regex(ID, 'must be 1 to 200 characters without spaces and slashes'));

export const wholeNumber = v.pipe(v.number(), v.integer('must be a whole number'));

export const names = v.strictObject({
  zh: text,
  en: v.string(),
  ko: v.string(),
});

/** A moment with its zone, as it is stored. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment such as 2027-01-31T00:00:00.000Z'),
  v.check(
    (value) => !Number.isNaN(new Date(value).getTime()),
    'must be a moment such as 2027-01-31T00:00:00.000Z',
  ),
);

export const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as Asia/Shanghai'));

export const email = v.pipe(v.string(), v.toLowerCase(), v.regex(EMAIL, 'must be an e-mail address'));
export const phone = v.pipe(v.string(), v.regex(PHONE, 'must be a phone number of 6 to 15 digits'));

export const hostName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
    'must be a host name in small letters, without scheme and port',
  ),
);

/** Where an app lives: nothing but scheme, host and port. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.origin === value,
    'must be an origin such as https://apps.example.com, without a path',
  ),
);

/** Who vouches for people: over TLS, except on this machine. */
export const issuer = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.parse(value);
    if (!url || url.username || url.password || url.search || url.hash) return false;
    const isHere = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
    return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
  }, 'must be an address such as https://login.example.com, with https and without a query'),
);

/** A page elsewhere; the portal writes its apps' origin for `{appsOrigin}`. */
export const address = v.pipe(
  v.string(),
  v.check(
    (value) =>
      /^https?:$/.test(URL.parse(value.replace('{appsOrigin}', 'https://apps.example'))?.protocol ?? ''),
    'must be an address that begins with https://, http:// or {appsOrigin}',
  ),
);

/** A page elsewhere, over TLS. */
export const webAddress = v.pipe(
  v.string(),
  v.check((value) => URL.parse(value)?.protocol === 'https:', 'must be an address that begins with https://'),
);

const MOST_PICTURE = 32_768;

/** A picture that every page may show: from elsewhere by https, or so small that it stands in the page. */
export const picture = v.pipe(
  v.string(),
  v.maxLength(MOST_PICTURE, 'must not be over 32 kB'),
  v.check(
    (value) =>
      /^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+=*$/.test(value) ||
      URL.parse(value)?.protocol === 'https:',
    'must be an https address or a picture as data:image/…;base64',
  ),
);
