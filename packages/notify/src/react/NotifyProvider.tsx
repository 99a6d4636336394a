import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { browserPorts } from '../runtime/browserPorts.ts';
import { createNotify, type Notify } from '../runtime/createNotify.ts';
import type { NotifyPorts } from '../runtime/ports.ts';
import { NotifyContext } from './NotifyContext.ts';

/** Props of `NotifyProvider`: the ports of `createNotify`; what is left out is the browser's. */
export type NotifyProviderProps = Pick<NotifyPorts, 'inbox' | 'navigation'> &
  Partial<NotifyPorts> & {
    /** Names the sign-in: another one starts anew. @default one for all, where nobody signs in */
    session?: string;
    children: ReactNode;
  };

/** Starts notices for the components below, and ends them when it leaves the page or the session changes. */
export function NotifyProvider({ session = '', children, ...ports }: NotifyProviderProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const [notify, setNotify] = useState<Notify>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ports of a sign-in are those it began with
  useEffect(() => {
    const browser = browserPorts(session);
    const made = createNotify({ ...browser, toasts, i18n, ...ports });
    setNotify(made);
    return () => {
      made.dispose();
      browser.page.dispose();
    };
  }, [session]);
  return notify && <NotifyContext value={notify}>{children}</NotifyContext>;
}
