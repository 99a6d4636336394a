import { expect, it } from 'vitest';
import { answerPlace } from './answerPlace.ts';
import { noticeLink, noticeOf } from './noticeOf.ts';

it('[N620] a message leads to the page that it names, or to the row of its export', () => {
  const path = '/list/orders?view=overdue';
  expect(noticeLink({ content: 'x', link: { app: 'scm_new', path } })).toBe(`scm_new${path}`);
  expect(noticeLink({ taskId: 'a/b' })).toBe('universal_system/download-center?task=a%2Fb');
  expect(noticeLink({ content: 'x' })).toBeUndefined();
});

it.each([
  ['https://evil.test', '/'],
  ['scm_new', '//evil.test'],
  ['scm_new', '/\\evil.test'],
  ['scm_new', 'list'],
  ['', '/list'],
  ['a b', '/list'],
  [7, '/list'],
  ['scm_new', undefined],
])('[N620] %s with %s is no page of an application', (app, path) => {
  expect(noticeLink({ link: { app, path } })).toBeUndefined();
});

it('[N604] a stored message is a notice with its words, whatever it carries', () => {
  const stored = { id: 'n', msgType: 3, messageType: 1, msgTitle: '订单', hasRead: 2 };
  expect(noticeOf({ ...stored, msgInfo: '超时' } as never)).toMatchObject({
    category: 1,
    title: '订单',
    body: '超时',
    isRead: false,
    about: undefined,
  });
  expect(noticeOf({ ...stored, hasRead: 1, msgInfo: { content: '超时' } } as never)).toMatchObject({
    body: '超时',
    isRead: true,
  });
  const file = { ...stored, msgType: 8, msgInfo: { taskId: 't', name: '订单.csv' } };
  expect(noticeOf(file as never)).toMatchObject({ body: '订单.csv', about: 'export-ready' });
  expect(noticeOf({ ...stored, msgType: 8 } as never).body).toBeUndefined();
});

it.each([
  [{ answer: { session_id: 's', message_id: 7 } }, { session_id: 's', message_id: '7' }],
  [{ answer: { session_id: 's' } }, undefined],
  [{ answer: 'x' }, undefined],
  ['text', undefined],
  [null, undefined],
])('[N106] what %j says of an answer of the assistant is %j', (data, place) => {
  expect(answerPlace(data)).toEqual(place);
});
