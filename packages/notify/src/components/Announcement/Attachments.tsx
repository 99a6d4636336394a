import { Trans, useLingui } from '@lingui/react';
import { linkFailureToast } from '../../react/exportToast.ts';
import { useNews } from '../../react/NewsContext.ts';
import { type Attachment, saveAttachment } from '../../react/saveAttachment.ts';
import classes from './Announcement.module.css';
import { AttachmentList } from './AttachmentList.tsx';

/** The files that come with an announcement. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { i18n } = useLingui();
  const news = useNews();
  if (files.length === 0) return null;
  const save = async (file: Attachment) => {
    // The client reports a failed call.
    const isUsable = await saveAttachment(file, news).catch(() => true);
    if (!isUsable) news.toasts.show(linkFailureToast('unusable', i18n));
  };
  return (
    <section className={classes.attachments}>
      <h3 className={classes.subtitle}>
        <Trans id="notify.attachments" message="附件" />
      </h3>
      <AttachmentList files={files} onSave={save} />
    </section>
  );
}
