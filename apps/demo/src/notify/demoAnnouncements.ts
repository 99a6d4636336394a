import type { LocalizedText } from '@portal/server/schema/announcements';

/** An announcement of the demo data; files are named by what stands in `demoFiles`. */
export type DemoAnnouncement = {
  id: string;
  type: number;
  title: LocalizedText;
  content: LocalizedText;
  tickerText?: LocalizedText;
  systemCodes: string[];
  isPopup?: boolean;
  isRelease?: boolean;
  daysAgo: number;
  attachments?: readonly string[];
  /** Type 7: pictures and clips, and where its button leads. */
  media?: { visitLink: string; files: readonly string[] };
};

const none: LocalizedText = { zh: '', en: '', kr: '' };

/** Announcements of every type in three languages. Popups are those of the warehouse system. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    id: 'ann-release-42',
    type: 1,
    isRelease: true,
    systemCodes: [],
    daysAgo: 2,
    title: { zh: '4.2 版本更新', en: 'What is new in 4.2', kr: '4.2 버전 업데이트' },
    content: {
      zh: '<h3>导出更快，通知更准</h3><ul><li>十万行订单导出在一分钟内完成</li><li>通知断线后自动补齐，不丢不重</li><li>免打扰时段支持跨天与时区</li></ul><p>详细说明请见附件。</p>',
      en: '<h3>Faster exports, exact notices</h3><ul><li>100,000 orders are exported within a minute</li><li>Notices catch up after a lost connection, none lost, none twice</li><li>Quiet hours may cross midnight and know your time zone</li></ul><p>The attachment has the details.</p>',
      kr: '<h3>더 빠른 내보내기, 정확한 알림</h3><ul><li>주문 10만 건을 1분 안에 내보내요</li><li>연결이 끊겨도 알림이 빠짐없이 한 번만 도착해요</li><li>방해 금지 시간은 자정을 넘길 수 있고 시간대를 따라요</li></ul><p>자세한 내용은 첨부 파일을 확인해 주세요.</p>',
    },
    tickerText: {
      zh: '4.2 版本已发布：导出更快，通知更准',
      en: 'Version 4.2 is out: faster exports, exact notices',
      kr: '4.2 버전이 출시되었어요: 더 빠른 내보내기, 정확한 알림',
    },
    attachments: ['release'],
  },
  {
    id: 'ann-feature-replenish',
    type: 7,
    isRelease: true,
    systemCodes: ['AMAZON_OPERATE'],
    daysAgo: 5,
    title: { zh: '重点功能：补货建议', en: 'Key feature: restock', kr: '주요 기능: 보충 제안' },
    content: none,
    media: { visitLink: 'https://www.example.com/replenishment', files: ['stock.webm', 'orders.webp'] },
  },
  {
    id: 'ann-notice-wave',
    type: 2,
    isPopup: true,
    systemCodes: ['WMS'],
    daysAgo: 3,
    title: { zh: '盘点差异自动算出', en: 'Differences of counts are worked out', kr: '실사 차이 자동 계산' },
    content: {
      zh: '<p>在<b>盘点单</b>中填写账面数和实盘数，差异自动得出；SKU 可从已有商品中选择。</p>',
      en: '<p>Fill in what is booked and what was counted in <b>stock counts</b>: the difference is worked out, and the SKU is chosen from your products.</p>',
      kr: '<p><b>재고 실사</b>에 장부 수량과 실사 수량을 입력하면 차이가 자동으로 계산돼요. SKU는 등록된 상품에서 선택해요.</p>',
    },
  },
  {
    id: 'ann-activity-training',
    type: 4,
    isPopup: true,
    systemCodes: ['WMS'],
    daysAgo: 2,
    title: { zh: '仓储实操训练营报名', en: 'Warehouse training: sign up', kr: '창고 실습 교육 신청' },
    content: {
      zh: '<p>本月 28 日线上开课，名额 200 人，先到先得。</p><p><a href="https://www.example.com/training">查看课程安排</a></p>',
      en: '<p>Online on the 28th, 200 places, first come first served.</p><p><a href="https://www.example.com/training">See the schedule</a></p>',
      kr: '<p>28일 온라인으로 진행해요. 선착순 200명이에요.</p><p><a href="https://www.example.com/training">일정 보기</a></p>',
    },
  },
  {
    id: 'ann-policy-eu',
    type: 5,
    isPopup: true,
    systemCodes: ['WMS'],
    daysAgo: 1,
    title: { zh: '欧盟包装法新规提醒', en: 'New EU packaging rules', kr: 'EU 포장 규정 변경 안내' },
    content: {
      zh: '<p>自下月起，发往欧盟的包裹须标注<b>包装注册号</b>。各国登记机构见附件。</p>',
      en: '<p>From next month parcels to the EU must show a <b>packaging registration number</b>. The attachment names the register of each country.</p>',
      kr: '<p>다음 달부터 EU로 보내는 소포에는 <b>포장 등록 번호</b>를 표기해야 해요. 국가별 등록 기관은 첨부 파일에 있어요.</p>',
    },
    attachments: ['policy'],
  },
  {
    id: 'ann-policy-fees',
    type: 5,
    systemCodes: [],
    daysAgo: 9,
    title: { zh: '旺季仓储费调整通知', en: 'Peak season storage fees', kr: '성수기 보관료 변경' },
    content: {
      zh: '<p>十月至十二月执行旺季仓储费率，各月费用见“仓储费用”。</p>',
      en: '<p>From October to December peak season rates apply. Storage fees lists what each month cost.</p>',
      kr: '<p>10월부터 12월까지 성수기 요율이 적용돼요. 월별 비용은 ‘보관료’에서 확인해 주세요.</p>',
    },
    tickerText: {
      zh: '旺季仓储费率已生效，请合理安排备货',
      en: 'Peak season storage rates apply, please plan your stock',
      kr: '성수기 보관 요율이 적용 중이에요. 재고를 미리 계획해 주세요',
    },
  },
];
