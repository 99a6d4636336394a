export { SignInAgain, type SignInAgainProps } from './again/components/SignInAgain.tsx';
