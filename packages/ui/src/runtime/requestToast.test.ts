import { expect, it, vi } from 'vitest';
import { createI18n } from './createI18n.ts';
import { requestToast } from './requestToast.ts';

const i18n = createI18n();
i18n.load('zh-CN', {});
i18n.activate('zh-CN');
const onHome = vi.fn();
const tell = (failure: Parameters<typeof requestToast>[1]) => requestToast(i18n, failure, { onHome });

it('[U24] a business failure says what the server says, or the default sentence', () => {
  expect(tell({ kind: 'business', code: '1001', serverMessage: '库存不足' })).toMatchObject({
    tone: 'warning',
    title: '库存不足',
  });
  expect(tell({ kind: 'business', code: '1001', serverMessage: '' })?.title).toBe('请求出现错误，请稍后再试');
});

it('[U24] the words of a failed call are the server’s, not the developer’s', () => {
  const words = Object.assign(new Error('POST /x: business (7): 库存不足'), { kind: 'business', code: '7' });
  expect(tell(Object.assign(words, { serverMessage: '库存不足' }))?.title).toBe('库存不足');
});

it('[U24] the one special code asks for attention and offers the way home', () => {
  const toast = tell({
    kind: 'business',
    code: 'saas.sso.subject.service.info.error.code.0015',
    serverMessage: '服务信息异常',
  });
  expect(toast).toMatchObject({ title: '异常提醒', message: '服务信息异常' });
  toast?.action?.onClick();
  expect(onHome).toHaveBeenCalledOnce();
});

it('[U24] where nothing leads home, no way there is offered', () => {
  const code = 'saas.sso.subject.service.info.error.code.0015';
  expect(requestToast(i18n, { kind: 'business', code })).not.toHaveProperty('action');
});

it.each([
  [{ kind: 'network', code: 'offline' }, '网络没有连上，请检查网络后重试'],
  [{ kind: 'network', code: 'network' }, '暂时连接不上服务器，请稍后再试'],
  [{ kind: 'timeout' }, '等待太久没有回应，请稍后再试'],
  [{ kind: 'http', status: 403 }, '您没有这项操作的权限，请联系管理员'],
  [{ kind: 'http', status: 404 }, '要找的内容不存在，请刷新后再试'],
  [{ kind: 'http', status: 429 }, '操作太频繁，请稍等片刻再试'],
  [{ kind: 'http', status: 502 }, '服务器暂时无法处理，请稍后再试'],
  [{ kind: 'contract' }, '请求出现错误，请稍后再试'],
])('[U24] %j has a plain sentence', (failure, title) => {
  expect(tell(failure)?.title).toBe(title);
});

it('[U24] failures of one kind share an id; different ones do not', () => {
  expect(tell({ kind: 'network' })?.id).toBe(tell({ kind: 'network' })?.id);
  expect(tell({ kind: 'http', status: 500 })?.id).not.toBe(tell({ kind: 'http', status: 404 })?.id);
});

it.each(['aborted', 'unauthorized'])('[U24] %s is not told', (kind) => {
  expect(tell({ kind })).toBeUndefined();
});

it('[U24] every sentence is in the language in use, by its id in the catalogs', () => {
  const ids = 'failed attention home unreachable network timeout forbidden missing tooMany server'.split(' ');
  const own = createI18n();
  own.load('en-US', Object.fromEntries(ids.map((id) => [`ui.request.${id}`, id])));
  own.activate('en-US');
  const say = (failure: Parameters<typeof requestToast>[1]) => requestToast(own, failure, { onHome });
  const attention = say({ kind: 'business', code: 'saas.sso.subject.service.info.error.code.0015' });
  expect(attention).toMatchObject({ title: 'attention', message: 'failed', action: { label: 'home' } });
  const said = [
    { kind: 'network' },
    { kind: 'network', code: 'offline' },
    { kind: 'timeout' },
    ...[403, 404, 429, 500, 400, undefined].map((status) => ({ kind: 'http', status })),
  ].map((failure) => say(failure)?.title);
  expect(said).toEqual(
    'unreachable network timeout forbidden missing tooMany server failed failed'.split(' '),
  );
});

it('[U24] ids tell kinds, states and words apart', () => {
  expect(tell({ kind: 'http', status: 500 })).toMatchObject({ id: 'request:http:500', tone: 'warning' });
  expect(tell({ kind: 'timeout' })?.id).toBe('request:timeout:');
  expect(tell({ kind: 'business', serverMessage: '库存不足' })?.id).toBe('request:库存不足');
  const code = 'saas.sso.subject.service.info.error.code.0015';
  expect(tell({ kind: 'business', code })).toMatchObject({ id: `request:${code}`, tone: 'warning' });
});
