/** What the prompt about printing is called. */
export const PRINT_TEXTS = {
  title: /*i18n*/ { id: 'embed.print.title', message: '打印组件' },
} as const;
