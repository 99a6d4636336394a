import type { PathProblem } from '../file/checkPortalFile.ts';
import type { PortalFile } from '../file/PortalFileSchema.ts';
import type { Templates } from '../rows/templates.ts';

/** Systems that are put on sale and that no company can be given: they are not offered until they are there. */
export function unknownOnSale({ sales }: PortalFile, { systems }: Templates): PathProblem[] {
  const known = new Set(systems.map(({ systemCode }) => systemCode));
  return (sales?.systems ?? []).flatMap(({ system }, index) =>
    known.has(system)
      ? []
      : [
          {
            path: ['sales', 'systems', index, 'system'],
            message: `there is no system "${system}", so it is not offered`,
          },
        ],
  );
}
