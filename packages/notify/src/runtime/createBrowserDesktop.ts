import type { DesktopPort } from './ports.ts';

const TEXT_CHARS = 200;

/** Returns the notices of the operating system; undefined where the browser has none. */
export function createBrowserDesktop(): DesktopPort | undefined {
  const { Notification } = globalThis;
  if (!Notification) return undefined;
  return {
    isAllowed: () => Notification.permission === 'granted',
    request: async () => (await Notification.requestPermission()) === 'granted',
    show({ id, title, text, onClick }) {
      // Some browsers have the class and refuse to make one.
      try {
        const notice = new Notification(title, { tag: id, ...(text && { body: text.slice(0, TEXT_CHARS) }) });
        notice.onclick = () => {
          window.focus();
          notice.close();
          onClick();
        };
      } catch {
        // The counters tell as well.
      }
    },
  };
}
