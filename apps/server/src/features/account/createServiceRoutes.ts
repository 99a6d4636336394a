import type { accountServicesContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { chooseAppearance } from './preferences.ts';
import { queryThirdAppSimple } from './services/marketplace.ts';
import { companyData, forward, platformUniteInterface } from './services/outsideCalls.ts';
import {
  openFreePackage,
  queryEjectFreePackage,
  querySystemServicePackageInfo,
} from './services/packages.ts';
import { buildStationStatusInterface, getAccountStatusList } from './services/shopStatus.ts';

/** The handlers of packages, the marketplace and parties outside. */
export function createServiceRoutes(): Pick<Handlers, keyof typeof accountServicesContract> {
  return {
    chooseAppearance,
    querySystemServicePackageInfo,
    queryEjectFreePackage,
    openFreePackage,
    queryThirdAppSimple,
    platformUniteInterface,
    getAccountStatusList,
    buildStationStatusInterface,
    forward,
    companyData,
  };
}
