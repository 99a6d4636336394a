export type { DemoAccount } from './components/LoginPage/DemoAccounts.tsx';
export { LoginPage, type LoginPageProps } from './components/LoginPage/LoginPage.tsx';
export {
  type LoginFlow,
  LoginScreen,
  type LoginScreenProps,
  type LoginStep,
  type LoginView,
} from './components/LoginScreen/LoginScreen.tsx';
export {
  CompanyList,
  type CompanyListProps,
  SubjectChoice,
  type SubjectChoiceProps,
} from './components/SubjectChoice/SubjectChoice.tsx';
