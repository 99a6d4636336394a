import { filter, type Saying } from './Saying.ts';

/** Platforms, ways of delivery, kinds of ads and categories. */
export const kindWords: readonly Saying[] = [
  ['亚马逊|amazon|아마존', filter('platform', 'AMAZON')],
  ['抖音海外|tiktok(?: shop)?|tk|틱톡', filter('platform', 'TIKTOK')],
  ['shopify|独立站|쇼피파이', filter('platform', 'SHOPIFY')],
  ['ebay|이베이', filter('platform', 'EBAY')],
  ['沃尔玛|walmart|월마트', filter('platform', 'WALMART')],
  ['速卖通|aliexpress|알리익스프레스', filter('platform', 'ALIEXPRESS')],
  ['虾皮|shopee|쇼피', filter('platform', 'SHOPEE')],
  ['temu|테무', filter('platform', 'TEMU')],
  ['fba|平台配送|亚马逊配送|fulfilled by amazon', filter('fulfilment', 'FBA')],
  ['fbm|自发货|自配送|seller[- ]fulfilled|자체 ?배송', filter('fulfilment', 'FBM')],
  ['商品推广|sponsored products|sp广告', filter('adsType', 'SP')],
  ['品牌推广|sponsored brands|sb广告', filter('adsType', 'SB')],
  ['展示推广|sponsored display|sd广告', filter('adsType', 'SD')],
  ['电子产品|电子类|电子|electronics|전자제품|전자', filter('category', 'electronics')],
  ['家居类|家居用品|家居|home goods|home|홈 ?카테고리', filter('category', 'home')],
  ['厨房用品|厨房类|厨房|kitchen|주방', filter('category', 'kitchen')],
  ['运动类|运动用品|运动|sports|스포츠', filter('category', 'sports')],
  ['户外用品|户外类|户外|outdoors?|아웃도어', filter('category', 'outdoor')],
  ['宠物用品|宠物类|pets|pet supplies|반려동물 ?용품', filter('category', 'pets')],
  ['健康类|health|건강', filter('category', 'health')],
  ['玩具类|玩具|toys|완구', filter('category', 'toys')],
];
