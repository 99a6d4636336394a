import { PaneQueries } from '@portal/embed/react-queries';
import { Routes } from './Routes.tsx';

/** The app of one pane. */
export function App() {
  return (
    <PaneQueries>
      <Routes />
    </PaneQueries>
  );
}
