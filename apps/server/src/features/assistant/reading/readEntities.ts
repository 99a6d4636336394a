import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import { cities } from './places.ts';
import type { Token } from './Token.ts';
import type { TokenText } from './TokenText.ts';
import type { Vocabulary } from './Vocabulary.ts';

const ORDER_NO = /\b\d{3}-\d{7}-\d{7}\b|\b57\d{16}\b|#\d{6}-\d{4}\b/;
/** Letters and digits with dashes between them. */
const CODE = /(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])/i;
const LEAST_PART = 4;
/** Where a word of Latin letters begins and ends; signs have no gaps. */
const START = '(?:(?<![a-z])|(?![a-z]))';
const END = '(?:(?![a-z])|(?<![a-z]))';

const PLACE = '(?: ?(?:站(?:点(?!击))?|区|市场|marketplace|site|store|(?:마켓|사이트|스토어)(?!별)))?';
/** Countries by name, and by code where it is written large or names a marketplace. */
export const SITES: readonly (readonly [string, string, string])[] = [
  ['US', '美国|美区|美(?=站)|united states|usa|america|미국', 'US'],
  ['DE', '德国|德(?=站)|germany|german|독일', 'DE'],
  ['UK', '英国|英(?=站)|great britain|britain|united kingdom|england|영국', 'UK|GB'],
  ['JP', '日本|日(?=站)|japan(?:ese)?|일본', 'JP'],
  ['CA', '加拿大|加(?=站)|canada|캐나다', 'CA'],
  ['FR', '法国|法(?=站)|france|french|프랑스', 'FR'],
  ['IT', '意大利|意(?=站)|italy|italian|이탈리아', 'IT'],
  ['ES', '西班牙|西(?=站)|spain|spanish|스페인', 'ES'],
  ['AU', '澳大利亚|澳洲|澳(?=站)|australia|호주', 'AU'],
  ['MX', '墨西哥|墨(?=站)|mexico|멕시코', 'MX'],
];
/** Marketplaces that have a common name. */
const REGIONS: readonly (readonly [string, readonly string[]])[] = [
  ['欧洲五国|欧洲|欧盟|europe(?:an)?|eu(?= )|유럽', ['DE', 'FR', 'IT', 'ES', 'UK']],
  ['北美|north america|북미', ['US', 'CA', 'MX']],
];

const filter = (dimension: DimensionName, values: readonly string[], isPart = false): Token => ({
  kind: 'filter',
  filter: { dimension, values, ...(isPart && { isPart }) },
});

/** Replaces what the company itself has a name for: orders, SKUs, shops, warehouses, campaigns, marketplaces. */
export function readEntities(text: TokenText, words: Vocabulary): void {
  text.take(ORDER_NO, ([found]) => filter('order', [found]));
  const named = (dimension: DimensionName, names: readonly string[]) => {
    const longest = names
      .filter((name) => name.length >= LEAST_PART)
      .sort((one, other) => other.length - one.length);
    for (const name of longest)
      if (text.text.toLowerCase().includes(name.toLowerCase()))
        text.take(new RegExp(`(?<![\\w-])${literal(name)}(?![\\w-])`, 'i'), () => filter(dimension, [name]));
  };
  named('campaign', words.campaigns);
  named('shop', words.shops);
  named('warehouse', words.warehouses);
  readCities(text, words);
  for (const type of ADS_TYPES)
    text.take(
      new RegExp(
        `(?<![\\w-])(?:${type}|${type.toLowerCase()})(?![\\w-])(?: ?(?:广告(?![费花支销订转])|ads?(?![a-z])(?! (?:sales|spend|orders|costs?))|광고(?=\\s|$)))?`,
      ),
      () => filter('adsType', [type]),
    );
  text.take(CODE, ([found]) => {
    const code = found.toUpperCase();
    const sku = words.skus.find((one) => one.toUpperCase() === code);
    if (sku) return filter('product', [sku]);
    const isPart = code.length >= LEAST_PART && words.skus.some((one) => one.toUpperCase().includes(code));
    return isPart ? filter('product', [code], true) : undefined;
  });
}

/** Replaces cities by the company's warehouses there; a city without one stays, and is asked about. */
function readCities(text: TokenText, { warehouses }: Vocabulary): void {
  const ofPlatform = warehouses.filter((name) => /^fba/i.test(name));
  for (const [site, names] of SITES) {
    const there = ofPlatform.filter((name) => name.toUpperCase() === `FBA-${site}`);
    if (there.length > 0)
      text.take(
        new RegExp(`fba的? ?(?:${names})(?:站|的)?仓库?(?!存)|(?:${names})(?:站|的)? ?fba ?仓库?(?!存)`, 'i'),
        () => filter('warehouse', there),
      );
  }
  if (ofPlatform.length > 0)
    text.take(
      /(?:fba|亚马逊|amazon|아마존) ?(?:仓库?(?!存)|warehouses?|창고)|fba(?= ?(?:的|上|里)?(?:可用|可售)?(?:库存|在途|재고|inventory|stock|inbound|입고|货))/i,
      () => filter('warehouse', ofPlatform),
    );
  for (const [code, names] of cities) {
    const there = warehouses.filter((name) => name.toUpperCase().replace(/[ _]/g, '-').includes(code));
    if (there.length > 0)
      text.take(
        new RegExp(`${START}(?:${names})${END}(?: ?(?:仓库?(?!存)|仓(?=库存)|warehouse|창고))?`, 'i'),
        () => filter('warehouse', there),
      );
  }
}

/** Kinds of ads by their codes, which people write large. */
const ADS_TYPES = ['SP', 'SB', 'SD'];

