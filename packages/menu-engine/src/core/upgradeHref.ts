import { systemHref, type WorkspacePlace } from './menuAddress.ts';
import type { MenuEntry } from './types.ts';

const BUY_ADDITIONAL = '/company/serve/buy-additional';
const BUY_SERVE = '/company/serve/buy-serve';

/** Returns the page, for a new window, on which a menu that is not purchased is bought: an upgrade where packages are named. */
export function upgradeHref(
  { menu }: Pick<MenuEntry, 'menu'>,
  place: WorkspacePlace,
  packageId: string | undefined,
): string {
  const { serviceId, systemCode } = place;
  const updatePackageIds = menu.updatePackageIds || menu.updatePackageId;
  const query = new URLSearchParams(
    updatePackageIds
      ? { type: 'upGrade', packageId: packageId ?? '', serviceId, systemCode, updatePackageIds }
      : { systemCode },
  );
  return `${systemHref(place)}/sso-web#${updatePackageIds ? BUY_ADDITIONAL : BUY_SERVE}?${query}`;
}
