import '@mantine/core/styles.layer.css';
import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { Button, Card, Group, MantineProvider, Text } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { atom, useAtom } from 'jotai';
import ky from 'ky';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const i18n = setupI18n({ locale: 'en', messages: { en: { hello: 'Hello, {name}' } } });
const countAtom = atom(0);

function Hello() {
  const [count, setCount] = useAtom(countAtom);
  const { data } = useQuery({ queryKey: ['page'], queryFn: () => ky('/index.html').text() });
  useEffect(() => {
    // Once it is painted, as the portal's own mark.
    if (data !== undefined) requestAnimationFrame(() => setTimeout(() => performance.mark('hello:usable')));
  }, [data]);
  return (
    <Card>
      <Group>
        <Text>
          <Trans id="hello" values={{ name: String(data?.length ?? 0) }} />
        </Text>
        <Button onClick={() => setCount(count + 1)}>{count}</Button>
      </Group>
    </Card>
  );
}

const rootRoute = createRootRoute();
const router = createRouter({
  routeTree: rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/', component: Hello }),
  ]),
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </MantineProvider>,
);
