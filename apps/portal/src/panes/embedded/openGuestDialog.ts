import { GuestRefusal } from '@portal/embed';
import type { Services } from '../../wiring/createServices.ts';

const TEXT_MAX = 500;

/**
 * Opens one of the shell's dialogs for an app: the question with two answers, or what a feature offers by name.
 * Refuses a name that nobody offers.
 */
export function openGuestDialog(
  { dialogs, guests }: Pick<Services, 'dialogs' | 'guests'>,
  name: string,
  props: Readonly<Record<string, unknown>>,
): unknown {
  if (name === 'confirm') {
    return dialogs.confirm({
      title: text(props.title) ?? '',
      message: text(props.message),
      confirmLabel: text(props.confirmLabel),
      cancelLabel: text(props.cancelLabel),
      tone: props.tone === 'danger' ? 'danger' : 'primary',
    });
  }
  const open = guests.dialog(name);
  if (!open) throw new GuestRefusal('not-found', `the portal has no dialog ${name}`);
  return open(props);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, TEXT_MAX) : undefined;
}
