import { Icon } from '@portal/ui';
import { useState } from 'react';
import { safeFileName } from '../../core/fileName.ts';
import type { Attachment } from '../../react/saveAttachment.ts';
import classes from './AttachmentList.module.css';

/** Props of `AttachmentList`. */
export type AttachmentListProps = {
  files: readonly Attachment[];
  /** Saves a file and tells what went wrong itself; the file cannot be pressed again meanwhile. */
  onSave: (file: Attachment) => Promise<void>;
};

/** Files to be saved, each at a press. */
export function AttachmentList({ files, onSave }: AttachmentListProps) {
  const [busy, setBusy] = useState<number>();
  const save = async (file: Attachment, index: number) => {
    setBusy(index);
    await onSave(file);
    setBusy(undefined);
  };
  return (
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
  );
}
