import { useLingui } from '@lingui/react';
import type { EmbedError } from '../core/errors.ts';

export type PaneErrorText = { heading: string; advice: string };

/** Returns a function that puts a pane's error into words: what happened, and what the person can do. */
export function usePaneErrorText(): (error: EmbedError, title: string) => PaneErrorText {
  const { i18n } = useLingui();
  return ({ kind, status, pageUrl }, title) => {
    switch (kind) {
      case 'not-found':
        return {
          heading: i18n._({ id: 'embed.notFound', message: '没有找到「{title}」', values: { title } }),
          advice: i18n._({
            id: 'embed.notFoundAdvice',
            message: '该应用可能已下线或尚未部署，请稍后重试，或联系管理员。',
          }),
        };
      case 'load-timeout':
        return {
          heading: i18n._({ id: 'embed.timeout', message: '「{title}」加载超时', values: { title } }),
          advice: i18n._({ id: 'embed.timeoutAdvice', message: '请检查网络后重试。' }),
        };
      case 'reported':
        if (status === 401 || status === 403)
          return {
            heading: i18n._({ id: 'embed.forbidden', message: '您没有查看此页面的权限' }),
            advice: i18n._({
              id: 'embed.forbiddenAdvice',
              message: '请联系公司的管理员开通「{title}」的权限，然后重试。',
              values: { title },
            }),
          };
        return status === 404
          ? {
              heading: i18n._({ id: 'embed.pageNotFound', message: '页面不存在' }),
              advice: i18n._({
                id: 'embed.pageNotFoundAdvice',
                message: '「{title}」里没有这个页面：{pageUrl}。请从菜单重新打开。',
                values: { title, pageUrl: pageUrl ?? '' },
              }),
            }
          : {
              heading: i18n._({ id: 'embed.pageFailed', message: '页面出错了' }),
              advice: i18n._({
                id: 'embed.pageFailedAdvice',
                message: '「{title}」报告了错误 {status}。请重试，其他标签页不受影响。',
                values: { title, status: status ?? 500 },
              }),
            };
      case 'blocked':
        return {
          heading: i18n._({ id: 'embed.blocked', message: '「{title}」不能在门户里打开', values: { title } }),
          advice: i18n._({
            id: 'embed.blockedAdvice',
            message: '门户的安全策略没有放行它的地址。请联系管理员，或在新窗口打开。',
          }),
        };
      case 'load-failed':
        return {
          heading: i18n._({ id: 'embed.loadFailed', message: '「{title}」没有加载成功', values: { title } }),
          advice: i18n._({
            id: 'embed.loadFailedAdvice',
            message: '请检查网络后重试。若刚刚发布了新版本，重试即可打开。',
          }),
        };
      case 'mount-failed':
      case 'crashed':
        return {
          heading: i18n._({ id: 'embed.crashed', message: '「{title}」出错了', values: { title } }),
          advice: i18n._({
            id: 'embed.crashedAdvice',
            message: '其他标签页不受影响。请重试；若仍然出错，请联系客服。',
          }),
        };
    }
  };
}
