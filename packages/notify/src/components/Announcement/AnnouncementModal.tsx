import { useLingui } from '@lingui/react';
import { Modal } from '@mantine/core';
import type { Announcement } from '@portal/api-client/contract';
import { MODAL_WIDTHS } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { ANNOUNCEMENT_TYPES } from '../../core/constants.ts';
import classes from './Announcement.module.css';
import { AnnouncementBody } from './AnnouncementBody.tsx';

/** Props of `AnnouncementModal`. */
export type AnnouncementModalProps = {
  announcement: Announcement;
  onClose: () => void;
  /** Below the announcement: how to go on. */
  footer?: ReactNode;
};

/** One announcement in a dialog: wide for a key feature with its media. */
export function AnnouncementModal({ announcement, onClose, footer }: AnnouncementModalProps) {
  const { i18n } = useLingui();
  const isWide = announcement.announcementType === ANNOUNCEMENT_TYPES.keyFeature;
  const title = announcement.announcementTitle?.trim();
  return (
    <Modal
      opened
      onClose={onClose}
      size={isWide ? MODAL_WIDTHS.wide : MODAL_WIDTHS.medium}
      title={title || i18n._({ id: 'notify.announcement.other', message: '公告' })}
      classNames={{ title: classes.title, content: classes.modal, body: classes.body }}
      closeButtonProps={{ 'aria-label': i18n._({ id: 'notify.close', message: '关闭' }) }}
    >
      <AnnouncementBody key={announcement.id} announcement={announcement} />
      {footer && <footer className={classes.footer}>{footer}</footer>}
    </Modal>
  );
}
