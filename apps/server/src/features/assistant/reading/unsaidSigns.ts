import { FOUND } from './TokenText.ts';

/** Ways of asking that only look like a denial. */
const HARMLESS =
  /是不是|有没有|有无|值不值|(?:能不能|可不可以)(?=\s*(?:帮|给|麻烦|看|查|告诉|说|列|拉|导|发|做|算|$|[,，?？]))|要不要|对不对|差不多|不好意思|没问题|不同|不错|非常|无论|未来|非得|开张没|没(?=[\s,，。?？!！]|$)|\bno problem\b|아니면|있잖아/giu;
/** What denies, compares, counts or names days: it always says something. */
const TELLING: readonly RegExp[] = [
  /[没无不未非勿]\p{Script=Han}{0,2}/u,
  /\b(?:not?|never|none|nothing|neither|nor|without|cannot|\w+n't)\b/i,
  /(?:^|\s)(?:안|못)(?=\s|$)|\S*(?:없|않|아니)\S*/u,
  /[更越]\p{Script=Han}?/u,
  /\bthan\b|보다(?=\s|$)/i,
  /\bsame (?:days?|dates?|time|period|weeks?|months?)\b|同期|같은 ?(?:기간|날|때)/i,
  /\d+\S{0,3}/,
];
/** What names a length of time, where nothing else says which days. */
const DAYS =
  /[日周月季年]报|[周月季年][初末底]|\b(?:daily|weekly|monthly|quarterly|yearly|annual|month-end)\b|(?:일간|주간|월간|연간)(?=\s|$)/iu;
/** A sign that makes another figure of the word before it: 动销 and 动销率. */
const OTHER_FIGURE = new RegExp(
  `${FOUND}([率价额比费税值点均]|[율률액료비](?=[은는이가을를의도]?(?:\\s|$)))`,
  'u',
);

/** "Per order" in Korean, behind what was understood: of each, which no figure is that does not say so. */
const EACH = new RegExp(`${FOUND}당(?=\\s|$)`, 'u');

/**
 * Returns the signs between what was understood that cannot be words of asking, whatever list has them:
 * denials, comparisons, numbers, lengths of time and what makes another figure of the word before it.
 */
export function unsaidSigns(rest: string, hasDays: boolean): string[] {
  const other = OTHER_FIGURE.exec(rest)?.[1];
  const each = EACH.exec(rest)?.[0].slice(1);
  const text = rest.replace(new RegExp(`${FOUND}+`, 'g'), ' ').replace(HARMLESS, ' ');
  const days = hasDays ? undefined : DAYS.exec(text)?.[0];
  const told = TELLING.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
  return [...told, ...(other ? [other] : []), ...(each ? [each] : []), ...(days ? [days] : [])];
}
