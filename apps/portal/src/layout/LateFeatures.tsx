import { lazy, Suspense } from 'react';
import { useIsUsable } from './useIsUsable.ts';

const features = () => import('../features/index.ts');
const Tools = lazy(async () => ({ default: (await features()).HeaderTools }));
const Layers = lazy(async () => ({ default: (await features()).Layers }));

/** The header's tools, loaded when the workspace is already usable. */
export function LateHeaderTools() {
  return useIsUsable() && <Suspense>{<Tools />}</Suspense>;
}

/** What floats above the workspace, loaded when it is already usable. */
export function LateLayers() {
  return useIsUsable() && <Suspense>{<Layers />}</Suspense>;
}
