import type { VersionOffer } from '@portal/account/tools';
import { createApi } from '@portal/api-client';
import { menusToolsContract, SUPER_PLATFORM_CODE } from '@portal/api-client/contract';
import type { Services } from '../../wiring/createServices.ts';

/** The names of the version in use and of the newer one, where that is on offer to the company. */
export async function loadVersions(
  { client, i18n }: Pick<Services, 'client' | 'i18n'>,
  systemCode: string,
): Promise<VersionOffer> {
  const api = createApi(client, menusToolsContract);
  const { platformCode, versions } = await api.selectSystemMenuPlatformCode({ systemCode });
  const nameOf = (code: string | undefined) => {
    const version = versions.find((one) => one.platformCode === code);
    if (!version) return undefined;
    const { name, enName, krName } = version;
    const own = { 'en-US': enName, 'ko-KR': krName }[i18n.locale] ?? name;
    return own || name || code;
  };
  const [present, next] = [nameOf(platformCode), nameOf(SUPER_PLATFORM_CODE)];
  return { ...(present && { present }), ...(next && { next }) };
}
