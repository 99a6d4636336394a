import { NotFoundPage, usePanePath } from '@portal/embed/react-guest';
import { ErrorState, LoadingState, latePart } from '@portal/ui';
import type { ComponentType } from 'react';

const late = (load: () => Promise<ComponentType>) => latePart(load, { Missing: ErrorState, Waiting });

/** The pages by address; each loads when it is first opened. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/companies': late(async () => (await import('./pages/companies/CompaniesPage.tsx')).CompaniesPage),
  '/people': late(async () => (await import('./pages/people/PeoplePage.tsx')).PeoplePage),
  '/announcements': late(
    async () => (await import('./pages/announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
  ),
  '/notices': late(async () => (await import('./pages/notices/NoticesPage.tsx')).NoticesPage),
  '/live': late(async () => (await import('./pages/live/LivePage.tsx')).LivePage),
  '/help': late(async () => (await import('./pages/help/HelpPage.tsx')).HelpPage),
  '/setup': late(async () => (await import('./pages/setup/SetupPage.tsx')).SetupPage),
  '/systems': late(async () => (await import('./pages/systems/SystemsPage.tsx')).SystemsPage),
  '/agreements': late(async () => (await import('./pages/agreements/AgreementsPage.tsx')).AgreementsPage),
  '/params': late(async () => (await import('./pages/params/ParamsPage.tsx')).ParamsPage),
  '/assistant': late(async () => (await import('./pages/assistant/AssistantPage.tsx')).AssistantPage),
  '/health': late(async () => (await import('./pages/health/HealthPage.tsx')).HealthPage),
  '/work': late(async () => (await import('./pages/work/WorkPage.tsx')).WorkPage),
  '/audit': late(async () => (await import('./pages/audit/AuditPage.tsx')).AuditPage),
};

/** The page of a path. */
export function Routes() {
  const [pathname = '/'] = usePanePath().split('?');
  const Page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined;
  return Page ? <Page /> : <NotFoundPage />;
}

function Waiting() {
  return <LoadingState rows={8} />;
}
