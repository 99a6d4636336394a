import type { PrintVersions } from './checkPrint.ts';

/** A text longer than this is no loader of a print service. */
const MAX_CHARACTERS = 512_000;
const NAMED = /\b(C?)VERSION\s*[:=]\s*"([\d.]{1,30})"/g;

/** Returns the versions that the print service's own script names; the script is only read as text. */
export function readServiceText(text: string): PrintVersions {
  const versions: PrintVersions = {};
  for (const [, cloud, version] of text.slice(0, MAX_CHARACTERS).matchAll(NAMED)) {
    if (cloud) versions.cloud ??= version;
    else versions.plugin ??= version;
  }
  return versions;
}
