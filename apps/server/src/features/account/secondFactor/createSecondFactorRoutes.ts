import type {
  companyDoorsContract,
  devicesContract,
  passkeysContract,
  secondFactorContract,
} from '@portal/api-client/contract';
import type { Handlers } from '../../../http/handlers.ts';
import { queryCompanyDoors, saveCompanyDoors } from '../companyDoors.ts';
import { endOwnDevice, queryOwnDevices } from '../devices/ownDevices.ts';
import {
  addPasskey,
  beginPasskey,
  queryPasskeys,
  removePasskey,
  renamePasskey,
} from '../passkeys/ownPasskeys.ts';
import { beginPasskeySignIn, signInByPasskey } from '../passkeys/signInByPasskey.ts';
import { disableSecondFactor, querySecondFactor, renewRecoveryCodes } from './ownSecondFactor.ts';
import { passSecondStep } from './passSecondStep.ts';
import { beginTotp, confirmTotp } from './setUpTotp.ts';

type Calls =
  | keyof typeof secondFactorContract
  | keyof typeof devicesContract
  | keyof typeof passkeysContract
  | keyof typeof companyDoorsContract;

/** The handlers of the second factor, of the devices of a person and of what a company demands of sign-ins. */
export function createSecondFactorRoutes(): Pick<Handlers, Calls> {
  return {
    passSecondStep,
    querySecondFactor,
    beginTotp,
    confirmTotp,
    renewRecoveryCodes,
    disableSecondFactor,
    queryOwnDevices,
    endOwnDevice,
    queryCompanyDoors,
    saveCompanyDoors,
    beginPasskeySignIn,
    signInByPasskey,
    queryPasskeys,
    beginPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
  };
}
