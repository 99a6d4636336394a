import { createStore } from '@portal/machine';
import type { CatalogSource } from '@portal/ui';
import { inTime } from '@portal/ui/shell';
import type { Shortcuts } from '@portal/ui/shortcuts';
import type { Actions, ChosenPorts, Contributions, PortName, Ports } from './ports.ts';

type ActionsWith<Own> = {
  [Name in keyof Actions]?: (ports: Own, ...given: Parameters<Actions[Name]>) => unknown;
};

/** What a feature is made of. */
export type FeatureOptions<Name extends PortName> = Contributions & {
  /** What it may use. */
  ports: ChosenPorts<Name>;
  /** Texts that are there before any of it is shown. */
  catalogs?: readonly CatalogSource[];
  /** What it does when another part asks by name. */
  actions?: ActionsWith<Pick<Ports, Name>>;
  /** Runs once, when the features have been loaded. */
  start?: (ports: Pick<Ports, Name>) => void;
};

/** A feature, as `app/features.ts` lists it. */
export type Feature = Contributions & {
  catalogs: readonly CatalogSource[];
  actions: ActionsWith<Ports>;
  start: (ports: Ports) => void;
};

/** Makes a feature of what it adds; its start and its actions are handed the ports that it chose, and no others. */
export function defineFeature<Name extends PortName>(options: FeatureOptions<Name>): Feature {
  const { ports: chosen, catalogs = [], actions = {}, start, ...contributions } = options;
  const bound = Object.entries(actions).map(([name, act]) => [
    name,
    (ports: Ports, ...given: unknown[]) =>
      (act as (own: Pick<Ports, Name>, ...given: unknown[]) => unknown)(chosen.of(ports), ...given),
  ]);
  return {
    ...contributions,
    catalogs,
    actions: Object.fromEntries(bound),
    start: (ports) => start?.(chosen.of(ports)),
  };
}

/** What `app/features.ts` exports: the features, and what puts their keys together. */
export type LoadedFeatures = {
  features: readonly Feature[];
  collectShortcuts: (features: readonly Contributions[], storage: Ports['storage']) => Shortcuts;
};

/**
 * Makes the ports that come with the features: they load once a page, and again after a failure. Each starts once; one that
 * cannot is reported and left out.
 */
export function createFeatures(
  load: () => Promise<LoadedFeatures>,
  ports: () => Ports,
): Pick<Ports, 'features' | 'act' | 'shortcuts'> {
  const store = createStore<readonly Feature[]>([]);
  let loading: Promise<void> | undefined;
  let shortcuts: Shortcuts | undefined;

  async function begin(): Promise<void> {
    const { features, collectShortcuts } = await inTime(load());
    await ports().locales.add(...features.flatMap(({ catalogs }) => catalogs));
    shortcuts = collectShortcuts(features, ports().storage);
    store.set(features.filter(started));
  }

  function started(feature: Feature): boolean {
    try {
      feature.start(ports());
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  }

  async function ensure(): Promise<void> {
    loading ??= begin();
    try {
      await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    features: { get: store.get, subscribe: store.subscribe, load: ensure },
    async act(name, ...given) {
      await ensure();
      for (const { actions } of store.get()) await actions[name]?.(ports(), ...given);
    },
    shortcuts() {
      if (!shortcuts) throw new Error('The features are not loaded yet');
      return shortcuts;
    },
  };
}
