import { useLingui } from '@lingui/react';

/** Props of `ZoneNote`. */
export type ZoneNoteProps = {
  /** IANA name. */
  timeZone: string;
};

/** Says whose times a list shows; nothing where the device's clock shows the same. */
export function ZoneNote({ timeZone }: ZoneNoteProps) {
  const { i18n } = useLingui();
  const now = new Date();
  const name = nameOf(timeZone, i18n.locale, now);
  if (nameOf(undefined, i18n.locale, now) === name) return null;
  return i18n._({
    id: 'ui.table.timeZone',
    message: '日期和时间按公司时区：{name}',
    values: { name },
  });
}

function nameOf(timeZone: string | undefined, locale: string, now: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
