import { useMemo } from 'react';
import { array, object, safeParse, string } from 'valibot';
import { useSystems } from './useSystems.ts';

const InfoSchema = object({ boundPlatforms: array(string()) });

/** Names of the platforms whose shops the company has bound; undefined while that is not known. */
export function useBoundPlatforms(serviceId: string): string[] | undefined {
  const info = useSystems().find((system) => system.serviceId === serviceId)?.serviceInfoExt;
  return useMemo(() => {
    const result = safeParse(InfoSchema, info);
    return result.success ? result.output.boundPlatforms : undefined;
  }, [info]);
}
