import type { BoundSign } from '../../../data/DataQuestion.ts';
import { NUMBER, numberOf } from './normalise.ts';
import type { TokenText } from './TokenText.ts';

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

/** How many, and over or under how much. */
export function readNumbers(text: TokenText): void {
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
