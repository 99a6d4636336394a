import type { Database } from '../../../db/Database.ts';
import { readCompanies } from '../exportSetup.ts';
import type { PortalFile } from '../file/PortalFileSchema.ts';
import { readPortalValue } from '../file/readPortalFile.ts';
import { readTemplates } from '../rows/templates.ts';

/**
 * The file with every company that has one of its systems as the system itself is, so that what changes in the system
 * reaches it. A company with menus of its own keeps them.
 */
export async function followersOf(tx: Database, file: PortalFile): Promise<PortalFile> {
  if (!file.systems?.length) return file;
  const codes = new Set(file.systems.map(({ code }) => code));
  const named = new Map((file.companies ?? []).map((company) => [company.code, company]));
  const described = await readCompanies(tx, await readTemplates(tx));
  const present = readPortalValue({ companies: described }).file.companies ?? [];
  const followers = present.flatMap(({ code, name, systems = [] }) => {
    const own = named.get(code);
    const isNamed = (one: string) => own?.systems?.some(({ system }) => system === one) ?? false;
    const following = systems.filter(
      ({ system, menus }) => menus === undefined && codes.has(system) && !isNamed(system),
    );
    return following.length > 0
      ? [{ ...(own ?? { code, name }), systems: [...(own?.systems ?? []), ...following] }]
      : [];
  });
  const known = new Set(followers.map(({ code }) => code));
  const others = [...named.values()].filter(({ code }) => !known.has(code));
  return { ...file, companies: [...others, ...followers] };
}
