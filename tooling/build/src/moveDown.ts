import type { Rolldown } from 'vite';

/** Moves what a source map tells one line further down, as its script has been, which got a line in front. */
export function moveDown(map: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void {
  if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
}
