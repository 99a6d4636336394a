import type { Notice } from '@portal/api-client/contract';
import { readExportMessage } from '@portal/notify/core';

/** What a notice says below its title: its text, or the name of the file that it is about. */
export function noticeText({ msgInfo }: Pick<Notice, 'msgInfo'>): string {
  if (typeof msgInfo === 'string') return msgInfo;
  if (typeof msgInfo !== 'object' || msgInfo === null) return '';
  const info = msgInfo as Record<string, unknown>;
  if (typeof info.content === 'string') return info.content;
  return readExportMessage(info).name ?? '';
}
