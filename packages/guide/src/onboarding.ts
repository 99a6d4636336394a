export { type BoundShop, BoundShops, type BoundShopsProps } from './onboarding/BoundShops/BoundShops.tsx';
export { Onboarding, type OnboardingProps } from './onboarding/Onboarding/Onboarding.tsx';
export { PlatformChoice, type PlatformChoiceProps } from './onboarding/PlatformChoice/PlatformChoice.tsx';
export { ShopAuth, type ShopAuthProps } from './onboarding/ShopAuth/ShopAuth.tsx';
export { ShopAuthDone, type ShopAuthDoneProps } from './onboarding/ShopAuthDone/ShopAuthDone.tsx';
