import type { AnnouncementContent } from '@portal/notify/core';
import classes from './Preview.module.css';

export type PreviewMediaProps = Pick<Extract<AnnouncementContent, { kind: 'media' }>, 'files'>;

/** The pictures and clips of a key feature. */
export function PreviewMedia({ files }: PreviewMediaProps) {
  return files.map(({ url, kind, name, poster }) => (
    <figure key={url} className={classes.figure}>
      {kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: what is previewed comes without a track
        <video controls preload="none" src={url} poster={poster} aria-label={name} />
      ) : (
        <img src={url} alt={name ?? ''} loading="lazy" referrerPolicy="no-referrer" />
      )}
      {name && <figcaption>{name}</figcaption>}
    </figure>
  ));
}
