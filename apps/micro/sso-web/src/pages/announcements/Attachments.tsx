import { useLingui } from '@lingui/react';
import { attachmentName } from '@portal/notify/core';
import { type Attachment, AttachmentList } from '@portal/notify/news';
import { useFeedback } from '@portal/ui';
import { saveFile } from '../../components/saveFile.ts';
import { useApi } from '../../useApi.ts';
import classes from './announcements.module.css';
import { attachmentQuery } from './attachmentQuery.ts';

export type AttachmentsProps = { files: readonly Attachment[] };

/** The files of an announcement. */
export function Attachments({ files }: AttachmentsProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const api = useApi();
  if (files.length === 0) return null;
  const heading = i18n._({ id: 'sso.attachments', message: '附件' });
  const save = async ({ enclosureFileUrl, enclosureFileName }: Attachment) => {
    try {
      const query = attachmentQuery(enclosureFileUrl);
      if (!query) throw new Error('The address of the attachment names no file.');
      const { blob } = await api.downloadAttachment(query, { silent: true });
      const url = URL.createObjectURL(blob);
      saveFile(url, attachmentName(enclosureFileName, `https://file.invalid/${query.fileName}`));
      // The browser reads the file after the press; a minute is more than it takes to begin.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch {
      toasts.show({
        tone: 'danger',
        title: i18n._({ id: 'sso.attachment.failed', message: '附件没有下载成功，请稍后重试' }),
      });
    }
  };
  return (
    <section className={classes.attachments} aria-label={heading}>
      <h4 className={classes.subtitle}>{heading}</h4>
      <AttachmentList files={files} onSave={save} />
    </section>
  );
}
