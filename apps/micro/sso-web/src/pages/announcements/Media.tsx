import { useLingui } from '@lingui/react';
import type { AnnouncementContent } from '@portal/notify/core';
import { ActionButton } from '@portal/ui';
import classes from './announcements.module.css';

export type MediaProps = Omit<Extract<AnnouncementContent, { kind: 'media' }>, 'kind'>;

/** Pictures and clips of a key feature, and a link to its page. */
export function Media({ files, visitLink }: MediaProps) {
  const { i18n } = useLingui();
  return (
    <>
      {files.map(({ url, kind, name, poster }) => (
        <figure key={url} className={classes.figure}>
          {kind === 'video' ? (
            // biome-ignore lint/a11y/useMediaCaption: what is shown comes without a track
            <video controls preload="none" src={url} poster={poster} aria-label={name} />
          ) : (
            <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" />
          )}
          {name && <figcaption>{name}</figcaption>}
        </figure>
      ))}
      {visitLink && (
        <ActionButton href={visitLink} target="_blank" rel="noopener noreferrer" icon="external">
          {i18n._({ id: 'sso.announcement.visit', message: '前往查看' })}
        </ActionButton>
      )}
    </>
  );
}
