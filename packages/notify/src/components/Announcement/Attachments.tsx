import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { useState } from 'react';
import { safeFileName } from '../../core/fileName.ts';
import { linkFailureToast } from '../../react/exportToast.ts';
import { useNews } from '../../react/NewsContext.ts';
import { type Attachment, saveAttachment } from '../../react/saveAttachment.ts';
import classes from './Announcement.module.css';

/** The files that come with an announcement, each saved at a press. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { i18n } = useLingui();
  const news = useNews();
  const [busy, setBusy] = useState<number>();
  if (files.length === 0) return null;
  const save = async (file: Attachment, index: number) => {
    setBusy(index);
    // The client reports a failed call.
    const isUsable = await saveAttachment(file, news).catch(() => true);
    if (!isUsable) news.toasts.show(linkFailureToast('unusable', i18n));
    setBusy(undefined);
  };
  return (
    <section className={classes.attachments}>
      <h3 className={classes.subtitle}>
        <Trans id="notify.attachments" message="附件" />
      </h3>
      <ul className={classes.files}>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may be the same
          <li key={index}>
            <button
              type="button"
              className={classes.file}
              disabled={busy === index}
              aria-busy={busy === index}
              onClick={() => void save(file, index)}
            >
              <Icon name="file" />
              <span className={classes.fileName}>{safeFileName(file.enclosureFileName)}</span>
              <Icon name="download" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
