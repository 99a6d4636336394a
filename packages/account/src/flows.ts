export { BindForm, type BindFormProps } from './flows/components/BindForm.tsx';
export { LandingMessage, type LandingMessageProps } from './flows/components/LandingMessage.tsx';
export { LoginBanners, type LoginBannersProps } from './flows/components/LoginBanners.tsx';
export { OtherSignIns, type OtherSignInsProps } from './flows/components/OtherSignIns.tsx';
export { RecoverForm, type RecoverFormProps } from './flows/components/RecoverForm.tsx';
export { RegisterForm, type RegisterFormProps } from './flows/components/RegisterForm.tsx';
export type { FlowDraft } from './flows/core/FlowDraft.ts';
export {
  type HandOver,
  handOverTarget,
  type Landing,
  readHandOver,
  readLanding,
} from './flows/core/readLanding.ts';
export type { AccountFlowsApi } from './flows/flowCalls.ts';
export {
  type Landed,
  type LandingApi,
  type LinkApi,
  linkByLanding,
  signInByLanding,
} from './flows/landingCalls.ts';
export { FLOW_FAILED, LINK_TEXTS, REPLACE_TEXTS } from './flows/landingTexts.ts';
export { loginQueries } from './flows/loginQueries.ts';
