import { RuntimeConfigSchema } from '@portal/api-client/contract';
import { createStore } from '@portal/machine';
import { createMemoryHistory } from '@tanstack/react-router';
import { parse } from 'valibot';
import { onTestFinished, vi } from 'vitest';
import { createPorts, type RouterPort } from '../src/app/createPorts.ts';
import { defineFeature, type LoadedFeatures } from '../src/app/defineFeature.ts';
import { createVisit } from '../src/app/meetingPlaces.ts';
import { type Actions, choosePorts } from '../src/app/ports.ts';
import { type Answers, CONFIG, createBackend, RUOXI, storedSession } from './createBackend.ts';

type ShellOptions = {
  /** Whose token is stored; null for nobody's. @default Ruoxi's */
  as?: string | null;
  /** @default the welcome page of the order system */
  address?: string;
  answers?: Answers;
  config?: Record<string, unknown>;
  /** Whether there is a router yet. @default true */
  isRouted?: boolean;
};

/**
 * The shell's real ports in a window without a browser, over a server of the contract's calls. What features are asked to
 * do is noted.
 */
export async function createShell({
  as = RUOXI,
  address = '/entry/svc-oms/OMS',
  answers = {},
  config: settings = {},
  isRouted = true,
}: ShellOptions = {}) {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', address);
  for (const { name, value } of as === null ? [] : storedSession(as)) localStorage.setItem(name, value);
  const backend = await createBackend();
  backend.set(answers);
  const visit = createVisit(undefined);
  const history = createMemoryHistory({ initialEntries: [address] });
  const judged: number[] = [];
  const router = createStore<RouterPort | undefined>(
    isRouted ? { history, invalidate: async () => void judged.push(judged.length) } : undefined,
  );
  const config = createStore(parse(RuntimeConfigSchema, { ...CONFIG, ...settings }));
  const acted: unknown[][] = [];
  const note = (name: keyof Actions) => [
    name,
    (_own: unknown, ...given: unknown[]) => void acted.push([name, ...given]),
  ];
  const actions: (keyof Actions)[] = ['demo-tip', 'sign-out', 'save-start', 'open-outside'];
  const noted = defineFeature({
    name: 'noted',
    ports: choosePorts(),
    actions: Object.fromEntries(actions.map(note)),
  });
  const loadFeatures = async () =>
    ({ features: [noted], collectShortcuts: () => ({}) }) as unknown as LoadedFeatures;
  const ports = createPorts({
    visit,
    config,
    router,
    fetch: (request, body) => backend.answer(new Request(request, body ? { body } : {})),
    loadFeatures,
  });
  ports.account.start();
  await ports.locales.apply('en-US');
  onTestFinished(() => ports.queryClient.clear());
  return { acted, backend, config, history, judged, ports, router, visit };
}

/** Waits for what a busy machine takes its time for: a part that loads with its first use, say. */
export const soon = <Found>(look: () => Found) => vi.waitFor(look, { timeout: 8000 });

export type Shell = Awaited<ReturnType<typeof createShell>>;
