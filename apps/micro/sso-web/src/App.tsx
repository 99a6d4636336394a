import { PaneQueries } from '@portal/embed/react-queries';
import { Routes } from './Routes.tsx';
import { useServicesChanged } from './servicesChanged.ts';

/** The app of one pane. */
export function App() {
  return (
    <PaneQueries>
      <Pages />
    </PaneQueries>
  );
}

function Pages() {
  useServicesChanged();
  return <Routes />;
}
