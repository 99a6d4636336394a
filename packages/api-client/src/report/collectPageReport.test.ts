import { expect, it } from 'vitest';
import { collectPageReport, type PageReport } from './collectPageReport.ts';

function open() {
  const page = new EventTarget();
  const sent: PageReport[] = [];
  let isHidden = false;
  const report = collectPageReport({ page, isHidden: () => isHidden, send: (one) => void sent.push(one) });
  report.start();
  const hide = (hidden: boolean) => {
    isHidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, report, sent, hide };
}

it('[C1700] a page that is hidden sends its figures once, and later only what is new', () => {
  const { page, report, sent, hide } = open();
  report.vital('lcp', 1.23456789);
  hide(false);
  expect(sent).toEqual([]);
  hide(true);
  expect(sent).toEqual([{ vitals: { lcp: 1.2346 }, errors: {} }]);
  report.vital('lcp', 2);
  report.vital('inp', 0.04);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  expect(sent.slice(1)).toEqual([{ vitals: { inp: 0.04 }, errors: {} }]);
});

it('[C1701] errors are counted by kind, and nothing of what they say is sent', () => {
  const { page, sent, hide } = open();
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'secret of anna@shop.example' }));
  page.dispatchEvent(new Event('error'));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('secret') }));
  hide(true);
  expect(sent).toEqual([{ vitals: {}, errors: { script: 2, promise: 1 } }]);
  for (let index = 0; index < 1_100; index += 1) page.dispatchEvent(new Event('error'));
  page.dispatchEvent(new Event('pagehide'));
  expect(sent.at(-1)).toEqual({ vitals: {}, errors: { script: 1_000 } });
});
