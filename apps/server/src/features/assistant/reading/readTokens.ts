import type { BoundSign } from '../../../data/DataQuestion.ts';
import { formsOf } from './formsOf.ts';
import { isPlainWord, stemsOf } from './isPlainWord.ts';
import { joinNames, withWholeNames } from './joinNames.ts';
import { FILLERS } from './lexicon/fillers.ts';
import { lexicon } from './lexicon/lexicon.ts';
import { plainChinese } from './lexicon/plainWords.ts';
import { UNKNOWN } from './lexicon/unknownWords.ts';
import { choicesOf, createLongestMatch } from './longestMatch.ts';
import { NUMBER, normalise, numberOf } from './normalise.ts';
import {
  productPart,
  readColours,
  readEntities,
  readMarketplaces,
  readProductNames,
  SITES,
} from './readEntities.ts';
import { readPeriods } from './readPeriods.ts';
import { spellingAround, spellingOf } from './spellingOf.ts';
import type { Token } from './Token.ts';
import { createTokenText, type TokenText } from './TokenText.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** What was understood of a question, and the words of which nothing was. */
export type ReadTokens = {
  tokens: Token[];
  left: string[];
  /** The question with a sign in place of each token. */
  rest: string;
};

const alternatives = lexicon.flatMap(([pattern, token]) =>
  choicesOf(pattern).map((source) => ({ source, token })),
);
/** Chinese words that say nothing and have a part that would: found whole, so that nothing is read in them. */
const emptyWords = plainChinese
  .filter((word) => word.length > 1 && !/[没不无]/.test(word))
  .map((source) => ({ source, token: undefined }));
const readable = [...alternatives, ...emptyWords];
const longestOf = createLongestMatch(
  readable.map(({ source, token }) => ({ source: bounded(source), meaning: token })),
);
const MONTH_NAMES = 'january february march april june july august september october november december'.split(
  ' ',
);
/** What days are named by, which is mistyped as often as what is asked of them. */
const DAY_NAMES =
  'yesterday today quarter weekend christmas friday monday tuesday wednesday thursday saturday sunday'.split(
    ' ',
  );
/** The words without signs of patterns: what a mistyped word may have been. */
const spellings = [
  ...alternatives.flatMap(({ source }) => formsOf(source)),
  ...MONTH_NAMES,
  ...DAY_NAMES,
  ...SITES.flatMap(([, names]) => names.split('|')),
].filter((source) => !/[()[\]?+*\\.]/.test(source));

/** Single words of Latin letters by what they are forms of. */
const stemsOfSpellings = new Map(
  spellings
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .flatMap((word) => stemsOf(word).map((stem) => [stem, word] as const)),
);

/** Signs that stand beside what was understood and say no more. */
const SIGN_ALONE = /^[花到去来得着被使用拿做边谁]$/u;

const UNIT = '(?:个|款|名|条|家|种|大|位|只|개|명|가지)?';
const OVER =
  '超过|大于|高于|高过|大过|多过|多于|高出|超出|突破|超(?=\\d)|(?<!跌)破(?=\\d)|不止|>(?!=)|above|over|north of|beyond|upwards of|more than|greater than|bigger than|larger than|higher than|exceed(?:s|ing|ed)?';
const AT_LEAST =
  '不低于|不少于|不小于|至少|起码|>=|≥|最低|최소|no less than|no fewer than|not less than|not under|not below|at least|a minimum of';
const UNDER =
  '(?:撑|卖)不[到过]|不够(?:卖|撑)|跌破|跌到|低于|小于|少于|低过|小过|少过|不到|没到|没达到?|未达到?|不及|不足|不满|不够|<(?!=)|below|under|less than|fewer than|lower than|smaller than|short of';
const AT_MOST =
  '不超过|没超过|没过|不高于|不大于|不多于|至多|最多(?=\\d)|<=|≤|no more than|not more than|not over|not above|at most|a maximum of|up to(?= \\d)|최대(?= ?\\d)';
const DAYS =
  '(%|％|percent|퍼센트|프로|天|日|days?(?: of (?:cover|stock|inventory|supply))?|일|周|星期|weeks?(?: of (?:cover|stock|inventory|supply))?|주|个月|months?(?: of (?:cover|stock|inventory|supply))?|개월|달(?=치|분)|美元|美金|美刀|刀|块钱?|\\$|bucks|불|usd|dollars?|달러|件|个|units?|개|单|星|stars?|점)?';

