import { useLingui } from '@lingui/react';
import type { Announcement } from '@portal/api-client/contract';
import { attachmentName, safeFileName } from '@portal/notify/core';
import { Icon, useFeedback } from '@portal/ui';
import { useState } from 'react';
import { saveFile } from '../../components/saveFile.ts';
import { useApi } from '../../useApi.ts';
import classes from './announcements.module.css';
import { attachmentQuery } from './attachmentQuery.ts';

export type AttachmentsProps = { files: Announcement['enclosureList'] };

/** The files of an announcement, each saved at a press. */
export function Attachments({ files }: AttachmentsProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const api = useApi();
  const [busy, setBusy] = useState<number>();
  if (files.length === 0) return null;
  const heading = i18n._({ id: 'sso.attachments', message: '附件' });
  const save = async ({ enclosureFileUrl, enclosureFileName }: (typeof files)[number], index: number) => {
    setBusy(index);
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
    setBusy(undefined);
  };
  return (
    <section className={classes.attachments} aria-label={heading}>
      <h4 className={classes.subtitle}>{heading}</h4>
      <ul className={classes.files}>
        {files.map((file, index) => (
          <li key={index}>
            <button
              type="button"
              className={classes.file}
              disabled={busy === index}
              aria-busy={busy === index}
              onClick={() => save(file, index)}
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
