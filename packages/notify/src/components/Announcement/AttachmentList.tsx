import { Trans, useLingui } from '@lingui/react';
import { Icon, useFeedback } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { useState } from 'react';
import { attachmentQuery, safeFileName } from '../../core/fileName.ts';
import { linkFailureToast } from '../../runtime/exportToast.ts';
import type { NewsApi } from '../../runtime/newsPorts.ts';
import { saveFile } from '../saveFile.ts';
import classes from './AttachmentList.module.css';

/** An attachment as an announcement names it. */
export type Attachment = { enclosureFileUrl?: string; enclosureFileName?: string };

/** Props of `AttachmentList`. */
export type AttachmentListProps = {
  files: readonly Attachment[];
  api: Pick<NewsApi, 'downloadAttachment'>;
};

/** The files that come with an announcement, each saved at a press; one that cannot be had is said in words. */
export function AttachmentList({ files, api }: AttachmentListProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const tell = useFailureToast();
  const [busy, setBusy] = useState<number>();
  if (files.length === 0) return null;
  const save = async ({ enclosureFileUrl, enclosureFileName }: Attachment, index: number) => {
    const file = attachmentQuery(enclosureFileUrl, enclosureFileName, window.location.href);
    if (!file) return void toasts.show(linkFailureToast('unusable', i18n));
    setBusy(index);
    try {
      const { blob } = await api.downloadAttachment(file.query, { silent: true });
      const address = URL.createObjectURL(blob);
      saveFile(address, file.name);
      // The browser has taken the file over by the next task.
      setTimeout(() => URL.revokeObjectURL(address));
    } catch (error) {
      tell(error);
    }
    setBusy(undefined);
  };
  return (
    <section className={classes.attachments}>
      <p className={classes.title}>
        <Trans id="notify.attachments" message="附件" />
      </p>
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
