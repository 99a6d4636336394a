export type { LiveMarkdownProps } from './LiveMarkdown.tsx';
export { LiveMarkdown, usePresented } from './LiveMarkdown.tsx';
export type { MarkdownProps } from './Markdown.tsx';
export { Markdown } from './Markdown.tsx';
export type { MarkdownOptions } from './MarkdownOptions.ts';
export { MarkdownContext } from './MarkdownOptions.ts';
