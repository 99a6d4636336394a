import type { MouseEvent, ReactNode } from 'react';
import { judgeLink } from './judgeLink.ts';
import classes from './Markdown.module.css';
import { useMarkdownOptions } from './MarkdownOptions.ts';

/** Props of `LinkText`. */
export type LinkTextProps = {
  href: string /** All of its text is shown. */;
  isWhole: boolean;
  children: ReactNode;
};

/** A link of an answer: pages of the portal open in it, others in a new window with their host named. */
export function LinkText({ href, isWhole, children }: LinkTextProps) {
  const { onNavigate } = useMarkdownOptions();
  const link = judgeLink(href, window.location.origin);
  if (link.kind === 'none') return <span>{children}</span>;
  if (link.kind === 'portal') {
    const open = (event: MouseEvent) => {
      if (!onNavigate || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onNavigate(link.path);
    };
    return (
      <a href={link.path} onClick={open}>
        {children}
      </a>
    );
  }
  const isNamed = String(children).includes(link.host);
  return (
    <>
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow" title={link.host}>
        {children}
      </a>
      {isWhole && !isNamed && <span className={classes.host}> ({link.host})</span>}
    </>
  );
}
