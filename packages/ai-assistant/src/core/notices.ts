import type { NoticeCode } from './types.ts';

/** Sentence of each notice: its id in the catalogs, and the source wording. */
export const noticeTexts: Record<NoticeCode, { id: string; message: string }> = {
  quota: /* i18n */ { id: 'ai.notice.quota', message: '今日免费提问次数已用完' },
  busy: /* i18n */ { id: 'ai.notice.busy', message: '请等待上一条消息生成完毕' },
  cancelled: /* i18n */ { id: 'ai.notice.cancelled', message: '用户取消请求' },
  'request-failed': /* i18n */ { id: 'ai.notice.request-failed', message: '请求失败' },
  'not-logged-in': /* i18n */ { id: 'ai.notice.not-logged-in', message: '用户未登录' },
  disconnected: /* i18n */ { id: 'ai.notice.disconnected', message: '通信连接已断开' },
  server: /* i18n */ { id: 'ai.notice.server', message: '出现错误，请稍后重试' },
  'operation-succeeded': /* i18n */ { id: 'ai.notice.operation-succeeded', message: '操作成功' },
  'operation-failed': /* i18n */ { id: 'ai.notice.operation-failed', message: '操作失败' },
  'template-added': /* i18n */ { id: 'ai.notice.template-added', message: '新增团队模板成功' },
  'template-updated': /* i18n */ { id: 'ai.notice.template-updated', message: '编辑团队模板成功' },
  'template-deleted': /* i18n */ { id: 'ai.notice.template-deleted', message: '删除团队模板成功' },
  'too-many-templates': /* i18n */ { id: 'ai.notice.too-many-templates', message: '最多添加10个团队模板' },
  'not-your-template': /* i18n */ { id: 'ai.notice.not-your-template', message: '不可删除非本人创建的模板' },
  copied: /* i18n */ { id: 'ai.notice.copied', message: '复制成功' },
  'copy-failed': /* i18n */ { id: 'ai.notice.copy-failed', message: '复制失败' },
  'duplicate-quote': /* i18n */ { id: 'ai.notice.duplicate-quote', message: '该消息已在引用中' },
  'feedback-sent': /* i18n */ { id: 'ai.notice.feedback-sent', message: '感谢您的反馈' },
  'schedule-added': /* i18n */ {
    id: 'ai.notice.schedule-added',
    message: '已设置定时提问，结果会通过通知告诉您',
  },
  'alert-added': /* i18n */ {
    id: 'ai.notice.alert-added',
    message: '已设置提醒，满足条件时会通过通知告诉您',
  },
  'page-analysis-failed': /* i18n */ { id: 'ai.notice.page-analysis-failed', message: '页面分析失败' },
  'capture-target-missing': /* i18n */ {
    id: 'ai.notice.capture-target-missing',
    message: '截图目标元素不存在',
  },
};