const AMOUNT = `\\d[\\d,]*(?:\\.\\d+)? ?(?:[万千만천]|[kmw](?![a-z]))?|${NUMBER}`;
const SCALES: Readonly<Record<string, number>> = {
  千: 1e3,
  k: 1e3,
  천: 1e3,
  万: 1e4,
  w: 1e4,
  만: 1e4,
  m: 1e6,
};
const DAYS_OF = [
  [/^(?:天|日|day|일)/i, 1],
  [/^(?:周|星期|week|주)/i, 7],
  [/^(?:个月|month|개월|달(?!러))/i, 30],
] as const;
function amountOf(text: string): number {
  if (!/^\d/.test(text)) return numberOf(text);
  const scale = SCALES[text.at(-1)?.toLowerCase() ?? ''] ?? 1;
  return Number.parseFloat(text.replaceAll(',', '')) * scale;
}

/** Reads a question word by word; what has been mistyped is read as what it was meant to be. */
export function readTokens(question: string, words: Vocabulary, today: string): ReadTokens {
  let plain = normalise(question);
  for (let correction = 0; ; correction += 1) {
    const text = readText(plain, words, today);
    const left = leftOf(text, words);
    const found = correction < 3 && left.length > 0 ? mistypedOf(text, left, { plain, words }) : undefined;
    if (!found) {
      joinNames(text);
      const whole = withWholeNames(text.tokens(), words);
      return { tokens: whole.tokens, left: [...left, ...whole.left], rest: text.text };
    }
    const written = found.written.replace(/[^\p{L}\p{N}]/gu, '.');
    plain = plain.replace(new RegExp(`(?<![a-z])${written}(?![a-z])`, 'i'), found.meant);
  }
}

/** What says nothing is no slip of what does. */
const isFiller = (written: string) => written.replace(FILLERS, '').trim() === '';

/** The known form of a word that stands in another: "commission", "trended". */
function formOf(written: string): string | undefined {
  if (!/^[a-z]{4,}$/i.test(written)) return undefined;
  return stemsOf(written.toLowerCase()).flatMap((stem) => stemsOfSpellings.get(stem) ?? [])[0];
}

/** A word that is left, or one of which a part was understood, and what it was meant to be. */
function mistypedOf(
  text: TokenText,
  left: readonly string[],
  { plain, words }: { plain: string; words: Vocabulary },
): { written: string; meant: string } | undefined {
  const known = { words: spellings, names: words.products };
  const runs = (text.text.match(/[\p{L}\p{N}]+/gu) ?? []).map((run) => run.replace(/[\uE000-\uF8FF]/g, ''));
  for (const written of [...left, ...runs]) {
    if (isFiller(written) || isPlainWord(written)) continue;
    const meant = formOf(written) ?? spellingOf(written, known);
    if (meant) return { written, meant };
  }
  for (const word of left) {
    const around = spellingAround(word, plain, known);
    if (around && !isFiller(around.written)) return around;
  }
  return undefined;
}

function readText(plain: string, words: Vocabulary, today: string): TokenText {
  const text = createTokenText(plain);
  readEntities(text, words);
  text.take(UNKNOWN, ([found]) => ({ kind: 'unknown', text: found }));
  readNumbers(text);
  readPeriods(text, today);
  readMarketplaces(text);
  readColours(text, words);
  readProductNames(text, words, 3);
  text.takeLongest(longestOf);
  // "ROAS도": that one too.
  text.take(/(?<=^[\uE000-\uF8FF] ?)도(?=[\s?!.]*$)/, () => ({ kind: 'word', word: 'adding' }));
  joinNames(text);
  return text;
}

