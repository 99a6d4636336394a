/** What is said about printing where the prompt itself is not open. */
export const PRINT_TEXTS = {
  title: /*i18n*/ { id: 'embed.print.title', message: '打印组件' },
  byBrowser: /*i18n*/ { id: 'embed.print.byBrowser', message: '已用浏览器打印；安装打印组件后可直接打印' },
  notReady: /*i18n*/ { id: 'embed.print.notReady', message: 'C-Lodop没准备好，请稍后再试！' },
  more: /*i18n*/ { id: 'embed.print.more', message: '查看' },
} as const;
