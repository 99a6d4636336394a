import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { useState } from 'react';
import type { MediaFile } from '../../core/announcements.ts';
import { useNews } from '../../react/NewsContext.ts';
import classes from './Announcement.module.css';

/** Props of `MediaList`. */
export type MediaListProps = { files: readonly MediaFile[]; visitLink: string | undefined };

/** Pictures and films of a key feature, with a button to its page. */
export function MediaList({ files, visitLink }: MediaListProps) {
  const { navigation } = useNews();
  return (
    <>
      <ul className={classes.media}>
        {files.map((file, place) => (
          <li key={file.url}>
            <Media file={file} place={place + 1} />
          </li>
        ))}
      </ul>
      {visitLink && (
        <button type="button" className={classes.visit} onClick={() => navigation.visit(visitLink)}>
          <Trans id="notify.announcement.visit" message="前往查看" />
        </button>
      )}
    </>
  );
}

function Media({ file, place }: { file: MediaFile; place: number }) {
  const { i18n } = useLingui();
  const [isBroken, setIsBroken] = useState(false);
  const name =
    file.name ?? i18n._({ id: 'notify.announcement.media', message: '第 {place} 个文件', values: { place } });
  if (isBroken) {
    return (
      <span className={classes.broken}>
        <Icon name="photo" />
        {name}
      </span>
    );
  }
  return (
    <figure className={classes.figure}>
      {file.kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: what is shown comes without a track
        <video
          controls
          preload="none"
          src={file.url}
          poster={file.poster}
          aria-label={name}
          onError={() => setIsBroken(true)}
        />
      ) : (
        <img
          src={file.url}
          // The caption below says it already.
          alt={file.name ? '' : name}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
        />
      )}
      {file.name && <figcaption>{file.name}</figcaption>}
    </figure>
  );
}
