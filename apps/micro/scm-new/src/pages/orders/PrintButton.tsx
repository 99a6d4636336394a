import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';

export type PrintButtonProps = {
  /** Told before the page goes to paper, and when it is back. */
  onPrinting: (isPrinting: boolean) => void;
};

/** Prints the order by the browser; the portal looks for a print service first and offers one that is missing, beside it. */
export function PrintButton({ onPrinting }: PrintButtonProps) {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const [isChecking, setChecking] = useState(false);
  function toPaper(): void {
    // The paper shows what is on the page in this very moment.
    flushSync(() => onPrinting(true));
    window.addEventListener('afterprint', () => onPrinting(false), { once: true });
    window.print();
  }
  async function print(): Promise<void> {
    if (isChecking) return;
    setChecking(true);
    try {
      await guest.openDialog('print-check');
    } catch {
      // A portal without the check has nothing to offer.
    } finally {
      setChecking(false);
    }
    toPaper();
  }
  return (
    <ActionButton icon="print" aria-busy={isChecking} onClick={() => void print()}>
      {i18n._({ id: 'scm.order.print', message: '打印' })}
    </ActionButton>
  );
}
