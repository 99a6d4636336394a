import type { Words } from '../trees/parseOutline.ts';

/** An app of the marketplace. */
export type DemoApp = {
  id: string;
  name: Words;
  description: Words;
  category: string;
  icon: string;
  monthlyAmount: number;
  /** Menus, by their Chinese name, that work as long as the company has the app. */
  menus?: readonly string[];
};

/** Every app of the marketplace, in the order in which they are offered. */
export const marketApps: readonly DemoApp[] = [
  {
    id: 'app-logistics',
    name: ['物流追踪', 'Parcel tracking', '배송 추적'],
    description: [
      '一处查看所有承运商的轨迹',
      'Every carrier’s parcels in one place',
      '모든 택배사의 배송을 한곳에서',
    ],
    category: 'logistics',
    icon: 'truck',
    monthlyAmount: 2_900,
  },
  {
    id: 'app-translate',
    name: ['商品翻译', 'Listing translation', '상품 번역'],
    description: [
      '为各站点准备标题与卖点',
      'Titles and bullet points for each site',
      '사이트별 제목과 특징 번역',
    ],
    category: 'listing',
    icon: 'language',
    monthlyAmount: 4_900,
  },
  {
    id: 'app-tax',
    name: ['税务申报', 'Tax filing', '세무 신고'],
    description: ['欧盟与英国增值税', 'VAT of the European Union and the United Kingdom', 'EU와 영국 부가세'],
    category: 'finance',
    icon: 'receipt',
    monthlyAmount: 9_900,
  },
  {
    id: 'app-reviews',
    name: ['评论提醒', 'Review alerts', '리뷰 알림'],
    description: [
      '差评出现时及时通知',
      'Tells you when a bad review appears',
      '나쁜 리뷰가 생기면 알려 드려요',
    ],
    category: 'service',
    icon: 'star',
    monthlyAmount: 1_900,
  },
  {
    id: 'app-stock-life',
    name: ['仓储费管家', 'Storage fee keeper', '보관료 관리'],
    description: ['按仓库和月份查看仓储费用', 'Storage fees by warehouse and month', '창고와 월별 보관료'],
    category: 'logistics',
    icon: 'warehouse',
    monthlyAmount: 3_900,
    menus: ['仓储费用'],
  },
  {
    id: 'app-ad-returns',
    name: ['投产比分析', 'Return on ad spend', '광고 수익률'],
    description: ['每种广告带来多少销售', 'What each kind of ad sells', '광고 유형별 판매 성과'],
    category: 'ads',
    icon: 'ads',
    monthlyAmount: 5_900,
    menus: ['投产比分析'],
  },
  {
    id: 'app-classes',
    name: ['直播课堂', 'Live classes', '라이브 강의'],
    description: ['讲师直播与全部回放', 'Classes live and all recordings', '라이브 강의와 모든 다시 보기'],
    category: 'service',
    icon: 'device',
    monthlyAmount: 990,
    menus: ['直播课堂'],
  },
];
