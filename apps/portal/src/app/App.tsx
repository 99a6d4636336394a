import { SessionProvider } from '@portal/account';
import { PortalProvider } from '@portal/ui/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { afterPaint } from '../workspace/painted.ts';
import type { createPortalRouter } from './createPortalRouter.tsx';
import { type Ports, PortsContext } from './ports.ts';

export type AppProps = {
  ports: Ports;
  router: ReturnType<typeof createPortalRouter>;
  /** Called once the router's own part follows the address. */
  onMount: () => void;
};

/** The shell: providers around the router. */
export function App({ ports, router, onMount }: AppProps) {
  useLayoutEffect(onMount, [onMount]);
  useEffect(() => loadTypeface(), []);
  const { i18n, toasts, dialogs, account, queryClient, navigate } = ports;
  return (
    <PortsContext value={ports}>
      <QueryClientProvider client={queryClient}>
        <PortalProvider i18n={i18n} toasts={toasts} dialogs={dialogs} onHome={() => navigate('/#/user/home')}>
          <SessionProvider account={account}>
            <RouterProvider router={router} />
          </SessionProvider>
        </PortalProvider>
      </QueryClientProvider>
    </PortsContext>
  );
}

const TEXTS = {
  zh: { text: '暂时连接不上服务器，请稍后重试', retry: '重试' },
  ko: { text: '서버에 연결할 수 없어요. 잠시 후 다시 시도해 주세요', retry: '다시 시도' },
  en: { text: 'The server cannot be reached. Try again in a moment', retry: 'Try again' },
};

/** Shown when not even the configuration could be read: no catalog is loaded then, so it brings its own words. */
export function BootError({ onRetry }: { onRetry: () => void }) {
  const language = navigator.language.slice(0, 2);
  const { text, retry } = language in TEXTS ? TEXTS[language as keyof typeof TEXTS] : TEXTS.en;
  return (
    <main className="boot-error" role="alert">
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </main>
  );
}

/**
 * Loads the typeface after the next frame, so that nothing waits for it: the first screen is painted in the system's,
 * which also does where this one cannot be loaded. The answer gives it up.
 */
export function loadTypeface(
  load: () => Promise<unknown> = () => import('@portal/ui/fonts.css'),
): () => void {
  return afterPaint(() => void load().catch(() => undefined));
}
