import { Trans } from '@lingui/react';
import classes from './Markdown.module.css';
import { useMarkdownOptions } from './MarkdownOptions.ts';

/** Props of `CodeBlock`. */
export type CodeBlockProps = { lang: string; text: string; isOpen: boolean; cut: number };

/** Code with its language and a button that copies it; long lines scroll inside. */
export function CodeBlock({ lang, text, isOpen, cut }: CodeBlockProps) {
  const { onCopy, fences } = useMarkdownOptions();
  const draw = fences && Object.hasOwn(fences, lang) && fences[lang];
  if (draw) return <div className={classes.drawn}>{draw(text, isOpen)}</div>;
  return (
    <div className={classes.codeBlock}>
      <div className={classes.codeHead}>
        <span>{lang}</span>
        {onCopy && (
          <button type="button" className={classes.copy} onClick={() => onCopy(text)}>
            <Trans id="ai.code.copy" message="复制代码" />
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre tabIndex={0}>
        <code>{text.slice(0, cut)}</code>
      </pre>
    </div>
  );
}
