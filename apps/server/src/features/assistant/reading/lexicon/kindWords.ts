import { filter, type Saying } from './Saying.ts';

/** Platforms, ways of delivery, kinds of ads and categories. */
export const kindWords: readonly Saying[] = [
  ['亚马逊|亚马|amz|amazon|아마존', filter('platform', 'AMAZON')],
  ['抖音海外|tt|tiktok(?: ?shop)?|tik tok(?: shop)?|tk|틱톡(?: ?샵)?', filter('platform', 'TIKTOK')],
  ['shopify|独立站|쇼피파이', filter('platform', 'SHOPIFY')],
  ['ebay|이베이', filter('platform', 'EBAY')],
  ['沃尔玛|walmart|월마트', filter('platform', 'WALMART')],
  ['速卖通|aliexpress|알리익스프레스', filter('platform', 'ALIEXPRESS')],
  ['虾皮|shopee|쇼피', filter('platform', 'SHOPEE')],
  ['temu|테무', filter('platform', 'TEMU')],
  [
    'fba发货|fba配送|亚马逊发货|平台发货|fba|平台配送|亚马逊配送|fulfilled by amazon',
    filter('fulfilment', 'FBA'),
  ],
  [
    'fbm发货|自己发货|商家发货|卖家发货|fbm|mfn|自发货|merchant[- ]fulfilled|self[- ]fulfilled|自配送|seller[- ]fulfilled|자체 ?배송',
    filter('fulfilment', 'FBM'),
  ],
  ['商品推广|sponsored products|sp广告', filter('adsType', 'SP')],
  ['品牌推广|sponsored brands|sb广告', filter('adsType', 'SB')],
  ['展示推广|sponsored display|sd广告', filter('adsType', 'SD')],
  [
    '电子产品类?|电子(?:类目|类|品类)|数码|电子|electronic(?:s| products| goods)?|전자제품|전자',
    filter('category', 'electronics'),
  ],
  [
    '家居(?:类目|类|品类)|home (?:category|products)|家居用品|家居|home goods|home|홈 ?카테고리',
    filter('category', 'home'),
  ],
  ['厨具|厨房用品|厨房(?:类目|类|品类)|厨房|kitchen(?:ware)?|주방', filter('category', 'kitchen')],
  ['运动类|运动用品|运动(?:类目|品类)|sporting goods|运动|sports|스포츠', filter('category', 'sports')],
  ['户外用品|户外(?:类目|类|品类)|户外|outdoors?|아웃도어', filter('category', 'outdoor')],
  [
    '宠物用品|宠物(?:类目|类|品类)|pet (?:products|category)|반려동물|펫|pets|pet supplies|반려동물 ?용품',
    filter('category', 'pets'),
  ],
  ['健康(?:类目|类|品类)|health|건강', filter('category', 'health')],
  ['玩具(?:类目|类|品类)|장난감|玩具|toys|완구', filter('category', 'toys')],
];
