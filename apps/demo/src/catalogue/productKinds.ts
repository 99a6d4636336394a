import type { Words } from '../trees/parseOutline.ts';

/** A kind of product; each comes in every finish. */
export type ProductKind = { code: string; name: Words; category: string; priceUsd: number; weight: number };

const kind = (
  code: string,
  category: string,
  priceUsd: number,
  weight: number,
  ...name: [string, string, string]
): ProductKind => ({
  code,
  name,
  category,
  priceUsd,
  weight,
});

/** Kinds of product; prices in hundredths of US dollars, weights in grams. */
export const productKinds: readonly ProductKind[] = [
  kind('EAR', 'electronics', 3999, 180, '真无线蓝牙耳机', 'True wireless earbuds', '무선 이어폰'),
  kind('YOG', 'sports', 2799, 1100, '防滑瑜伽垫', 'Non-slip yoga mat', '미끄럼 방지 요가 매트'),
  kind('LMP', 'home', 3299, 900, '护眼台灯', 'Eye-care desk lamp', '시력 보호 스탠드'),
  kind('BTL', 'kitchen', 2499, 420, '不锈钢保温杯', 'Insulated steel bottle', '스테인리스 보온병'),
  kind('PET', 'pets', 4599, 1800, '自动宠物喂食器', 'Automatic pet feeder', '자동 반려동물 급식기'),
  kind('CHR', 'electronics', 2999, 260, '三合一无线充电器', '3-in-1 wireless charger', '3-in-1 무선 충전기'),
  kind('FRY', 'kitchen', 8999, 4800, '空气炸锅', 'Air fryer', '에어프라이어'),
  kind('BAG', 'outdoor', 4999, 950, '防水登山背包', 'Waterproof hiking backpack', '방수 등산 배낭'),
  kind('KBD', 'electronics', 6499, 980, '机械键盘', 'Mechanical keyboard', '기계식 키보드'),
  kind('HUM', 'home', 3799, 1200, '超声波加湿器', 'Ultrasonic humidifier', '초음파 가습기'),
  kind('MSG', 'health', 12999, 1600, '肩颈按摩仪', 'Neck massager', '목 마사지기'),
  kind('TNT', 'outdoor', 15999, 4200, '四人露营帐篷', 'Four-person tent', '4인용 캠핑 텐트'),
  kind('VAC', 'home', 21999, 3400, '无线吸尘器', 'Cordless vacuum', '무선 청소기'),
  kind('CAM', 'electronics', 7999, 320, '室内监控摄像头', 'Indoor security camera', '실내 보안 카메라'),
  kind('KNF', 'kitchen', 5999, 2100, '厨房刀具套装', 'Kitchen knife set', '주방 칼 세트'),
  kind('DMB', 'sports', 8999, 9500, '可调节哑铃', 'Adjustable dumbbell', '조절식 덤벨'),
  kind('PIL', 'home', 3599, 1300, '记忆棉枕头', 'Memory foam pillow', '메모리폼 베개'),
  kind('HUB', 'electronics', 4299, 190, '多口扩展坞', 'Multi-port hub', '멀티 포트 허브'),
  kind('TOY', 'toys', 2999, 850, '磁力积木', 'Magnetic building tiles', '자석 블록'),
  kind('WTC', 'electronics', 5499, 160, '运动智能手表', 'Sports smartwatch', '스포츠 스마트워치'),
  kind('ORG', 'home', 1999, 700, '抽屉收纳盒', 'Drawer organiser', '서랍 정리함'),
  kind('GRL', 'outdoor', 18999, 6800, '便携烧烤炉', 'Portable grill', '휴대용 그릴'),
  kind('SCL', 'health', 2599, 1700, '体脂秤', 'Body composition scale', '체지방 체중계'),
  kind('COF', 'kitchen', 6999, 1400, '手冲咖啡套装', 'Pour-over coffee set', '핸드드립 커피 세트'),
];

/** Finishes: code, names, and what they add to the price in per cent. */
export const finishes: readonly { code: string; name: Words; percent: number }[] = [
  { code: 'BK', name: ['曜石黑', 'Black', '블랙'], percent: 0 },
  { code: 'WH', name: ['珍珠白', 'White', '화이트'], percent: 0 },
  { code: 'BL', name: ['海雾蓝', 'Blue', '블루'], percent: 5 },
  { code: 'GN', name: ['松林绿', 'Green', '그린'], percent: 5 },
  { code: 'GY', name: ['岩石灰', 'Grey', '그레이'], percent: 10 },
];
