import { judgeImage } from './judgeLink.ts';
import { LinkText } from './LinkText.tsx';
import classes from './Markdown.module.css';
import { useMarkdownOptions } from './MarkdownOptions.ts';

/** Props of `OwnImage`. */
export type OwnImageProps = { href: string; alt: string };

/** A picture of an own host; one from elsewhere is a link, because loading it would tell its host what was asked. */
export function OwnImage({ href, alt }: OwnImageProps) {
  const { ownHosts = [] } = useMarkdownOptions();
  const address = judgeImage(href, window.location.origin, ownHosts);
  if (address === undefined)
    return (
      <LinkText href={href} isWhole>
        {alt || href}
      </LinkText>
    );
  return (
    <img className={classes.image} src={address} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
  );
}
