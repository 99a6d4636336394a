import { ServerErrorPage } from '../pages/ServerErrorPage.tsx';

/** `/500`: a retry starts the portal over. */
export function ServerErrorRoute() {
  return (
    <main>
      <ServerErrorPage onRetry={() => window.location.assign('/')} />
    </main>
  );
}
