import { useState } from 'react';
import type { Banner } from '../core/readBanners.ts';
import classes from './LoginBanners.module.css';

/** One piece of news: a picture that does not load leaves the words. */
export function BannerCard({ banner: { title, image, href } }: { banner: Banner }) {
  const [isBroken, setBroken] = useState(false);
  const content = (
    <>
      {image && !isBroken && (
        <img
          className={classes.picture}
          src={image}
          alt={title ? '' : (href ?? '')}
          width={132}
          height={88}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
      {title && <span className={classes.title}>{title}</span>}
    </>
  );
  if (!href) return <div className={classes.card}>{content}</div>;
  return (
    <a className={classes.card} href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}
