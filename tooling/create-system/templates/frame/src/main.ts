import { connectToPortal, createHashHistory } from '@portal/embed/guest';
import { showPage } from './showPage.ts';

// The exact origins that may frame this page: `VITE_PORTAL_ORIGIN` names that of your portal.
const allowedOrigins = [import.meta.env.VITE_PORTAL_ORIGIN ?? 'http://localhost:4400'];
const root = document.querySelector('#app') ?? document.body;

try {
  const { guest, welcome } = await connectToPortal({ allowedOrigins });
  const history = createHashHistory(guest, window);
  const speak = (locale: string) => document.documentElement.setAttribute('lang', locale);
  const colour = (theme: string) => document.documentElement.style.setProperty('color-scheme', theme);
  let isUnsaved = false;
  const show = () => {
    isUnsaved = false;
    void guest.setDirty(false);
    showPage(root, {
      path: history.getPath(),
      navigate: (path) => history.navigate(path),
      onUnsaved(next) {
        isUnsaved = next;
        void guest.setDirty(next);
      },
    });
  };
  speak(welcome.locale);
  colour(welcome.theme);
  guest.on('locale', speak);
  guest.on('theme', colour);
  guest.answer('beforeClose', () => ({ dirty: isUnsaved }));
  history.subscribe(show);
  show();
} catch {
  root.textContent = `This page is opened by the portal at ${allowedOrigins.join(', ')}.`;
}
