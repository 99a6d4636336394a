export { QrCode, type QrCodeProps } from './security/components/QrCode.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './security/components/RecoveryCodes.tsx';
export { SecondStepForm, type SecondStepFormProps } from './security/components/SecondStepForm.tsx';
export { TotpSetUp, type TotpSetUpProps } from './security/components/TotpSetUp.tsx';
export { createPasskey, signInByPasskey } from './security/passkeys.ts';
export type { SecondStepApi } from './security/securityApi.ts';
