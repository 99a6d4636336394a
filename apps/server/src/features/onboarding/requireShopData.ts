import { accountCodes } from '@portal/api-client/contract';
import { BusinessError } from '../../http/errors.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { ShopDataSource } from '../../ports/ShopDataSource.ts';

/** Returns where the data of shops come from. Throws where no source is connected: nothing is made up instead. */
export function requireShopData({ shopData }: Ports): ShopDataSource {
  if (!shopData) throw new BusinessError(accountCodes.notConnected, 'notConnected');
  return shopData;
}
