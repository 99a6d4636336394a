import { useRouter } from '@tanstack/react-router';
import { ServerErrorPage } from '../pages/ServerErrorPage.tsx';

/** Shown in place when what a page needs could not be loaded; the address stays, so that a retry leads there. */
export function RouteError({ reset }: { reset: () => void }) {
  const router = useRouter();
  return (
    <ServerErrorPage
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
