import '@portal/ui/mantine.css';
import '@portal/ui/fonts.css';
import '@portal/ui/styles.css';
import { startFrameApp, usePanePath } from '@portal/embed/react-guest';
import { BenchPage } from '@portal/micro-universal-system/BenchPage';
import { catalogs } from '@portal/ui/i18n';

/** The bench page as an app in a frame shows it. */
function App() {
  return <BenchPage number={usePanePath().split('/').at(-1) ?? ''} />;
}

await startFrameApp({ App, catalogs: [catalogs], allowedOrigins: [new URL(document.referrer).origin] });
