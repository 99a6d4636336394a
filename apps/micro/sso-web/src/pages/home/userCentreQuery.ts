import { menusToolsContract } from '@portal/api-client/contract';
import type { PortalGuest } from '@portal/embed/guest';
import { createGuestApi } from '@portal/embed/react-guest';
import { queryOptions } from '@tanstack/react-query';

const { queryECMenuTreeByPlatformCode } = menusToolsContract;
const PLATFORM = 'SSO_SYS_USER';

/** The user centre's own menus, as the person may use them. */
export function userCentreQuery(guest: PortalGuest) {
  return queryOptions({
    queryKey: ['user-centre'],
    queryFn: ({ signal }) =>
      createGuestApi(guest, { queryECMenuTreeByPlatformCode }, () => 'zh-CN').queryECMenuTreeByPlatformCode(
        { platformCode: PLATFORM },
        { signal },
      ),
  });
}
