import { expect, it } from 'vitest';
import { toRequest, toValues } from './announcementValues.ts';

const title = { zh: '升级', en: 'Upgrade', kr: '' };

it('a new announcement is for everybody, at once, in the list alone', () => {
  const request = toRequest({ ...toValues(), title, content: title });
  expect(request).toEqual({
    type: 2,
    title,
    content: title,
    ticker: null,
    audience: { companyIds: [], systemCodes: [], locales: [] },
    isPopup: false,
    isRelease: false,
    endsAt: null,
  });
});

it('a ticker without words of its own says the title', () => {
  const values = { ...toValues(), title, isInTicker: true };
  expect(toRequest(values).ticker).toEqual(title);
  const ticker = { zh: '今晚升级', en: '', kr: '' };
  expect(toRequest({ ...values, ticker }).ticker).toEqual(ticker);
});
