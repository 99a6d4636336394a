/** How words are written in haste, and what they stand for; each stands alone. */
const SHORT_LATIN: Readonly<Record<string, string>> = {
  avg: 'average',
  lst: 'last',
  camp: 'campaign',
  lm: 'last month',
  lw: 'last week',
  lq: 'last quarter',
  ly: 'last year',
  yday: 'yesterday',
  ystd: 'yesterday',
  tmrw: 'tomorrow',
  wk: 'week',
  wks: 'weeks',
  mth: 'month',
  mths: 'months',
  mo: 'month',
  mos: 'months',
  qtr: 'quarter',
  yr: 'year',
  yrs: 'years',
  rev: 'revenue',
  inv: 'inventory',
  qty: 'quantity',
  pcs: 'units',
  pct: 'percent',
  prod: 'product',
  prods: 'products',
  cat: 'category',
  cats: 'categories',
  mkt: 'marketplace',
  mktplace: 'marketplace',
  wh: 'warehouse',
  whse: 'warehouse',
  cmpgn: 'campaign',
  camps: 'campaigns',
  imps: 'impressions',
  n: 'and',
  wat: 'what',
  wut: 'what',
  u: 'you',
  r: 'are',
  ur: 'your',
  b4: 'before',
  outsell: 'sell more than',
  outsells: 'sell more than',
  outsold: 'sell more than',
  teh: 'the',
  tis: 'this',
  hw: 'how',
  nd: 'and',
  gimme: 'give me',
  lemme: 'let me',
  wanna: 'want to',
  gotta: 'have to',
};
const LATIN = new RegExp(`(?<![\\w'-])(?:${Object.keys(SHORT_LATIN).join('|')})(?![\\w'-])`, 'gi');

const SHORT_KOREAN: readonly (readonly [RegExp, string])[] = [
  [/남앗/g, '남았'],
  [/(?<=어제|오늘|그제|그저께|이번 ?달|지난 ?달|이번 ?주|지난 ?주)[꺼거](?=\s|$)/g, ''],
  [/(?:(밑|아래)(?:으로|로)) ?(?:떨어진|내려간|빠진)/g, '$1인'],
  [/(?<![가-힣])젤(?=\s)/g, '제일'],
  [/(?<![가-힣])요번/g, '이번'],
  [/(?<![가-힣])저번 ?달/g, '지난달'],
  [/(?<![가-힣])저번 ?분기/g, '지난 분기'],
  [/(?<![가-힣])담 ?(?=달|주|분기)/g, '다음 '],
  [/(?<![가-힣])금(?=월(?!요)|주(?!문))/g, '이번 '],
  [/이번 월/g, '이번 달'],
  [/(?<![가-힣])전 ?주(?=\s|에|의|보다|대비)/g, '지난주'],
];

/** Signs of Chinese in their long form, each followed by its short one. */
const LONG_AND_SHORT = `
  來来個个們们這这麼么還还賣卖買买銷销額额單单庫库貨货產产業业營营潤润費费廣广點点擊击評评價价論论類类別别給给幫帮請请過过處处與与東东門门開开關关問问題题員员長长
  訂订購购標标準准總总結结統统計计報报間间樣样種种較较變变動动態态勢势趨趋區区國国內内際际臺台灣湾歐欧韓韩體体積积壓压斷断補补發发運运輸输達达確确認认實实現现當当
  幾几裡里裏里誰谁為为對对從从數数據据頁页訪访錢钱賺赚虧亏損损壞坏賬账帳账戶户戰战績绩線线圖图錄录條条級级項项歲岁時时週周雙双網网紅红帶带寵宠無无電电護护讓让剛刚
  顯显轉转換换見见觀观覽览選选滿满負负隻只邊边嗎吗煩烦詢询爲为麗丽華华腳脚備备鍵键盤盘鍋锅氣气機机攝摄頭头燈灯藍蓝櫃柜劃划淨净廠厂聽听說说話话許许該该應应試试誤误
  調调談谈語语讀读設设證证遠远進进連连適适遲迟遞递郵邮醫医釋释鐘钟鋪铺錯错陽阳隊队陰阴階阶隨随險险離离難难雜杂靈灵預预領领頻频顏颜願愿飛飞飾饰館馆馬马驗验魚鱼鳥鸟
  麥麦黃黄齊齐沒没於于後后`;
const shortOf = new Map(
  (LONG_AND_SHORT.match(/\p{Script=Han}{2}/gu) ?? []).map(
    ([long = '', short = '']) => [long, short] as const,
  ),
);

/** A question in full words and in the short form of Chinese. */
export function inFull(question: string): string {
  const latin = question
    .replace(
      / ?\/ ?(?=(?:day|week|month|sku|product|shop|store|campaign|marketplace|platform)s?(?![\w-]))/gi,
      ' per ',
    )
    .replace(/(?<![\w-])(year|quarter|month|week)-to-date/gi, '$1 to date')
    .replace(/(?<![\w-])[lt](\d{1,3})d(?![\w-])/gi, 'last $1 days')
    .replace(/(?<![\w-])(\d{1,3})d(?![\w-])/gi, '$1 days')
    .replace(/(?<=\b(?:last|past) \d{1,3}) d(?![\w-])/gi, ' days')
    .replace(/(?<![\d.])(?=\.\d)/g, '0')
    .replace(/(?<![\w])w\/o(?![a-z])/gi, 'without')
    .replace(/(?<![\w])w\/ ?/gi, 'with ')
    .replace(LATIN, (found) => SHORT_LATIN[found.toLowerCase()] ?? found);
  const korean = SHORT_KOREAN.reduce((text, [pattern, full]) => text.replace(pattern, full), latin);
  return [...korean].map((sign) => shortOf.get(sign) ?? sign).join('');
}
