export { encodeRedirectPath, loginAddress, parseRedirectPath, type Place } from './redirectPath.ts';