/** How many, and over or under how much. */
function readNumbers(text: TokenText): void {
  const threshold = (is: BoundSign, pattern: string) =>
    text.take(new RegExp(pattern, 'i'), (match) => {
      const [, number = '', unit = ''] = match;
      const days = DAYS_OF.find(([names]) => names.test(unit))?.[1];
      return {
        kind: 'threshold',
        is,
        value: amountOf(number) * (days ?? 1),
        isDays: days !== undefined,
        ...(/ of /i.test(unit) && { measure: 'daysOfCover' as const }),
        ...((/^(?:美元|美金|美刀|刀|块|\$|bucks|불|usd|dollar|달러)/i.test(unit) ||
          match[0].includes('$')) && {
          isMoney: true,
        }),
        ...(/^(?:星|star|점)/i.test(unit) && { isStars: true }),
        ...(/^(?:%|％|percent|퍼센트|프로)/i.test(unit) && { isPercent: true }),
      };
    });
  text.take(
    /(?:库龄)?(?:超过|大于|高于) ?180 ?天(?:以上)?的?(?=库存|存货)|库龄(?:超过|大于|高于) ?180 ?天(?:以上)?|older than 180 days/i,
    () => ({
      kind: 'segment',
      segment: 'aged',
    }),
  );
  text.take(
    /(?:四|4|four) ?颗?(?:星|[- ]stars?)(?:及|或)?(?:以上|(?: and| or)? ?(?:above|up|more|better|higher))的?(?= ?(?:评|reviews?))|(?:별점 ?)?4점 ?이상(?=의? ?(?:리뷰|후기))/i,
    () => ({ kind: 'segment', segment: 'positive' }),
  );
  text.take(
    /(?:两|二|2|two) ?颗?(?:星|[- ]stars?)(?:及|或)?(?:以下|(?: and| or)? ?(?:below|less|lower|under|worse))的?(?= ?(?:评|reviews?))|(?:별점 ?)?2점 ?이하(?=의? ?(?:리뷰|후기))/i,
    () => ({ kind: 'segment', segment: 'negative' }),
  );
  text.take(
    /([1-5一二两三四五]|one|two|three|four|five) ?颗?(?:星|[- ]stars?|점)(?:级)?的?(?= ?(?:评价|评论|差评|reviews?|ratings|ones(?![a-z])|리뷰|후기))/i,
    ([, number = '']) => ({
      kind: 'filter',
      filter: { dimension: 'stars', values: [String(numberOf(number))] },
    }),
  );
  // "No more than" before the "more than" in it.
  threshold('>=', `(?:${AT_LEAST}) ?\\$?(${AMOUNT}) ?${DAYS}`);
  threshold('<=', `(?:${AT_MOST}) ?\\$?(${AMOUNT}) ?${DAYS}`);
  threshold('>', `(?:(?:掉|跌|降|落|涨|升|达)到了?)?(?:${OVER}) ?\\$?(${AMOUNT}) ?${DAYS}`);
  threshold('<', `(?:${UNDER}) ?\\$?(${AMOUNT}) ?${DAYS}`);
  threshold(
    '>=',
    `(?:(?:涨|升|达)到了?)?(${AMOUNT}) ?${DAYS} ?(?:及?以上|之上|往上|or (?:more|above|higher|greater|over)|and (?:above|over|up)(?![a-z])|이상)`,
  );
  threshold(
    '>',
    `(?:(?:涨|升|达)到了?)?(${AMOUNT}) ?${DAYS} ?(?:开外|(?:을|를|이|가|은)? ?(?:넘는|넘은|넘었|넘어가?는?|넘게|초과|웃도는|상회하는)(?:인|한|하는)?|보다 ?(?:많|큰|높)은?)`,
  );
  threshold(
    '<=',
    `(?:(?:掉|跌|降|落)到了?)?(${AMOUNT}) ?${DAYS} ?(?:及?以下|往下|以内|or (?:less|below|lower|fewer|under)|and (?:below|under)(?![a-z])|이하|(?:이|가|도|에|을|를)? ?(?:안 ?넘는|못 ?넘는))`,
  );
  threshold(
    '<',
    `(?:(?:掉|跌|降|落)到了?)?(${AMOUNT}) ?${DAYS} ?(?:之下|미만|아래|밑|(?:이|가|도|에|을|를)? ?(?:안 ?되는|못 ?미치는|밑도는|하회하는)|보다 ?(?:적|작|낮)은?)`,
  );
  threshold('<', `(${AMOUNT}) ?${DAYS}(?:치|분)?도? ?(?:안|못) ?(?:남|되|버)\\S*`);
  const limit = (pattern: string, rank?: 'least' | 'worst' | 'best' | 'most') =>
    text.take(new RegExp(pattern, 'i'), ([, number = '']) => {
      const count = numberOf(number);
      if (!(count >= 1)) return undefined;
      return { kind: 'limit', limit: Math.min(100, Math.floor(count)), ...(rank && { rank }) };
    });
  limit(
    `(?:倒数|后|垫底的?|bottom|lowest|least|하위) ?(?:第)?(${NUMBER}) ?${UNIT}(?![天日周月年%\\d])`,
    'least',
  );
  limit(`(?:worst) (${NUMBER})(?! (?:days|weeks|months|years))`, 'worst');
  limit(`(?:best) (${NUMBER})(?! (?:days|weeks|months|years))`, 'best');
  limit(`(?:top|상위|탑|톱) ?-?(${NUMBER}) ?${UNIT}(?! (?:days|weeks|months|years)|\\d| ?[%％])`, 'most');
  limit(`(?:前|first) ?-?(${NUMBER}) ?${UNIT}(?![天日周月季年%\\d]|个?[天周月])`);
  limit(
    `(?<![\\d第年月.钱元块刀-])哪?(${NUMBER}) ?(?:个|款|名|条|家|种|개)(?=(?:sku|asin|品(?![类牌])|链接|listing|商品|产品|单品|宝贝|活动|广告|店|站点|市场|仓|品类|类目|平台|渠道|国家|订单|评价|评论|差评|好评|카테고리|제품|창고|마켓|플랫폼|상품|캠페인|스토어|(?:만|의|를|을|은|는|이|가|정도)(?![가-힣])|[\\s?？]|$))`,
  );
  limit(
    `(?<![\\w.-])(${NUMBER}) (?=(?:best|worst|top|lowest|highest|slowest|least|most|biggest|largest|smallest|weakest|strongest|cheapest|products|skus|campaigns|shops|stores|items|listings)\\b)`,
  );
}

