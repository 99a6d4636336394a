import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';

export type PrintButtonProps = {
  /** Told before the page goes to paper, and when it is back. */
  onPrinting: (isPrinting: boolean) => void;
};

/** Prints the order once the portal has found that this computer can; otherwise the portal says what is missing. */
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
      const found = await guest.openDialog('print-check');
      if (isReady(found)) toPaper();
    } catch {
      // A portal without the check: the browser prints.
      toPaper();
    } finally {
      setChecking(false);
    }
  }
  return (
    <ActionButton icon="print" aria-busy={isChecking} onClick={() => void print()}>
      {i18n._({ id: 'scm.order.print', message: '打印' })}
    </ActionButton>
  );
}

function isReady(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'state' in found && found.state === 'ready';
}
