import type { Audience, OperatorAnnouncement, Three } from '@portal/api-client/contract/operator';
import { type DayTime, NO_MOMENT, toDayTime, toMoment } from '../../components/moments.ts';
import { EMPTY_THREE, toThree } from '../../components/three.ts';

/** What the form of an announcement holds. */
export type AnnouncementValues = {
  type: string;
  title: Three;
  content: Three;
  isInTicker: boolean;
  ticker: Three;
  isPopup: boolean;
  isRelease: boolean;
  publishedAt: DayTime;
  endsAt: DayTime;
  audience: Audience;
};

/** An announcement as its form holds it; a new one is for everybody, in the list alone. */
export function toValues(announcement?: OperatorAnnouncement): AnnouncementValues {
  const { type = 2, title, content, ticker, isPopup = false, isRelease = false } = announcement ?? {};
  const { companyIds = [], systemCodes = [], locales = [] } = announcement?.audience ?? {};
  return {
    type: String(type),
    title: toThree(title),
    content: toThree(content),
    isInTicker: ticker !== undefined,
    ticker: ticker ? toThree(ticker) : EMPTY_THREE,
    isPopup,
    isRelease,
    publishedAt: announcement ? toDayTime(announcement.publishedAt) : NO_MOMENT,
    endsAt: toDayTime(announcement?.endsAt),
    audience: { companyIds, systemCodes, locales: locales as Audience['locales'] },
  };
}

/** What is sent of a form; a ticker without words of its own shows the title. */
export function toRequest(values: AnnouncementValues) {
  const { type, title, content, isInTicker, ticker, isPopup, isRelease, audience } = values;
  const publishedAt = toMoment(values.publishedAt);
  return {
    type: Number(type),
    title,
    content,
    ticker: isInTicker ? (ticker.zh.trim() === '' ? title : ticker) : null,
    audience,
    isPopup,
    isRelease,
    ...(publishedAt && { publishedAt }),
    endsAt: toMoment(values.endsAt) ?? null,
  };
}