/** What is left when words that say nothing are taken out; words of products are tokens yet. */
function leftOf(text: TokenText, words: Vocabulary): string[] {
  const runs = text.text.match(/[^\uE000-\uF8FF\p{P}\p{S}]+/gu) ?? [];
  for (const run of runs)
    for (const part of productRuns(withoutPlain(run).replace(FILLERS, ' ').trim(), words))
      text.take(
        new RegExp(
          part.written
            .split(/\s+/)
            .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'))
            .join('.*?'),
          'i',
        ),
        () => ({
          kind: 'filter',
          filter: { dimension: 'product', values: [part.meant], isPart: true },
        }),
      );
  return withoutPlain(text.text.replace(/[\uE000-\uF8FF]/g, ' '))
    .replace(FILLERS, ' ')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word.replace(/[-\d]/g, '').length > 0 || /\d/.test(word))
    .filter((word) => !SIGN_ALONE.test(word) && !isPlainWord(word));
}

/** Words of products among those that are left: the longest runs of them. */
function productRuns(left: string, vocabulary: Vocabulary): { written: string; meant: string }[] {
  const words = left.split(/\s+/).filter((word) => word !== '');
  for (let size = words.length; size > 0; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const written = words.slice(from, from + size).join(' ');
      const meant = productPart(written, vocabulary);
      if (meant)
        return [
          ...productRuns(words.slice(0, from).join(' '), vocabulary),
          { written, meant },
          ...productRuns(words.slice(from + size).join(' '), vocabulary),
        ];
    }
  return [];
}

/** A text in which whole words that belong to the asking are blanks. */
const withoutPlain = (text: string) => text.replace(/\p{L}+/gu, (word) => (isPlainWord(word) ? ' ' : word));

/** Words of Latin letters begin and end where they do; others have no gaps. */
function bounded(written: string): string {
  // A blank of Korean may be missing; one of English may be a hyphen.
  const source = written
    .replace(/(?<=[가-힣)]) (?=[가-힣(])/g, ' ?')
    .replace(/(?<=[a-z)]) (?=[a-z(])/gi, '[ -]');
  const isLatin = (sign = '') => /[a-z]/i.test(sign);
  // What has to follow a blank begins a word itself.
  const last = / \(\?=[^()]*\)$/.test(written) ? '' : source.replace(/[?)\]]+$/, '').at(-1);
  return `${isLatin(source.replace(/^[(?:]+/, '')[0]) ? '(?<![a-z])' : ''}${source}${isLatin(last) ? '(?![a-z])' : ''}`;
}
