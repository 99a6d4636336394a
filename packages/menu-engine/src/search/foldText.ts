// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are folded to spaces
const FOLDED = /[\x00-\x1fA-Z\xa0\xc0-\u2e80\u3000\uff01-\uff5e]/;

/**
 * Returns a text in the spelling that is compared: lower case, without accents, full-width signs made half-width. Its
 * length never changes, so that positions in it are positions in the text.
 */
export function foldText(text: string): string {
  if (!FOLDED.test(text)) return text;
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  let folded = '';
  for (let at = 0; at < text.length; at += 1) folded += foldUnit(text.charCodeAt(at));
  return folded;
}

function foldUnit(code: number): string {
  if (code < 0x20 || code === 0x3000 || code === 0xa0) return ' ';
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  const unit = String.fromCharCode(code);
  if (code > 0x2e80) return unit;
  const base = code >= 0xc0 ? unit.normalize('NFD').charAt(0) : unit;
  const lower = base.toLowerCase();
  return lower.length === 1 ? lower : unit;
}
