import { expect, it, vi } from 'vitest';
import { createFeatures, defineFeature, type LoadedFeatures } from './defineFeature.ts';
import { choosePorts, type Ports } from './ports.ts';

const ports = { locales: { add: async () => undefined } } as unknown as Ports;

function set(starts: Record<string, () => void>, load = async (found: LoadedFeatures) => found) {
  const features = Object.entries(starts).map(([name, start]) =>
    defineFeature({ name, ports: choosePorts(), start }),
  );
  const collectShortcuts = (() => ({})) as unknown as LoadedFeatures['collectShortcuts'];
  return createFeatures(
    () => load({ features, collectShortcuts }),
    () => ports,
  );
}

it('[P563] one that cannot start is reported and left out, the others start once', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const begun: string[] = [];
  const { features } = set({
    first: () => begun.push('first'),
    broken: () => {
      throw new Error('no');
    },
    last: () => begun.push('last'),
  });
  await features.load();
  await features.load();
  expect(begun).toEqual(['first', 'last']);
  expect(features.get().map(({ name }) => name)).toEqual(['first', 'last']);
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no'));
  vi.unstubAllGlobals();
});

it('[P561] features that could not be loaded are loaded again, and start then', async () => {
  const begun: string[] = [];
  let tries = 0;
  const { features } = set({ first: () => begun.push('first') }, async (found) => {
    tries += 1;
    if (tries === 1) throw new TypeError('offline');
    return found;
  });
  await expect(features.load()).rejects.toThrow('offline');
  expect(begun).toEqual([]);
  await features.load();
  expect(begun).toEqual(['first']);
});
