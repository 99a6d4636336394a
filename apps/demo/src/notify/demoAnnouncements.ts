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
    title: { zh: '重点功能：智能补货', en: 'Key feature: smart replenishment', kr: '주요 기능: 스마트 보충' },
    content: none,
    media: { visitLink: 'https://www.example.com/replenishment', files: ['stock.webm', 'orders.webp'] },
  },
  {
    id: 'ann-notice-wave',
    type: 2,
    isPopup: true,
    systemCodes: ['WMS'],
    daysAgo: 3,
    title: { zh: '波次拣货支持按库区合并', en: 'Waves can be merged by zone', kr: '구역별 웨이브 병합 지원' },
    content: {
      zh: '<p>现在可以在<b>波次设置</b>中按库区合并拣货任务，平均减少 18% 的行走距离。</p>',
      en: '<p>In <b>wave settings</b> picking tasks can now be merged by zone, which saves 18% of the walking on average.</p>',
      kr: '<p>이제 <b>웨이브 설정</b>에서 구역별로 피킹 작업을 병합할 수 있어요. 이동 거리가 평균 18% 줄어요.</p>',
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
      zh: '<p>自下月起，发往欧盟的包裹须标注<b>包装注册号</b>。系统已支持批量填写。</p>',
      en: '<p>From next month parcels to the EU must show a <b>packaging registration number</b>. It can be filled in for many orders at once.</p>',
      kr: '<p>다음 달부터 EU로 보내는 소포에는 <b>포장 등록 번호</b>를 표기해야 해요. 일괄 입력을 지원해요.</p>',
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
      zh: '<p>十月至十二月执行旺季仓储费率，详见费用中心。</p>',
      en: '<p>From October to December peak season rates apply. See the billing centre.</p>',
      kr: '<p>10월부터 12월까지 성수기 요율이 적용돼요. 비용 센터에서 확인해 주세요.</p>',
    },
    tickerText: {
      zh: '旺季仓储费率已生效，请合理安排备货',
      en: 'Peak season storage rates apply, please plan your stock',
      kr: '성수기 보관 요율이 적용 중이에요. 재고를 미리 계획해 주세요',
    },
  },
];
