/** More forms than these of one pattern are not words that somebody mistypes. */
const MOST_FORMS = 24;

/** Every way of writing that a small pattern stands for: letters and groups that may be missing, and choices of words. */
export function formsOf(pattern: string): string[] {
  let forms = [pattern];
  for (let step = 0; step < 8; step += 1) {
    const next = forms.flatMap(opened);
    if (next.length > MOST_FORMS) return [];
    if (next.length === forms.length && next.every((form, index) => form === forms[index])) break;
    forms = next;
  }
  return [...new Set(forms)].filter((form) => !/[()[\]?+*\\.{}|]/.test(form)).map((form) => form.trim());
}

/** A pattern with its innermost choice, or its first sign that may be missing, in every way it can be. */
function opened(pattern: string): string[] {
  const group = /\(\?:([^()]*)\)(\??)/.exec(pattern);
  if (group) {
    const [whole, choices = '', optional] = group;
    const around = (one: string) => pattern.replace(whole, () => one);
    return [...choices.split('|').map(around), ...(optional ? [around('')] : [])];
  }
  const optional = /([\p{L} -])\?/u.exec(pattern);
  if (!optional) return [pattern];
  const [whole, sign = ''] = optional;
  return [pattern.replace(whole, () => sign), pattern.replace(whole, () => '')];
}