/** Marketplaces whose codes are no words, written small. */
const UNLIKE_WORDS = new Set(['UK', 'JP', 'AU', 'MX']);

/** Replaces names of marketplaces; what was said for days must be taken before, since a country can be a day. */
export function readMarketplaces(text: TokenText): void {
  for (const [names, values] of REGIONS)
    text.take(new RegExp(`${START}(?:${names})(?:[三四五六]国)?${PLACE}`, 'i'), () =>
      filter('marketplace', values),
    );
  for (const [site, names, codes] of SITES) {
    text.take(new RegExp(`${START}(?:${names})${END}${PLACE}`, 'i'), () => filter('marketplace', [site]));
    text.take(
      new RegExp(
        `(?<![\\w-])(?:the )?(?:${codes})(?![\\w-])(?: (?:marketplace|site|store))?(?:站(?:点(?!击))?)?`,
      ),
      () => filter('marketplace', [site]),
    );
    const small = codes.toLowerCase();
    text.take(
      new RegExp(
        `(?<![\\w-])(?:${small})(?=[\\p{Script=Han}\\p{Script=Hangul}])(?:站(?:点(?!击))?)?|(?<=[\\p{Script=Han}\\p{Script=Hangul}])(?:${small})(?![\\w-])${
          UNLIKE_WORDS.has(site) ? `|(?<![\\w-])(?:${small})(?![\\w-])` : ''
        }${site === 'US' ? '|(?<=\\b(?:vs\\.?|versus|in the|from the|for the|than the|the|in|excluding|except|without|excl\\.?|minus|only) )us(?![\\w-])|(?<!\\b(?:give|gave|show|shows|tell|told|let|lets|for|to|with|by|costs?|made|makes?|help|helps|bring|brings|of|from|gets?|got|send|earned|earns?|against|behind|between|about|at|on|than) )(?<=[a-z\uE000-\uF8FF] )us(?=[\\s?.!]*$)|(?<=^(?:and |what about |how about |just )?)us(?=(?: only)?[\\s?!.]*$)|^us(?= )|(?<![\\w-])us(?= (?:vs\\.?|versus|or|market) ?)' : ''}`,
        'u',
      ),
      () => filter('marketplace', [site]),
    );
    text.take(new RegExp(`(?<![\\w-])(?:${codes}) ?(?:站(?:点(?!击))?|marketplace|site|only)`, 'i'), () =>
      filter('marketplace', [site]),
    );
  }
}

const HAN_OR_HANGUL = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Replaces words of the products' names that are long enough to be nothing else. */
export function readProductNames(text: TokenText, words: Vocabulary, least: number): void {
  const names = words.products.join('\n').toLowerCase();
  readJoinedNames(text, names);
  const lower = text.text.toLowerCase();
  for (let from = 0; from < lower.length; from += 1) {
    if (!HAN_OR_HANGUL.test(lower[from] ?? '')) continue;
    for (let to = Math.min(lower.length, from + 12); to - from >= least; to -= 1) {
      const part = lower.slice(from, to);
      if (part !== part.trim() || !names.includes(part)) continue;
      text.take(new RegExp(literal(part), 'i'), () => filter('product', [part], true));
      readProductNames(text, words, least);
      return;
    }
  }
}

/** Replaces colours in Chinese by the sign of it that the products' names have: "白色" in "珍珠白". */
export function readColours(text: TokenText, { products }: Vocabulary): void {
  text.take(/([黑白灰蓝绿红粉黄紫棕银金])色的?(?!星期)/, ([, colour = '']) =>
    products.some((name) => name.endsWith(colour)) ? filter('product', [colour], true) : undefined,
  );
}

/** Replaces words of Korean names that are written without the blanks between them. */
function readJoinedNames(text: TokenText, names: string): void {
  for (const [run] of text.text.matchAll(/\p{Script=Hangul}{4,}/gu))
    for (let length = run.length; length >= 4; length -= 1) {
      const pattern = [...run.slice(0, length)].map(literal).join(' ?');
      const part = new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u').exec(names)?.[0];
      if (!part?.includes(' ')) continue;
      text.take(new RegExp(run.slice(0, length)), () => filter('product', [part], true));
      break;
    }
}

/** Two words of a name that were written as one: "airfryers". */
function joinedName(word: string, names: string): string | undefined {
  if (!/^[a-z]{6,}$/.test(word)) return undefined;
  for (const stem of [word, word.replace(/s$/, '')])
    for (let cut = 3; cut <= stem.length - 3; cut += 1) {
      const part = `${stem.slice(0, cut)} ${stem.slice(cut)}`;
      if (new RegExp(`(?<![a-z])${part}(?![a-z])`).test(names)) return part;
    }
  return undefined;
}

/** What is left of a question, as a part of the products' names, if it is one. */
export function productPart(left: string, { products }: Vocabulary): string | undefined {
  const word = left.toLowerCase().trim();
  const forms = [word, word.replace(/(?:es|s)$/, ''), word.replace(/s$/, '')];
  const names = products.join('\n').toLowerCase();
  const least = HAN_OR_HANGUL.test(word) ? 2 : 3;
  const joined = joinedName(word, names);
  if (joined) return joined;
  // A word of Latin letters is a whole word of a name; "wireles" is no plural's singular.
  const endOf = (form: string) =>
    /[a-z]$/.test(word) ? `${form.endsWith('s') ? '(?:es)?' : '(?:es|s)?'}(?![a-z])` : '';
  return forms.find(
    (form) => form.length >= least && new RegExp(`(?<![a-z])${literal(form)}${endOf(form)}`).test(names),
  );
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
