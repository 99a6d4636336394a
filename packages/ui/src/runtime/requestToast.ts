import type { I18n } from '@lingui/core';
import type { ToastOptions } from './createToasts.ts';

/** What is known of a failed request; the shape of the API client's error. */
export type RequestFailure = {
  kind: string;
  code?: string | number | undefined;
  status?: number | undefined;
  /** The server's own words, shown for business failures. */
  serverMessage?: string | undefined;
};

const NEEDS_ATTENTION = 'saas.sso.subject.service.info.error.code.0015';

/**
 * Returns the one toast that tells of a failed request; undefined for failures that speak for themselves (aborted, signed
 * out). Failures of one kind share an id, so that twenty of them are one toast.
 */
export function requestToast(
  i18n: I18n,
  failure: RequestFailure,
  /** Leads to the home page; without it the way there is not offered. */
  { onHome }: { onHome?: () => void } = {},
): ToastOptions | undefined {
  const { kind, code, status, serverMessage } = failure;
  if (kind === 'aborted' || kind === 'unauthorized') return undefined;
  if (kind === 'business') {
    const words = serverMessage || i18n._({ id: 'ui.request.failed', message: '请求出现错误，请稍后再试' });
    if (String(code) !== NEEDS_ATTENTION) return { id: `request:${words}`, tone: 'warning', title: words };
    return {
      id: `request:${NEEDS_ATTENTION}`,
      tone: 'warning',
      title: i18n._({ id: 'ui.request.attention', message: '异常提醒' }),
      message: words,
      ...(onHome && {
        action: { label: i18n._({ id: 'ui.request.home', message: '返回首页' }), onClick: onHome },
      }),
    };
  }
  return {
    id: `request:${kind}:${status ?? ''}`,
    tone: 'warning',
    title: sentence(i18n, kind, status, code),
  };
}

/** What a failure is called without a network. */
const OFFLINE = 'offline';

function sentence(i18n: I18n, kind: string, status: number | undefined, code: unknown): string {
  // A server that is down is not the person's network.
  if (kind === 'network' && code !== OFFLINE)
    return i18n._({ id: 'ui.request.unreachable', message: '暂时连接不上服务器，请稍后再试' });
  if (kind === 'network')
    return i18n._({ id: 'ui.request.network', message: '网络没有连上，请检查网络后重试' });
  if (kind === 'timeout')
    return i18n._({ id: 'ui.request.timeout', message: '等待太久没有回应，请稍后再试' });
  if (status === 403)
    return i18n._({ id: 'ui.request.forbidden', message: '您没有这项操作的权限，请联系管理员' });
  if (status === 404) return i18n._({ id: 'ui.request.missing', message: '要找的内容不存在，请刷新后再试' });
  if (status === 429) return i18n._({ id: 'ui.request.tooMany', message: '操作太频繁，请稍等片刻再试' });
  if (status !== undefined && status >= 500)
    return i18n._({ id: 'ui.request.server', message: '服务器暂时无法处理，请稍后再试' });
  return i18n._({ id: 'ui.request.failed', message: '请求出现错误，请稍后再试' });
}
