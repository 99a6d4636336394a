export { type FromQiankunOptions, fromQiankun } from './fromQiankun.ts';
export {
  type FromSingleSpaOptions,
  fromSingleSpa,
  type Lifecycle,
  type SingleSpaApp,
  type SingleSpaProps,
} from './fromSingleSpa.ts';
