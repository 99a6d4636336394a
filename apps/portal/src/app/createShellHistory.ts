import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { afterPaint } from '../workspace/painted.ts';

/**
 * The browser's history for the router. The address of a pane that was opened is there at once, but judged only when the
 * pane is painted: the person waits for the page, not for the guard.
 */
export function createShellHistory(history: RouterHistory = createBrowserHistory()): RouterHistory {
  const { subscribe } = history;
  history.subscribe = (listener) => {
    let cancel = () => {};
    const stop = subscribe((change) => {
      const isPane = change.action.type === 'PUSH' && 'paneKey' in change.location.state;
      cancel();
      cancel = isPane ? afterPaint(() => listener(change)) : () => {};
      if (!isPane) listener(change);
    });
    return () => {
      cancel();
      stop();
    };
  };
  return history;
}
