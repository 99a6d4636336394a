import type { MarketApp } from '@portal/api-client/contract';
import type { Handlers } from '../../../http/handlers.ts';
import type { Locale } from '../../../http/localeOf.ts';

type Words = Readonly<Record<Locale, string>>;
type App = { appId: string; name: Words; desc: Words; category: string; icon: string; status: number };

const words = (zh: string, en: string, ko: string): Words => ({ 'zh-CN': zh, 'en-US': en, 'ko-KR': ko });

const APPS: readonly App[] = [
  {
    appId: 'app-logistics',
    name: words('物流追踪', 'Parcel tracking', '배송 추적'),
    desc: words(
      '一处查看所有承运商的轨迹',
      'Every carrier’s parcels in one place',
      '모든 택배사의 배송을 한곳에서',
    ),
    category: 'logistics',
    icon: 'truck',
    status: 1,
  },
  {
    appId: 'app-translate',
    name: words('商品翻译', 'Listing translation', '상품 번역'),
    desc: words(
      '为各站点准备标题与卖点',
      'Titles and bullet points for each site',
      '사이트별 제목과 특징 번역',
    ),
    category: 'listing',
    icon: 'language',
    status: 0,
  },
  {
    appId: 'app-tax',
    name: words('税务申报', 'Tax filing', '세무 신고'),
    desc: words('欧盟与英国增值税', 'VAT of the European Union and the United Kingdom', 'EU와 영국 부가세'),
    category: 'finance',
    icon: 'receipt',
    status: 2,
  },
  {
    appId: 'app-reviews',
    name: words('评论提醒', 'Review alerts', '리뷰 알림'),
    desc: words(
      '差评出现时及时通知',
      'Tells you when a bad review appears',
      '나쁜 리뷰가 생기면 알려 드려요',
    ),
    category: 'service',
    icon: 'star',
    status: 0,
  },
];

/** The apps of the marketplace, in the caller's language. */
export const queryThirdAppSimple: Handlers['queryThirdAppSimple'] = async (_request, { locale }) =>
  APPS.map(({ name, desc, ...app }): MarketApp => ({ ...app, appName: name[locale], appDesc: desc[locale] }));
