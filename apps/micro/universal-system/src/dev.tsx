import { createStandaloneGuest } from '@portal/embed/testing';
import * as app from './entry.tsx';
import './dev.css';

const container = document.getElementById('app');
const path = window.location.hash.slice(1) || '/download-center';

if (container) {
  const { guest, welcome } = createStandaloneGuest({ path });
  const { locale, theme } = welcome;
  const navigate = (next: string) => window.history.replaceState(null, '', `#${next}`);
  await app.mount({ paneId: 'standalone', container, path, navigate, locale, theme, portal: guest });
}
