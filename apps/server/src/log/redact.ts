const TOKEN_PATH = /(\/sso\/ecSocket\/|\/download-center\/ws\/)[^/?#\s]+/g;
const SECRET_PARAMETER = /([?&](?:token|access_token|password|code|ticket|sign)=)[^&#\s]+/gi;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const LONG_SECRET = /[A-Za-z0-9_-]{40,}/g;

/** A path or address without the token that some of them carry. */
export function redactPath(path: string): string {
  return path.replace(TOKEN_PATH, '$1[redacted]').replace(SECRET_PARAMETER, '$1[redacted]');
}

/** A text from outside, cut short and without tokens, e-mail addresses and phone numbers. */
export function redactText(text: string): string {
  return redactPath(text.slice(0, 500))
    .replace(EMAIL, '[e-mail]')
    .replace(PHONE, '[phone]')
    .replace(LONG_SECRET, '[redacted]');
}
